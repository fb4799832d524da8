package io.kindred.chunk;

import java.util.Locale;
import java.util.Set;

/** The signs at the start of a line that tell what the line is. */
final class Marks {
    private static final Set<String> DIVISIONS = Set.of(
            "chapter",
            "section",
            "part",
            "article",
            "appendix",
            "book",
            "volume",
            "act",
            "scene",
            "title",
            "annex",
            "schedule",
            "kapitel",
            "abschnitt",
            "artikel",
            "anhang",
            "anlage",
            "teil",
            "buch",
            "chapitre",
            "partie",
            "annexe",
            "cap\u00EDtulo",
            "parte",
            "secci\u00F3n",
            "\u00A7",
            "\u00A7\u00A7");

    private static final int LONGEST_LABEL = 16;

    private Marks() {}

    /** The end of the mark of a list item that stands at {@code from}, or {@code from} if there is none. */
    static int item(char[] text, int from, int to) {
        int end = from;
        if (from < to && Signs.is(text[from], Signs.BULLET)) {
            end = from + 1;
        } else if (from < to && text[from] == '(') {
            int label = label(text, from + 1, to);
            end = label > from + 1 && isAt(text, label, to, ')') ? label + 1 : from;
        } else {
            int label = label(text, from, to);
            boolean closed = isAt(text, label, to, ')') || (isAt(text, label, to, '.') && isCounter(text[from]));
            end = label > from && closed ? label + 1 : from;
        }
        return end > from && end < to && Blanks.isBlank(text[end]) ? end : from;
    }

    /** Whether a label that begins so may be followed by a point; a capital may be the initial of a name. */
    private static boolean isCounter(char c) {
        return Character.isDigit(c) || Character.isLowerCase(c);
    }

    /** The end of up to three digits, one letter, or a small Roman number. */
    private static int label(char[] text, int from, int to) {
        int at = from;
        int end = Math.min(to, from + 5);
        while (at < end && at < from + 3 && text[at] >= '0' && text[at] <= '9') {
            at++;
        }
        if (at > from) {
            return at;
        }
        while (at < end && (text[at] == 'i' || text[at] == 'v' || text[at] == 'x')) {
            at++;
        }
        boolean letter = at == from && from < to && Character.isLetter(text[from]);
        return letter ? from + 1 : at;
    }

    /** The end of a section number such as 3.2 or IV. and of the space after it, or {@code from} if there is none. */
    static int section(char[] text, int from, int to) {
        int at = from;
        int end = Math.min(to, from + LONGEST_LABEL);
        int digits = 0;
        while (at < end && isInNumber(text[at])) {
            digits += Character.isDigit(text[at]) ? 1 : 0;
            at++;
        }
        boolean roman = digits == 0 && at > from && at < end && text[at] == '.';
        boolean number = digits > 0 && digits < 7 && at - from < 12;
        if (!roman && !number) {
            return from;
        }
        at = at < to && text[at] == '.' ? at + 1 : at;
        return at < to && Blanks.isBlank(text[at]) ? Blanks.skip(text, at, to) : from;
    }

    private static boolean isInNumber(char c) {
        return (c >= '0' && c <= '9') || c == '.' || "IVXL".indexOf(c) >= 0;
    }

    /** Whether a line begins with the name of a division of a text and a number or letter. */
    static boolean isDivision(char[] text, int from, int to) {
        int end = from;
        while (end < to && end - from < LONGEST_LABEL && !Blanks.isBlank(text[end])) {
            end++;
        }
        int number = Blanks.skip(text, end, to);
        if (number == end
                || number == to
                || !DIVISIONS.contains(new String(text, from, end - from).toLowerCase(Locale.ROOT))) {
            return false;
        }
        return Character.isDigit(text[number]) || isCapitalWord(text, number, to);
    }

    private static boolean isCapitalWord(char[] text, int from, int to) {
        int at = from;
        while (at < to && Character.isUpperCase(text[at])) {
            at++;
        }
        return at > from && (at == to || !Character.isLetter(text[at]));
    }

    /** How many equal signs mark a line as a title, as in Markdown or AsciiDoc; 0 if none do. */
    static int title(char[] text, int from, int to) {
        char sign = text[from];
        if (sign != '#' && sign != '=') {
            return 0;
        }
        int at = from;
        while (at < to && at < from + 7 && text[at] == sign) {
            at++;
        }
        boolean marks = at < from + 7 && at < to && Blanks.isBlank(text[at]);
        return marks && hasLetter(text, at, to) ? at - from : 0;
    }

    /** Whether a line is drawn rather than written: three signs or more, and nothing else. */
    static boolean isRule(char[] text, int from, int to) {
        int signs = 0;
        for (int at = from; at < to; at++) {
            char c = text[at];
            if (Signs.is(c, Signs.RULE)) {
                signs++;
            } else if (!Blanks.isBlank(c)) {
                return false;
            }
        }
        return signs > 2;
    }

    /** Whether a line is one sign, three times or more. */
    static boolean isUnderline(char[] text, int from, int to) {
        for (int at = from + 1; at < to; at++) {
            if (text[at] != text[from]) {
                return false;
            }
        }
        return to - from > 2 && "=-~^*+#".indexOf(text[from]) >= 0;
    }

    private static boolean hasLetter(char[] text, int from, int to) {
        for (int at = from; at < to; at++) {
            if (Character.isLetterOrDigit(text[at])) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAt(char[] text, int at, int to, char c) {
        return at < to && text[at] == c;
    }
}
