package io.kindred.clean;

import java.util.Locale;
import java.util.Optional;

/**
 * Names between quotation marks, on one line whatever they hold.
 *
 * <p>A backslash begins an escape, as in JSON: of quotation marks and backslashes, and of all that an editor or a terminal
 * may not show or not keep: controls, line ends, marks of direction, unusual spaces, half surrogate pairs. All other
 * characters stand for themselves.
 */
final class Quoted {
    private Quoted() {}

    static String of(String name) {
        StringBuilder quoted = new StringBuilder(name.length() + 2).append('"');
        name.codePoints().forEach(c -> append(quoted, c));
        return quoted.append('"').toString();
    }

    private static void append(StringBuilder quoted, int c) {
        switch (c) {
            case '"', '\\' -> quoted.append('\\').append((char) c);
            case '\n' -> quoted.append("\\n");
            case '\r' -> quoted.append("\\r");
            case '\t' -> quoted.append("\\t");
            default -> {
                if (isDelicate(c)) {
                    for (char unit : Character.toChars(c)) {
                        quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
                    }
                } else {
                    quoted.appendCodePoint(c);
                }
            }
        }
    }

    private static boolean isDelicate(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> true;
            case Character.SPACE_SEPARATOR -> c != ' ';
            default -> false;
        };
    }

    /**
     * A name that was read.
     *
     * @param end where the text goes on after its last quotation mark
     */
    record Read(String name, int end) {}

    /** Reads the name whose first quotation mark is at a place of a text; nothing if there is none or it has no end. */
    static Optional<Read> at(String text, int start) {
        if (start >= text.length() || text.charAt(start) != '"') {
            return Optional.empty();
        }
        StringBuilder name = new StringBuilder();
        int i = start + 1;
        while (i < text.length() && text.charAt(i) != '"') {
            int length = text.charAt(i) == '\\' ? unescape(text, i, name) : 1;
            if (length == 1) {
                name.append(text.charAt(i));
            } else if (length == 0) {
                return Optional.empty();
            }
            i += length;
        }
        return i < text.length() ? Optional.of(new Read(name.toString(), i + 1)) : Optional.empty();
    }

    /** Reads an escape and returns its length, which is 0 if there is no such escape. */
    private static int unescape(String text, int at, StringBuilder name) {
        char escape = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
        switch (escape) {
            case '"', '\\' -> name.append(escape);
            case 'n' -> name.append('\n');
            case 'r' -> name.append('\r');
            case 't' -> name.append('\t');
            case 'u' -> {
                if (at + 6 > text.length() || !text.substring(at + 2, at + 6).matches("[0-9a-fA-F]{4}")) {
                    return 0;
                }
                name.append((char) Integer.parseInt(text.substring(at + 2, at + 6), 16));
                return 6;
            }
            default -> {
                return 0;
            }
        }
        return 2;
    }
}
