package io.kindred.report;

import java.util.Locale;

/**
 * Text as it may be shown on a terminal.
 *
 * <p>File names come from strangers: a name may hold escape sequences that a terminal obeys, line ends that fake
 * another line of output, or marks that reverse the reading order. All of these are shown as escapes.
 */
public final class Printable {
    private Printable() {}

    public static String of(String text) {
        if (text.codePoints().noneMatch(Printable::isUnsafe)) {
            return text;
        }
        StringBuilder shown = new StringBuilder();
        text.codePoints().forEach(c -> append(shown, c));
        return shown.toString();
    }

    /** Whether a code point must not reach a terminal: controls, line and direction marks, half surrogate pairs. */
    public static boolean isUnsafe(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE ->
                true;
            case Character.FORMAT -> isDirectionMark(codePoint);
            default -> false;
        };
    }

    private static boolean isDirectionMark(int c) {
        return (c >= 0x202A && c <= 0x202E)
                || (c >= 0x2066 && c <= 0x2069)
                || c == 0x200E
                || c == 0x200F
                || c == 0x061C;
    }

    private static void append(StringBuilder shown, int codePoint) {
        switch (codePoint) {
            case '\n' -> shown.append("\\n");
            case '\r' -> shown.append("\\r");
            case '\t' -> shown.append("\\t");
            default -> {
                if (isUnsafe(codePoint)) {
                    shown.append(String.format(Locale.ROOT, "\\u%04x", codePoint));
                } else {
                    shown.appendCodePoint(codePoint);
                }
            }
        }
    }
}
