package io.kindred.lab.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The little that is done to a text before it is measured on: lower case, one line, single blanks. */
final class Folding {
    private static final int SHORTEST = 200;
    private static final int LONGEST = 2_000;
    private static final double LETTERS = 0.8;
    private static final Pattern WHITE = Pattern.compile("[\\s\\p{Cntrl}\\u0085\\u2028\\u2029]+");
    private static final Pattern BLANK_LINE = Pattern.compile("\\R[ \\t]*\\R");

    private Folding() {}

    static String fold(String text) {
        return WHITE.matcher(text).replaceAll(" ").strip().toLowerCase(Locale.ROOT);
    }

    /** The folded paragraphs of 200 to 2,000 characters that read like prose. */
    static List<String> paragraphs(String text) {
        return Arrays.stream(BLANK_LINE.split(text))
                .map(Folding::fold)
                .filter(p -> p.length() >= SHORTEST && p.length() <= LONGEST && isProse(p))
                .toList();
    }

    /** Whether a text is mostly of letters and blanks, as prose is and tables and drawings are not. */
    static boolean isProse(String folded) {
        long letters =
                folded.chars().filter(c -> c == ' ' || Character.isLetter(c)).count();
        return letters >= LETTERS * folded.length();
    }
}
