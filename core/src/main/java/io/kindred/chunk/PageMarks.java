package io.kindred.chunk;

import java.util.regex.Pattern;

/** Lines that name the page they stand on. */
final class PageMarks {
    /** Tried on short lines only. */
    private static final Pattern MARK = Pattern.compile(
            ".*\\[ ?[Pp]age \\d{1,5} ?\\]|-+ ?(?:[Pp]age )?\\d{1,5} ?-+|(?:[Pp]age|PAGE|Seite) \\d{1,5}(?: (?:of|von|/) \\d{1,5})?",
            Pattern.DOTALL);

    private PageMarks() {}

    static boolean isMark(String text, int from, int to) {
        return MARK.matcher(text).region(from, to).matches();
    }

    /** Whether a line has a letter or a digit. */
    static boolean isWritten(String text, int from, int to) {
        for (int at = from; at < to; at++) {
            if (Character.isLetterOrDigit(text.charAt(at))) {
                return true;
            }
        }
        return false;
    }
}
