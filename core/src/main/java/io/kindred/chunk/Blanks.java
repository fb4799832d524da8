package io.kindred.chunk;

import io.kindred.text.Span;

/** The white space of a text as a chunker sees it. */
final class Blanks {
    private Blanks() {}

    static boolean isBlank(char c) {
        if (c > ' ' && c < '\u0080') {
            return false;
        }
        return c <= ' '
                ? c == ' ' || (c >= '\t' && c <= '\r') || c >= '\u001C'
                : c == '\u0085' || c == '\u00A0' || isWide(c);
    }

    /** Whether one of the characters of other scripts is white space; Unicode has a few, none beyond the last here. */
    private static boolean isWide(char c) {
        return c >= '\u1680' && c <= '\u3000' && Character.isSpaceChar(c);
    }

    /** The first character at or after {@code from} that is no white space, or {@code to}. */
    static int skip(char[] text, int from, int to) {
        int at = from;
        while (at < to && isBlank(text[at])) {
            at++;
        }
        return at;
    }

    /** A stretch of a text without the white space at its ends. */
    static Span trim(char[] text, int from, int to) {
        int first = skip(text, from, to);
        int end = to;
        while (end > first && isBlank(text[end - 1])) {
            end--;
        }
        return Span.of(first, end);
    }

    /** The end of the first blank line after some text at or after {@code start}, or the end of the text. */
    static int endOfBlock(char[] text, int start) {
        boolean written = false;
        int lineEnds = 0;
        for (int at = start; at < text.length; at++) {
            char c = text[at];
            if (!isBlank(c)) {
                written = true;
                lineEnds = 0;
            } else if (isLineEnd(text, at) && ++lineEnds > 1 && written) {
                return at + 1;
            }
        }
        return text.length;
    }

    /** The first line end at or after {@code from}, or the end of the text. */
    static int lineEnd(char[] text, int from) {
        int at = from;
        while (at < text.length && !endsLine(text[at])) {
            at++;
        }
        return at;
    }

    private static boolean endsLine(char c) {
        if (c > '\r' && c < '\u0085') {
            return false;
        }
        return (c >= '\n' && c <= '\r') || c == '\u0085' || c == '\u2028' || c == '\u2029';
    }

    /** The start of the line after one that ends at {@code end}. */
    static int afterLineEnd(char[] text, int end) {
        boolean two = end + 1 < text.length && text[end] == '\r' && text[end + 1] == '\n';
        return end + (two ? 2 : 1);
    }

    /** Whether a line ends with the character at {@code at}; of CR and LF together that is LF. */
    private static boolean isLineEnd(char[] text, int at) {
        char c = text[at];
        boolean beforeLineFeed = at + 1 < text.length && text[at + 1] == '\n';
        return c == '\n' || (c == '\r' && !beforeLineFeed) || c == '\u0085' || c == '\u2028' || c == '\u2029';
    }
}
