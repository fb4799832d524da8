package io.kindred.fingerprint;

import io.kindred.corpus.NastyText;
import io.kindred.corpus.Prose;
import java.util.List;
import java.util.Random;

/** Random texts of all kinds a fingerprint may meet, and the extremes among them. */
public final class AnyText {
    /** Lengths at which loops over blocks of 2,048 hashes begin and end. */
    public static final List<Integer> EDGES = List.of(
            0, 1, 2, 3, 4, 5, 7, 8, 9, 63, 64, 65, 2046, 2047, 2048, 2049, 2050, 2051, 2052, 4093, 4094, 4095, 4096,
            4097, 4098, 4099);

    /** Texts made by hand to break something. */
    public static final List<String> EXTREMES = List.of(
            "",
            "a",
            "\u0000",
            "\uFFFF",
            "\uD83D",
            "\uDE00",
            "\uDE00\uD83D",
            "\uD83D\uDE00",
            "\uD83D\uDE00\uD83D\uDE00\uD83D\uDE00",
            "\uD800\uD800\uD800\uD800\uD800\uD800",
            "\uDFFF\uDFFF\uDFFF\uDFFF\uDFFF\uDFFF",
            "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
            "abababababababababababababababababababababababababababababababababababababababababababababababababab",
            "... --- ...",
            "don't 3.14 snake_case 1,000",
            "\u6F22\u5B57\u6F22\u5B57",
            "Robert Rupert Rubin Ashcraft Tymczak Pfister 42");

    private AnyText() {}

    /** A text of at most so many characters, seldom a tame one. */
    public static String next(Random random, int maxLength) {
        return switch (random.nextInt(8)) {
            case 0 -> cut(new Prose(random).sentence(), random.nextInt(maxLength + 1));
            case 1 -> ofLength(random, random.nextInt(maxLength + 1));
            case 2 -> Character.toString(random.nextInt(0x10000)).repeat(random.nextInt(maxLength + 1));
            case 3 -> surrogates(random, random.nextInt(maxLength + 1));
            case 4 -> cut(EXTREMES.get(random.nextInt(EXTREMES.size())), maxLength);
            default -> NastyText.next(random, maxLength);
        };
    }

    /** A text of exactly so many characters: short words that keep coming back. */
    public static String ofLength(Random random, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append("abcde ".charAt(random.nextInt(6)));
        }
        return text.toString();
    }

    /** A text of so many words that hardly ever come back. */
    public static String ofWords(Random random, int words) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < words; i++) {
            text.append(i == 0 ? "" : " ").append(Long.toString(random.nextLong() >>> 1, Character.MAX_RADIX));
        }
        return text.toString();
    }

    /** Every character as four hexadecimal digits, for messages about texts that cannot be printed. */
    public static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.chars().forEach(c -> escaped.append("\\u").append(Integer.toHexString(0x10000 + c), 1, 5));
        return escaped.toString();
    }

    private static String surrogates(Random random, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append((char) (Character.MIN_SURROGATE + random.nextInt(0x800)));
        }
        return text.toString();
    }

    private static String cut(String text, int length) {
        return text.substring(0, Math.min(length, text.length()));
    }
}
