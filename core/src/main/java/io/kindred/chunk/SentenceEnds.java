package io.kindred.chunk;

import io.kindred.text.Span;

/** Where sentences end. */
final class SentenceEnds {
    /*
     * java.text.BreakIterator is not used: on rows of points with brackets or dashes between them it reads to the end of
     * the text for every sentence it finds, and so takes quadratic time. Here what is read ahead - closing signs, white
     * space, opening signs - holds no sign that could end a sentence, so nothing is read ahead twice.
     */
    private static final String ENDS = ".?!\u2026\u0589\u061F\u06D4";
    private static final String WIDE_ENDS = "\u3002\uFF0E\uFF61\uFF01\uFF1F\u0964\u0965\u104B\u1362\u17D4";
    private static final String CLOSERS =
            ")]}\"'\u2018\u2019\u201C\u201D\u00AB\u00BB\u2039\u203A\u300D\u300F\u3011\uFF09";
    private static final String AFTER_WIDE = ENDS + WIDE_ENDS + CLOSERS;
    private static final String OPENERS =
            "([{\"'\u2018\u201A\u201C\u201E\u00AB\u00BB\u2039\u203A\u00BF\u00A1-\u2013\u2014";

    private static final byte ENDS_ONE = 1;
    private static final byte ENDS_WIDE = 2;
    private static final byte CLOSES = 4;
    private static final byte CLOSES_WIDE = 8;
    private static final byte OPENS = 16;

    /** What each character is, as bits; all signs are below. */
    private static final byte[] SIGNS = signs();

    private SentenceEnds() {}

    private static byte[] signs() {
        byte[] signs = new byte[1 << Character.SIZE];
        mark(signs, ENDS, ENDS_ONE);
        mark(signs, WIDE_ENDS, ENDS_WIDE);
        mark(signs, CLOSERS, CLOSES);
        mark(signs, AFTER_WIDE, CLOSES_WIDE);
        mark(signs, OPENERS, OPENS);
        return signs;
    }

    private static void mark(byte[] signs, String characters, byte bit) {
        for (int i = 0; i < characters.length(); i++) {
            signs[characters.charAt(i)] |= bit;
        }
    }

    private static boolean is(char c, int bits) {
        return (SIGNS[c] & bits) != 0;
    }

    /** The end of the sentence that begins at {@code from}, at most {@code end}. */
    static int next(char[] text, int from, int end) {
        return next(text, Span.of(0, text.length), from, end);
    }

    /** The end of a sentence as if there were nothing but the stretch {@code seen} of the text. */
    static int next(char[] text, Span seen, int from, int end) {
        int start = Blanks.skip(text, from, end);
        int at = start;
        while (at < end) {
            char c = text[at++];
            if (is(c, ENDS_ONE | ENDS_WIDE)) {
                boolean wide = is(c, ENDS_WIDE);
                int point = at - 1;
                at = skip(text, at, end, wide ? CLOSES_WIDE : CLOSES);
                if (wide || (mayBeginAfter(text, seen, c, at, end) && !Abbreviations.endsAt(text, start, point))) {
                    return at;
                }
            }
        }
        return end;
    }

    /** Whether what stands between two offsets ends as a sentence does. */
    static boolean endsAt(char[] text, int from, int to) {
        int last = to - 1;
        while (last > from && is(text[last], CLOSES)) {
            last--;
        }
        return last >= from && is(text[last], ENDS_ONE | ENDS_WIDE);
    }

    /** Whether a sentence may begin after one that ended with {@code end} and the signs up to {@code at}. */
    private static boolean mayBeginAfter(char[] text, Span seen, char end, int at, int blockEnd) {
        int word = Blanks.skip(text, at, blockEnd);
        if (word == at) {
            return false;
        }
        word = skip(text, word, blockEnd, OPENS);
        if (word == blockEnd) {
            return true;
        }
        int first = word + 1 < seen.to() ? Character.codePointAt(text, word) : text[word];
        return !Character.isLowerCase(first)
                && ENDS.indexOf(first) < 0
                && !(end == '.' && (Character.isDigit(first) || Abbreviations.isDate(text, seen, at, word)));
    }

    private static int skip(char[] text, int from, int to, int signs) {
        int at = from;
        while (at < to && is(text[at], signs)) {
            at++;
        }
        return at;
    }
}
