package io.kindred.chunk;

import io.kindred.text.Span;

/** The white space of a text as a chunker sees it. */
final class Blanks {
    private Blanks() {}

    static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\u0085';
    }

    /** A stretch of a text without the white space at its ends. */
    static Span trim(String text, int from, int to) {
        int first = from;
        while (first < to && isBlank(text.charAt(first))) {
            first++;
        }
        int end = to;
        while (end > first && isBlank(text.charAt(end - 1))) {
            end--;
        }
        return Span.of(first, end);
    }

    /** The end of the first blank line after some text at or after {@code start}, or the end of the text. */
    static int endOfBlock(String text, int start) {
        boolean written = false;
        int lineEnds = 0;
        for (int at = start; at < text.length(); at++) {
            char c = text.charAt(at);
            if (!isBlank(c)) {
                written = true;
                lineEnds = 0;
            } else if (isLineEnd(text, at) && ++lineEnds > 1 && written) {
                return at + 1;
            }
        }
        return text.length();
    }

    /** Whether a line ends with the character at {@code at}; of CR and LF together that is LF. */
    private static boolean isLineEnd(String text, int at) {
        char c = text.charAt(at);
        boolean beforeLineFeed = at + 1 < text.length() && text.charAt(at + 1) == '\n';
        return c == '\n' || (c == '\r' && !beforeLineFeed) || c == '\u0085' || c == '\u2028' || c == '\u2029';
    }
}
