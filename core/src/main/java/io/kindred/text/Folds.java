package io.kindred.text;

import java.text.Normalizer.Form;

/** What becomes of a code point, and of a short sequence of them, when a text is normalised. */
final class Folds {
    /** Kinds of characters; every number above the last of them is the one character that takes the place of another. */
    static final char UNKNOWN = 0;

    static final char DROPPED = 1;
    static final char SOFT_HYPHEN = 2;
    static final char LINE_BREAK = 3;
    static final char CONTINUES = 4;
    static final char GROWS = 5;
    static final char KEPT = 6;
    static final char BLANK = 7;
    static final char SPACE = ' ';

    private static final int MOST_GROWTH = 4;
    private static final int MOST_ROUNDS = 8;

    /** Filled as characters are met: threads that race write the same values, and a char is never half written. */
    private static final char[] KINDS = new char[Character.MIN_SUPPLEMENTARY_CODE_POINT];

    private Folds() {}

    /** The kind of a character or its substitute, or {@link #UNKNOWN} if nobody asked {@link #kind} yet. */
    static char known(char c) {
        return KINDS[c];
    }

    /** The kind of a code point, or the character above {@link #SPACE} that takes its place. */
    static char kind(int codePoint) {
        if (codePoint >= KINDS.length) {
            return kindOfSupplementary(codePoint);
        }
        if (KINDS[codePoint] == UNKNOWN) {
            KINDS[codePoint] = kindOfChar((char) codePoint);
        }
        return KINDS[codePoint];
    }

    private static char kindOfChar(char c) {
        if (c == '\u00AD') {
            return SOFT_HYPHEN;
        }
        if (isLineBreak(c)) {
            return LINE_BREAK;
        }
        if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
            return c == ' ' ? SPACE : BLANK;
        }
        if (Character.isSurrogate(c)) {
            return KEPT;
        }
        char kind = kindOfSupplementary(c);
        String folded = kind == GROWS ? closure(String.valueOf(c)) : "";
        return folded.length() == 1 && folded.charAt(0) > SPACE ? folded.charAt(0) : kind;
    }

    private static char kindOfSupplementary(int codePoint) {
        if (isInvisible(codePoint)) {
            return DROPPED;
        }
        String alone = Character.toString(codePoint);
        if (continues(java.text.Normalizer.normalize(alone, Form.NFKD).codePointAt(0))) {
            return CONTINUES;
        }
        String composed = java.text.Normalizer.normalize(alone, Form.NFKC);
        return composed.codePointCount(0, composed.length()) > MOST_GROWTH ? KEPT : GROWS;
    }

    private static boolean isLineBreak(char c) {
        return (c >= '\n' && c <= '\r') || c == '\u0085' || c == '\u2028' || c == '\u2029';
    }

    /** Whether a code point that is no white space leaves no mark on paper: format, control, variation selector, filler. */
    private static boolean isInvisible(int codePoint) {
        int type = Character.getType(codePoint);
        return type == Character.FORMAT
                || type == Character.CONTROL
                || (codePoint >= 0xFE00 && codePoint <= 0xFE0F)
                || (codePoint >= 0xE0000 && codePoint <= 0xE0FFF)
                || (codePoint >= 0x180B && codePoint <= 0x180F)
                || "\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0".indexOf(codePoint) >= 0;
    }

    /** Whether a code point may merge with what stands before it: marks, Hangul vowels and finals, one Kirat Rai vowel. */
    private static boolean continues(int codePoint) {
        return isMark(codePoint) || (codePoint >= 0x1160 && codePoint <= 0x11FF) || codePoint == 0x16D67;
    }

    static boolean isMark(int codePoint) {
        int type = Character.getType(codePoint);
        return type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || type == Character.ENCLOSING_MARK;
    }

    /** A short sequence composed and case-folded until neither changes it any more. */
    static String closure(String sequence) {
        String before = sequence;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            String after = foldCase(java.text.Normalizer.normalize(before, Form.NFKC));
            if (after.equals(before)) {
                return after;
            }
            before = after;
        }
        return before;
    }

    private static String foldCase(String sequence) {
        StringBuilder folded = new StringBuilder(sequence.length() + 2);
        sequence.codePoints().forEach(codePoint -> foldCase(codePoint, folded));
        return folded.toString();
    }

    private static void foldCase(int codePoint, StringBuilder folded) {
        int lower = isMark(codePoint) ? codePoint : Character.toLowerCase(Character.toUpperCase(codePoint));
        if (lower == 'ß') {
            folded.append("ss");
        } else {
            folded.appendCodePoint(typed(lower));
        }
    }

    /** What a typewriter has for a quotation mark, apostrophe or dash of a typesetter. */
    private static int typed(int codePoint) {
        return switch (codePoint) {
            case '\u2018', '\u2019', '\u201A', '\u201B' -> '\'';
            case '\u201C', '\u201D', '\u201E', '\u201F' -> '"';
            case '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212' -> '-';
            default -> codePoint;
        };
    }
}
