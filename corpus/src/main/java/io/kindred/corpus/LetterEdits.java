package io.kindred.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;

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
        return (draft, random) -> spelled(draft, word -> word.toUpperCase(Locale.ROOT));
    }

    /** Writes everything in small letters. */
    public static Edit lowerCase() {
        return (draft, random) -> spelled(draft, word -> word.toLowerCase(Locale.ROOT));
    }

    /** Misreads a share of the letters and digits as a scanner would, at least one; some of them vanish. */
    public static Edit misread(double share) {
        Pieces.requireShare(share);
        return (draft, random) -> {
            int legible = (int) draft.words()
                    .flatMapToInt(word -> word.text().chars())
                    .filter(Character::isLetterOrDigit)
                    .count();
            int count = Pieces.count(share, legible);
            Draft read = draft;
            while (count > 0 && read.text().equals(draft.text())) {
                read = misread(draft, Pieces.choose(count, legible, random), random);
            }
            return read;
        };
    }

    private static Draft misread(Draft draft, Set<Integer> chosen, Random random) {
        AtomicInteger number = new AtomicInteger();
        return spelled(draft, word -> {
            StringBuilder read = new StringBuilder();
            for (int at = 0; at < word.length(); at++) {
                char letter = word.charAt(at);
                boolean legible = Character.isLetterOrDigit(letter);
                boolean misread = legible && chosen.contains(number.getAndIncrement());
                read.append(misread ? lookalike(letter, random) : String.valueOf(letter));
            }
            return read.toString();
        });
    }

    /** The draft with every word put through {@code spelling}; words of which nothing is left vanish. */
    private static Draft spelled(Draft draft, UnaryOperator<String> spelling) {
        List<List<Word>> edited = new ArrayList<>();
        for (List<Word> words : draft.paragraphs()) {
            edited.add(words.stream()
                    .map(word -> word.spelled(spelling.apply(word.text())))
                    .filter(word -> !word.text().isEmpty())
                    .toList());
        }
        return draft.with(edited);
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
