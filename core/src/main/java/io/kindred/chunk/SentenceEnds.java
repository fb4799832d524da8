package io.kindred.chunk;

import io.kindred.text.Span;

/** Where sentences end. */
final class SentenceEnds {
    /*
     * java.text.BreakIterator is not used: on rows of points with brackets or dashes between them it reads to the end of
     * the text for every sentence it finds, and so takes quadratic time. Here what is read ahead - closing signs, white
     * space, opening signs - holds no sign that could end a sentence, so nothing is read ahead twice.
     */
    private static final int ENDS = Signs.ENDS | Signs.ENDS_WIDE;

    private static final int AFTER_WIDE = ENDS | Signs.CLOSES;

    private SentenceEnds() {}

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
            if (Signs.is(c, ENDS)) {
                boolean wide = Signs.is(c, Signs.ENDS_WIDE);
                int point = at - 1;
                at = skip(text, at, end, wide ? AFTER_WIDE : Signs.CLOSES);
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
        while (last > from && Signs.is(text[last], Signs.CLOSES)) {
            last--;
        }
        return last >= from && Signs.is(text[last], ENDS);
    }

    /** Whether a sentence may begin after one that ended with {@code end} and the signs up to {@code at}. */
    private static boolean mayBeginAfter(char[] text, Span seen, char end, int at, int blockEnd) {
        int word = Blanks.skip(text, at, blockEnd);
        if (word == at) {
            return false;
        }
        word = skip(text, word, blockEnd, Signs.OPENS);
        if (word == blockEnd) {
            return true;
        }
        int first = word + 1 < seen.to() ? Character.codePointAt(text, word) : text[word];
        return !Character.isLowerCase(first)
                && !Signs.is(text[word], Signs.ENDS)
                && !(end == '.' && (Character.isDigit(first) || Abbreviations.isDate(text, seen, at, word)));
    }

    private static int skip(char[] text, int from, int to, int signs) {
        int at = from;
        while (at < to && Signs.is(text[at], signs)) {
            at++;
        }
        return at;
    }
}
