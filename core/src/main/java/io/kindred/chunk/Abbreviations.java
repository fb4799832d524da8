package io.kindred.chunk;

import java.util.Locale;
import java.util.Set;

/** Words that end with a point although no sentence ends there. */
final class Abbreviations {
    /** Those that come before a capital; before a small letter or a digit a point ends no sentence anyway. */
    private static final Set<String> ENGLISH = Set.of(
            "mr", "mrs", "ms", "messrs", "dr", "prof", "rev", "hon", "st", "mt", "gen", "col", "capt", "lt", "sgt",
            "sen", "gov", "e.g", "i.e", "cf", "viz", "vs", "al", "ca", "approx", "fig", "eq", "vol", "maj", "adm",
            "cmdr", "pres", "supt", "jr", "ed", "eds", "ph.d", "resp", "incl", "esp", "sec", "ch");

    private static final Set<String> GERMAN = Set.of(
            "abs",
            "abb",
            "abt",
            "anm",
            "art",
            "aufl",
            "bd",
            "bzw",
            "dipl",
            "ggf",
            "hrsg",
            "hr",
            "fr",
            "inkl",
            "ing",
            "kap",
            "nr",
            "max",
            "min",
            "mio",
            "mrd",
            "rd",
            "str",
            "tab",
            "tel",
            "ver\u00F6ff",
            "vgl",
            "z.b",
            "d.h",
            "u.a",
            "sog",
            "evtl",
            "einschl",
            "gem",
            "lit",
            "ziff",
            "verf",
            "bgbl",
            "i.d.r",
            "i.s.d",
            "i.v.m");

    private static final Set<String> FRENCH = Set.of(
            "mm", "mme", "mmes", "mlle", "me", "mgr", "ste", "\u00E9d", "env", "chap", "pr", "av", "boul", "t\u00E9l");

    private static final Set<String> SPANISH = Set.of(
            "sr",
            "sra",
            "sres",
            "srta",
            "dra",
            "dna",
            "d\u00F1a",
            "ud",
            "uds",
            "vd",
            "vds",
            "p\u00E1g",
            "p\u00E1gs",
            "n\u00FAm",
            "p.ej",
            "ee.uu",
            "excmo",
            "lic",
            "avda",
            "aprox");

    private static final Set<String> GERMAN_MONTHS = Set.of(
            "januar",
            "j\u00E4nner",
            "februar",
            "m\u00E4rz",
            "april",
            "mai",
            "juni",
            "juli",
            "august",
            "september",
            "oktober",
            "november",
            "dezember",
            "jahrhundert",
            "jahrhunderts");

    private static final int LONGEST = 8;
    private static final int LONGEST_MONTH = 12;

    private Abbreviations() {}

    /**
     * Whether the sentence from {@code start} to the sign at {@code point} ends with an abbreviation or initials, or is
     * nothing but the number of what follows.
     */
    static boolean endsAt(String text, int start, int point) {
        if (text.charAt(point) != '.') {
            return false;
        }
        int from = point;
        while (from > start && point - from <= LONGEST && isInside(text.charAt(from - 1))) {
            from--;
        }
        String word = text.substring(from, point);
        boolean labels = from == start && isNumber(word);
        return labels || isInitials(word) || isKnown(word.toLowerCase(Locale.ROOT));
    }

    /** Whether the point before {@code at} stands after a day and the word at {@code word} is a German month. */
    static boolean isDate(String text, int at, int word) {
        if (at < 2 || text.charAt(at - 1) != '.' || !Character.isDigit(text.charAt(at - 2))) {
            return false;
        }
        int end = word;
        while (end < text.length() && end - word <= LONGEST_MONTH && Character.isLetter(text.charAt(end))) {
            end++;
        }
        return GERMAN_MONTHS.contains(text.substring(word, end).toLowerCase(Locale.ROOT));
    }

    private static boolean isKnown(String word) {
        return ENGLISH.contains(word) || GERMAN.contains(word) || FRENCH.contains(word) || SPANISH.contains(word);
    }

    /** Whether a word is a number such as 3.2. */
    private static boolean isNumber(String word) {
        return !word.isEmpty() && word.chars().allMatch(c -> c == '.' || Character.isDigit(c));
    }

    private static boolean isInside(char c) {
        return Character.isLetterOrDigit(c) || c == '.';
    }

    /** Whether a word is single letters with points between them, but not the word I. */
    private static boolean isInitials(String word) {
        for (int i = 0; i < word.length(); i++) {
            boolean fits = i % 2 == 0 ? Character.isLetter(word.charAt(i)) : word.charAt(i) == '.';
            if (!fits) {
                return false;
            }
        }
        return word.length() % 2 == 1 && !word.equals("I");
    }
}
