package io.kindred.report;

import io.kindred.chunk.Chunk;
import io.kindred.comparison.Comparison;
import io.kindred.comparison.Match;
import io.kindred.fingerprint.reading.Reading;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What became of every paragraph, in the order of right; what was deleted comes after what it came after in left.
 *
 * @param words how many words met each fate: those of right, and those deleted
 * @param paragraphs how many paragraphs met each fate, counted likewise
 */
public record Story(List<Step> steps, Map<Fate, Integer> words, Map<Fate, Integer> paragraphs) {
    public static Story of(Comparison comparison) {
        List<Step> steps = new Teller(comparison).steps();
        Map<Fate, Integer> words = new EnumMap<>(Fate.class);
        Map<Fate, Integer> paragraphs = new EnumMap<>(Fate.class);
        for (Step step : steps) {
            int count = step.right().isEmpty()
                    ? words(comparison.left(), step.left())
                    : words(comparison.right(), step.right());
            if (step.fate() != Fate.ASIDE) {
                words.merge(step.fate(), count, Integer::sum);
                paragraphs.merge(step.fate(), step.paragraphs(), Integer::sum);
            }
        }
        return new Story(steps, Collections.unmodifiableMap(words), Collections.unmodifiableMap(paragraphs));
    }

    /** How many words chunks of a document have. */
    public static int words(Reading reading, List<Chunk> chunks) {
        return chunks.stream()
                .mapToInt(chunk -> reading.wordsOf(chunk.number()))
                .sum();
    }

    public int allWords() {
        return words.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Puts the steps in order. */
    private static final class Teller {
        private static final int START = -1;

        private final Comparison comparison;
        private final List<Step> alongRight = new ArrayList<>();

        /** What was deleted, by the number of the paragraph of right that it comes after. */
        private final Map<Integer, List<Step>> deleted = new HashMap<>();

        Teller(Comparison comparison) {
            this.comparison = comparison;
        }

        List<Step> steps() {
            comparison.matches().forEach(match -> alongRight.add(Step.of(match)));
            for (Chunk chunk : comparison.inserted()) {
                alongRight.add(Step.ofRight(fate(comparison.right(), chunk, Fate.INSERTED), chunk));
            }
            alongRight.sort(Comparator.comparingInt(step -> step.right().get(0).number()));
            placeDeleted();
            List<Step> steps = new ArrayList<>(deleted.getOrDefault(START, List.of()));
            for (Step step : alongRight) {
                steps.add(step);
                steps.addAll(deleted.getOrDefault(last(step.right()), List.of()));
            }
            return List.copyOf(steps);
        }

        private void placeDeleted() {
            Map<Integer, Integer> rightOf = new HashMap<>();
            for (Match match : comparison.matches()) {
                if (Fate.of(match.change()) != Fate.MOVED) {
                    match.left().forEach(chunk -> rightOf.put(chunk.number(), last(match.right())));
                }
            }
            List<Chunk> gone = comparison.deleted();
            int next = 0;
            int place = START;
            for (Chunk chunk : comparison.left().chunks()) {
                if (next < gone.size() && gone.get(next).number() == chunk.number()) {
                    deleted.computeIfAbsent(place, key -> new ArrayList<>())
                            .add(Step.ofLeft(fate(comparison.left(), chunk, Fate.DELETED), chunk));
                    next++;
                }
                place = rightOf.getOrDefault(chunk.number(), place);
            }
        }

        private static Fate fate(Reading reading, Chunk chunk, Fate withWords) {
            return words(reading, List.of(chunk)) == 0 ? Fate.ASIDE : withWords;
        }

        private static int last(List<Chunk> chunks) {
            return chunks.get(chunks.size() - 1).number();
        }
    }
}
