package io.kindred.corpus;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** Edits of single letters everywhere in the text. */
public final class LetterEdits {
    /** What a scanner takes a letter for. */
    private static final Map<Character, List<String>> LOOKALIKES = Map.ofEntries(
            Map.entry('a', List.of("o", "e", "u")),
            Map.entry('b', List.of("h", "6", "lo")),
            Map.entry('c', List.of("e", "o")),
            Map.entry('d', List.of("cl", "a")),
            Map.entry('e', List.of("c", "o", "")),
            Map.entry('f', List.of("t", "l")),
            Map.entry('g', List.of("q", "9", "y")),
            Map.entry('h', List.of("b", "li", "n")),
            Map.entry('i', List.of("l", "1", "j", "")),
            Map.entry('l', List.of("1", "i", "I", "")),
            Map.entry('m', List.of("rn", "nn", "in")),
            Map.entry('n', List.of("u", "ri", "h")),
            Map.entry('o', List.of("0", "c", "a")),
            Map.entry('p', List.of("q", "n")),
            Map.entry('r', List.of("n", "t", "")),
            Map.entry('s', List.of("5", "8", "a")),
            Map.entry('t', List.of("f", "l", "r", "")),
            Map.entry('u', List.of("n", "v", "ii")),
            Map.entry('v', List.of("y", "u")),
            Map.entry('w', List.of("vv", "m")),
            Map.entry('y', List.of("v", "g")),
            Map.entry('z', List.of("2", "s")));

    private LetterEdits() {}

    /** Writes everything in capitals. */
    public static Edit upperCase() {
        return (text, random) -> text.toUpperCase(Locale.ROOT);
    }

    /** Writes everything in small letters. */
    public static Edit lowerCase() {
        return (text, random) -> text.toLowerCase(Locale.ROOT);
    }

    /** Misreads a share of the letters and digits as a scanner would, at least one; some of them vanish. */
    public static Edit misread(double share) {
        Pieces.requireShare(share);
        return (text, random) -> {
            List<Integer> legible = IntStream.range(0, text.length())
                    .filter(at -> Character.isLetterOrDigit(text.charAt(at)))
                    .boxed()
                    .toList();
            int count = Pieces.count(share, legible.size());
            String read = text;
            while (count > 0 && read.equals(text)) {
                read = misread(text, legible, Pieces.choose(count, legible.size(), random), random);
            }
            return read;
        };
    }

    private static String misread(String text, List<Integer> legible, Set<Integer> chosen, Random random) {
        StringBuilder read = new StringBuilder();
        int done = 0;
        for (int number : chosen) {
            int at = legible.get(number);
            read.append(text, done, at).append(lookalike(text.charAt(at), random));
            done = at + 1;
        }
        return read.append(text, done, text.length()).toString();
    }

    private static String lookalike(char letter, Random random) {
        List<String> known = LOOKALIKES.get(letter);
        if (known != null) {
            return known.get(random.nextInt(known.size()));
        }
        char other = (char) ('a' + random.nextInt(26));
        return other == letter ? "" : String.valueOf(other);
    }
}
