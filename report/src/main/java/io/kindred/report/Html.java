package io.kindred.report;

import java.util.Locale;

/** Text as it may stand in a page: between tags and in quoted attributes it is shown, never obeyed. */
public final class Html {
    private Html() {}

    public static String of(String text) {
        StringBuilder shown = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> append(shown, c));
        return shown.toString();
    }

    /** Control characters and marks that reverse the reading order are shown as escapes, as on a terminal. */
    private static void append(StringBuilder shown, int codePoint) {
        switch (codePoint) {
            case '&' -> shown.append("&amp;");
            case '<' -> shown.append("&lt;");
            case '>' -> shown.append("&gt;");
            case '"' -> shown.append("&quot;");
            case '\'' -> shown.append("&#39;");
            case '\r' -> {}
            case '\n', '\t' -> shown.append((char) codePoint);
            default -> {
                if (Printable.isUnsafe(codePoint)) {
                    shown.append(String.format(Locale.ROOT, "\\u%04x", codePoint));
                } else {
                    shown.appendCodePoint(codePoint);
                }
            }
        }
    }
}
