package io.kindred.text;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Set;

/** What part a code point plays in a word. */
final class WordCharacters {
    /** The bit of what is inside a word wherever it stands. */
    static final byte INSIDE = 1;

    static final byte LETTER = INSIDE;
    static final byte DIGIT = INSIDE | 2;
    static final byte APOSTROPHE = 4;

    /** A sign that belongs to a number when it stands between digits. */
    static final byte POINT = 8;

    /** A code point outside words: white space, punctuation, symbols, surrogates without a partner. */
    static final byte OUTSIDE = 16;

    static final byte MARK = 32;

    /** A letter that is a word by itself, because its script puts no spaces between words. */
    static final byte ALONE = 64;

    static final byte UNDERSCORE = 32 | 64;

    private static final byte UNKNOWN = 0;

    /** Filled as characters are met: threads that race write the same values. */
    private static final byte[] PARTS = new byte[Character.MIN_SUPPLEMENTARY_CODE_POINT];

    private static final Set<UnicodeScript> UNSPACED = EnumSet.of(
            UnicodeScript.HAN,
            UnicodeScript.HIRAGANA,
            UnicodeScript.KATAKANA,
            UnicodeScript.BOPOMOFO,
            UnicodeScript.YI,
            UnicodeScript.TANGUT,
            UnicodeScript.NUSHU,
            UnicodeScript.THAI,
            UnicodeScript.LAO,
            UnicodeScript.KHMER,
            UnicodeScript.MYANMAR,
            UnicodeScript.TIBETAN,
            UnicodeScript.TAI_LE,
            UnicodeScript.NEW_TAI_LUE,
            UnicodeScript.TAI_THAM,
            UnicodeScript.TAI_VIET,
            UnicodeScript.JAVANESE,
            UnicodeScript.BALINESE);

    private WordCharacters() {}

    static byte part(int codePoint) {
        if (codePoint >= PARTS.length) {
            return find(codePoint);
        }
        byte part = PARTS[codePoint];
        if (part == UNKNOWN) {
            part = find(codePoint);
            PARTS[codePoint] = part;
        }
        return part;
    }

    /** Whether a character has been found to be a letter or a digit of a word of several; quicker than {@link #part}. */
    static boolean isKnownInside(char c) {
        return (PARTS[c] & INSIDE) != 0;
    }

    private static byte find(int codePoint) {
        return switch (codePoint) {
            case '\'', '\u2019' -> APOSTROPHE;
            case '.', ',' -> POINT;
            case '_' -> UNDERSCORE;
            default -> findByType(codePoint);
        };
    }

    private static byte findByType(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.DECIMAL_DIGIT_NUMBER -> DIGIT;
            case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK -> MARK;
            case Character.UPPERCASE_LETTER,
                    Character.LOWERCASE_LETTER,
                    Character.TITLECASE_LETTER,
                    Character.MODIFIER_LETTER,
                    Character.OTHER_LETTER,
                    Character.LETTER_NUMBER,
                    Character.OTHER_NUMBER -> isUnspaced(codePoint) ? ALONE : LETTER;
            default -> OUTSIDE;
        };
    }

    /** The Japanese signs of length and repetition belong to two scripts and so, for the JDK, to none. */
    private static boolean isUnspaced(int codePoint) {
        return UNSPACED.contains(UnicodeScript.of(codePoint)) || (codePoint >= 0x3000 && codePoint <= 0x30FF);
    }
}
