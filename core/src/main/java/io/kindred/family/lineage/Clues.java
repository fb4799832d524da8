package io.kindred.family.lineage;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All that speaks for one state being later than another. */
final class Clues {
    private final Map<Clue, PairClue> clues = new EnumMap<>(Clue.class);
    private final Map<Clue, Double> weights;

    Clues(List<State> states, List<Writing> writings, double[][] gains, Map<Clue, Double> weights) {
        this.weights = weights;
        WordCounts counts = WordCounts.of(writings);
        Slots slots = Slots.of(writings);
        double[][] words = Patterns.ofWords(counts, states.size()).gains();
        List<FileName> names =
                states.stream().map(state -> FileName.of(state.id())).toList();
        clues.put(
                Clue.TIME,
                (from, to) -> compare(states.get(from).time(), states.get(to).time()));
        clues.put(Clue.METADATA, (from, to) -> metadata(states.get(from), states.get(to)));
        clues.put(Clue.NAME, (from, to) -> Integer.signum(names.get(to).laterThan(names.get(from))));
        clues.put(Clue.GROWTH, (from, to) -> PairClue.balance(gains[from][to], gains[to][from], 3));
        clues.put(Clue.VOCABULARY, (from, to) -> PairClue.balance(words[from][to], words[to][from], 1));
        clues.put(Clue.YEARS, counts::years);
        clues.put(Clue.LATEST_YEAR, counts::latestYear);
        clues.put(Clue.NUMBERS, (from, to) -> slots.balance(from, to, Clues::growth));
        clues.put(
                Clue.TYPOS,
                (from, to) -> slots.balance(from, to, (before, after) -> counts.correction(from, to, before, after)));
        clues.put(Clue.UNFINISHED, counts::unfinished);
        clues.put(Clue.LINKS, counts::links);
    }

    /** How much one clue says, from -1 to 1. */
    double value(Clue clue, int from, int to) {
        return clues.get(clue).of(from, to);
    }

    /** For all pairs of states the log-odds that some clues give for the second being later than the first. */
    double[][] logOdds(int states, Set<Clue> some) {
        double[][] odds = new double[states][states];
        for (int from = 0; from < states; from++) {
            for (int to = from + 1; to < states; to++) {
                for (Clue clue : some) {
                    odds[from][to] += weights.get(clue) * value(clue, from, to);
                }
                odds[to][from] = -odds[from][to];
            }
        }
        return odds;
    }

    /** What says anything, the strongest first. */
    List<Reason> reasons(int from, int to) {
        List<Reason> reasons = new ArrayList<>();
        for (Clue clue : Clue.values()) {
            double odds = weights.get(clue) * value(clue, from, to);
            if (odds != 0) {
                reasons.add(new Reason(clue, odds));
            }
        }
        reasons.sort(Comparator.comparingDouble((Reason reason) -> -Math.abs(reason.logOdds()))
                .thenComparing(Reason::clue));
        return reasons;
    }

    private static int growth(String before, String after) {
        boolean numbers = Writing.isNumber(before) && Writing.isNumber(after);
        return numbers && before.length() < 10 && after.length() < 10
                ? Integer.compare(Integer.parseInt(after), Integer.parseInt(before))
                : 0;
    }

    private static double metadata(State from, State to) {
        double revision = compare(revision(from), revision(to));
        if (revision != 0) {
            return revision;
        }
        double modified = compare(moment(from, "modified"), moment(to, "modified"));
        return modified != 0 ? modified : compare(moment(from, "created"), moment(to, "created"));
    }

    private static <T extends Comparable<T>> double compare(Optional<T> from, Optional<T> to) {
        return from.isEmpty() || to.isEmpty() ? 0 : Integer.signum(to.get().compareTo(from.get()));
    }

    private static Optional<Integer> revision(State state) {
        String text = state.document().metadata().getOrDefault("revision", "");
        return text.matches("[0-9]{1,9}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    private static Optional<Instant> moment(State state, String name) {
        String text = state.document().metadata().getOrDefault(name, "");
        try {
            return text.length() == 10
                    ? Optional.of(LocalDate.parse(text).atStartOfDay().toInstant(ZoneOffset.UTC))
                    : text.isEmpty()
                            ? Optional.empty()
                            : Optional.of(OffsetDateTime.parse(text).toInstant());
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
