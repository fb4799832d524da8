package io.kindred.chunk;

import java.util.Locale;
import java.util.Set;

/** Words that end with a point although no sentence ends there. */
final class Abbreviations {
    /** Those that come before a capital; before a small letter or a digit a point ends no sentence anyway. */
    private static final Set<String> WORDS = Set.of(
            "mr", "mrs", "ms", "messrs", "dr", "prof", "rev", "hon", "st", "mt", "gen", "col", "capt", "lt", "sgt",
            "sen", "gov", "e.g", "i.e", "cf", "viz", "vs", "al", "ca", "approx", "fig", "eq", "vol");

    private static final int LONGEST = 8;

    private Abbreviations() {}

    /** Whether what stands between {@code start} and the sign at {@code point} ends with an abbreviation or initials. */
    static boolean endsAt(String text, int start, int point) {
        if (text.charAt(point) != '.') {
            return false;
        }
        int from = point;
        while (from > start && point - from <= LONGEST && isInside(text.charAt(from - 1))) {
            from--;
        }
        String word = text.substring(from, point);
        return WORDS.contains(word.toLowerCase(Locale.ROOT)) || isInitials(word);
    }

    private static boolean isInside(char c) {
        return Character.isLetterOrDigit(c) || c == '.';
    }

    /** Whether a word is capitals with points between them, but not the word I. */
    private static boolean isInitials(String word) {
        for (int i = 0; i < word.length(); i++) {
            boolean fits = i % 2 == 0 ? Character.isUpperCase(word.charAt(i)) : word.charAt(i) == '.';
            if (!fits) {
                return false;
            }
        }
        return word.length() % 2 == 1 && !word.equals("I");
    }
}
