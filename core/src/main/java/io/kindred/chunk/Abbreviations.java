package io.kindred.chunk;

import io.kindred.text.Span;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

    private static final Set<String> KNOWN =
            Stream.of(ENGLISH, GERMAN, FRENCH, SPANISH).flatMap(Set::stream).collect(Collectors.toUnmodifiableSet());
    private static final int LONGEST_KNOWN =
            KNOWN.stream().mapToInt(String::length).max().orElseThrow();

    private static final int LONGEST = 8;
    private static final int LONGEST_MONTH = 12;

    private Abbreviations() {}

    /**
     * Whether the sentence from {@code start} to the sign at {@code point} ends with an abbreviation or initials, or is
     * nothing but the number of what follows.
     */
    static boolean endsAt(char[] text, int start, int point) {
        if (text[point] != '.') {
            return false;
        }
        int from = point;
        while (from > start && point - from <= LONGEST && isInside(text[from - 1])) {
            from--;
        }
        boolean labels = from == start && isNumber(text, from, point);
        return labels || isInitials(text, from, point) || isKnown(text, from, point);
    }

    /** Whether the point before {@code at} stands after a day and the word at {@code word} is a German month. */
    static boolean isDate(char[] text, Span seen, int at, int word) {
        if (at - seen.from() < 2 || text[at - 1] != '.' || !Character.isDigit(text[at - 2])) {
            return false;
        }
        int end = word;
        while (end < seen.to() && end - word <= LONGEST_MONTH && Character.isLetter(text[end])) {
            end++;
        }
        return GERMAN_MONTHS.contains(new String(text, word, end - word).toLowerCase(Locale.ROOT));
    }

    private static boolean isKnown(char[] text, int from, int to) {
        return to - from <= LONGEST_KNOWN && KNOWN.contains(new String(text, from, to - from).toLowerCase(Locale.ROOT));
    }

    /** Whether a word is a number such as 3.2. */
    private static boolean isNumber(char[] text, int from, int to) {
        for (int at = from; at < to; at++) {
            if (text[at] != '.' && !Character.isDigit(text[at])) {
                return false;
            }
        }
        return to > from;
    }

    private static boolean isInside(char c) {
        return Character.isLetterOrDigit(c) || c == '.';
    }

    /** Whether a word is single letters with points between them, but not the word I. */
    private static boolean isInitials(char[] text, int from, int to) {
        int length = to - from;
        for (int i = 0; i < length; i++) {
            char c = text[from + i];
            if (i % 2 == 0 ? !Character.isLetter(c) : c != '.') {
                return false;
            }
        }
        return length % 2 == 1 && !(length == 1 && text[from] == 'I');
    }
}
