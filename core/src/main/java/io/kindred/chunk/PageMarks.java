package io.kindred.chunk;

import java.util.regex.Pattern;

/** Lines that name the page they stand on. */
final class PageMarks {
    /** Tried on short lines only, and on few of them. */
    private static final Pattern MARK = Pattern.compile(
            ".*\\[ ?[Pp]age \\d{1,5} ?\\]|-+ ?(?:[Pp]age )?\\d{1,5} ?-+|(?:[Pp]age|PAGE|Seite) \\d{1,5}(?: (?:of|von|/) \\d{1,5})?",
            Pattern.DOTALL);

    private PageMarks() {}

    static boolean isMark(char[] text, int from, int to) {
        return mayBeMark(text[from], text[to - 1])
                && MARK.matcher(new String(text, from, to - from)).matches();
    }

    /** Whether any mark begins with {@code first} and ends with {@code last}. */
    private static boolean mayBeMark(char first, char last) {
        return last == ']'
                || (last == '-' && first == '-')
                || (last >= '0' && last <= '9' && (first == 'p' || first == 'P' || first == 'S'));
    }

    /** Whether a line has a letter or a digit. */
    static boolean isWritten(char[] text, int from, int to) {
        for (int at = from; at < to; at++) {
            if (Character.isLetterOrDigit(text[at])) {
                return true;
            }
        }
        return false;
    }
}
