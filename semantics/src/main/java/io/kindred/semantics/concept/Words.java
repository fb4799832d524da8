package io.kindred.semantics.concept;

import io.kindred.semantics.lexicon.Lemmatizer;
import io.kindred.semantics.lexicon.WordNet;
import io.kindred.text.Tokens;
import java.util.BitSet;
import java.util.Locale;
import java.util.Set;

/** The words of a text with what is known of each, for those who look for concepts among them. */
final class Words {
    static final String ENGLISH = "en";

    private static final Set<String> ABBREVIATIONS =
            Set.of("mr", "mrs", "ms", "dr", "st", "prof", "gen", "col", "lt", "sen", "rep", "gov", "capt", "rev", "jr");

    final Tokens tokens;
    final String language;
    final int size;
    final String[] small;

    /** Words that begin with a capital. */
    final BitSet capitals = new BitSet();

    /** Words that begin a sentence, a line of its own or a quotation. */
    final BitSet starts = new BitSet();

    /** Words that something other than a space, or an empty line, parts from the word before. */
    final BitSet breaks = new BitSet();

    /** Words that can be concepts: no stop words, numbers, or single letters. */
    final BitSet contents = new BitSet();

    /** Letters of scripts without spaces. */
    final BitSet signs = new BitSet();

    Words(Tokens tokens, int size, String language) {
        this.tokens = tokens;
        this.language = language;
        this.size = size;
        this.small = new String[size];
        Set<String> stopWords = StopWords.of(language);
        for (int i = 0; i < size; i++) {
            describe(i, stopWords);
        }
        ignoreShouting();
    }

    private void describe(int i, Set<String> stopWords) {
        String text = tokens.text();
        int from = tokens.from(i);
        int first = text.codePointAt(from);
        boolean isTooLong = tokens.to(i) - from > TextConcepts.LONGEST;
        small[i] = isTooLong ? "" : base(tokens.text(i));
        capitals.set(i, Character.isUpperCase(first));
        signs.set(i, isSign(first));
        starts.set(i, isStart(i));
        breaks.set(i, i == 0 || isBreak(i));
        contents.set(i, !isTooLong && isContent(small[i], first) && !stopWords.contains(small[i]));
    }

    private static boolean isSign(int codePoint) {
        return Character.isIdeographic(codePoint)
                || (Character.getType(codePoint) == Character.OTHER_LETTER
                        && codePoint >= 0xE00
                        && isUnspaced(codePoint));
    }

    private static boolean isUnspaced(int codePoint) {
        return switch (Character.UnicodeScript.of(codePoint)) {
            case HIRAGANA, KATAKANA, THAI, LAO, KHMER, MYANMAR, TIBETAN, BOPOMOFO, YI -> true;
            default -> false;
        };
    }

    /** A word in small letters, less the ending of the English genitive. */
    private static String base(String word) {
        String small = word.toLowerCase(Locale.ROOT).replace('\u2019', '\'');
        return small.endsWith("'s") ? small.substring(0, small.length() - 2) : small;
    }

    private static boolean isContent(String word, int first) {
        if (word.codePointCount(0, word.length()) < 2) {
            return isSign(first);
        }
        return !Character.isDigit(first) || word.chars().anyMatch(Character::isLetter);
    }

    boolean isGenitive(int i) {
        return tokens.to(i) - tokens.from(i) > small[i].length();
    }

    private boolean isStart(int i) {
        if (i == 0) {
            return true;
        }
        String text = tokens.text();
        int lines = 0;
        for (int at = tokens.to(i - 1); at < tokens.from(i); at++) {
            switch (text.charAt(at)) {
                case '.' -> {
                    if (!isAbbreviation(i - 1)) {
                        return true;
                    }
                }
                case '!', '?', ':', '"', '\u201C', '\u00AB', '\u2022', '*', '>', '|' -> {
                    return true;
                }
                case '\n' -> lines++;
                default -> {}
            }
        }
        return lines > 1;
    }

    private boolean isAbbreviation(int i) {
        return tokens.to(i) - tokens.from(i) == 1 || ABBREVIATIONS.contains(small[i]);
    }

    private boolean isBreak(int i) {
        String text = tokens.text();
        int lines = 0;
        for (int at = tokens.to(i - 1); at < tokens.from(i); at++) {
            char c = text.charAt(at);
            if (c == '\n') {
                lines++;
            } else if (!(Character.isWhitespace(c)
                    || c == '\u00A0'
                    || c == '&'
                    || c == '-'
                    || (c == '.' && isAbbreviation(i - 1)))) {
                return true;
            }
        }
        return lines > 1;
    }

    /** Capitals tell nothing where a text, or a heading of at least four words, is written in capitals throughout. */
    private void ignoreShouting() {
        int from = 0;
        for (int i = 1; i <= size; i++) {
            if (i == size || starts.get(i)) {
                if (i - from >= 4 && isShouted(from, i)) {
                    capitals.clear(from, i);
                }
                from = i;
            }
        }
    }

    private boolean isShouted(int from, int to) {
        for (int i = from; i < to; i++) {
            String word = tokens.text(i);
            if (word.length() <= TextConcepts.LONGEST && !word.equals(word.toUpperCase(Locale.ROOT))) {
                return false;
            }
        }
        return true;
    }

    boolean isEnglish() {
        return language.equals(ENGLISH);
    }

    /** The base form of a word. */
    String lemma(int i, Lemmatizer lemmatizer) {
        return isEnglish() ? lemmatizer.lemma(small[i]) : small[i];
    }

    /** Whether English knows the word as other than a name. */
    boolean isCommon(int i, WordNet wordNet, Lemmatizer lemmatizer) {
        return wordNet.isCommon(small[i]) || wordNet.isCommon(lemmatizer.lemma(small[i]));
    }

    /** A stretch of words as the text writes it, white space made single spaces. */
    String surface(int from, int to) {
        String surface =
                tokens.text().substring(tokens.from(from), tokens.to(to - 1)).replaceAll("\\s+", " ");
        return isGenitive(to - 1) ? surface.substring(0, surface.length() - 2) : surface;
    }
}
