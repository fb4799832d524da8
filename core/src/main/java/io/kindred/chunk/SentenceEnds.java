package io.kindred.chunk;

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

    private SentenceEnds() {}

    /** The end of the sentence that begins at {@code from}, at most {@code end}. */
    static int next(String text, int from, int end) {
        int start = Blanks.skip(text, from, end);
        int at = start;
        while (at < end) {
            char c = text.charAt(at++);
            boolean wide = isWide(c);
            if (wide || ENDS.indexOf(c) >= 0) {
                int point = at - 1;
                at = skip(text, at, end, wide ? AFTER_WIDE : CLOSERS);
                if (wide || (mayBeginAfter(text, c, at, end) && !Abbreviations.endsAt(text, start, point))) {
                    return at;
                }
            }
        }
        return end;
    }

    /** Whether what stands between two offsets ends as a sentence does. */
    static boolean endsAt(String text, int from, int to) {
        int last = to - 1;
        while (last > from && CLOSERS.indexOf(text.charAt(last)) >= 0) {
            last--;
        }
        return last >= from && (isWide(text.charAt(last)) || ENDS.indexOf(text.charAt(last)) >= 0);
    }

    private static boolean isWide(char c) {
        return c >= '\u0964' && WIDE_ENDS.indexOf(c) >= 0;
    }

    /** Whether a sentence may begin after one that ended with {@code end} and the signs up to {@code at}. */
    private static boolean mayBeginAfter(String text, char end, int at, int blockEnd) {
        int word = Blanks.skip(text, at, blockEnd);
        if (word == at) {
            return false;
        }
        word = skip(text, word, blockEnd, OPENERS);
        if (word == blockEnd) {
            return true;
        }
        int first = text.codePointAt(word);
        return !Character.isLowerCase(first)
                && ENDS.indexOf(first) < 0
                && !(end == '.' && (Character.isDigit(first) || Abbreviations.isDate(text, at, word)));
    }

    private static int skip(String text, int from, int to, String signs) {
        int at = from;
        while (at < to && signs.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }
}
