package io.kindred.family.lineage;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** How often each state uses each word. */
final class WordCounts {
    private static final Set<String> UNFINISHED = Set.of("todo", "tbd", "tba", "fixme", "xxx", "wip", "unreleased");
    private static final int FIRST_YEAR = 1950;
    private static final int LAST_YEAR = 2035;
    private static final int LONG = 4;
    private static final int LETTERS = 2;

    private final List<Map<String, Integer>> counts;

    private WordCounts(List<Map<String, Integer>> counts) {
        this.counts = counts;
    }

    static WordCounts of(List<Writing> states) {
        return new WordCounts(states.stream().map(WordCounts::count).toList());
    }

    private static Map<String, Integer> count(Writing state) {
        Map<String, Integer> counts = new HashMap<>();
        for (String token : state.tokens()) {
            if (Writing.isWord(token)) {
                counts.merge(token.toLowerCase(Locale.ROOT), 1, Integer::sum);
            }
        }
        return counts;
    }

    /** The words of a state. */
    Set<String> words(int state) {
        return counts.get(state).keySet();
    }

    private int count(int state, String word) {
        return counts.get(state).getOrDefault(word, 0);
    }

    /** How the years that came compare with those that went. */
    double years(int from, int to) {
        double came = 0;
        double went = 0;
        int arrivals = 0;
        int departures = 0;
        for (int year = FIRST_YEAR; year <= LAST_YEAR; year++) {
            int more = count(to, Integer.toString(year)) - count(from, Integer.toString(year));
            came += Math.max(more, 0) * year;
            went += Math.max(-more, 0) * year;
            arrivals += Math.max(more, 0);
            departures += Math.max(-more, 0);
        }
        return arrivals == 0 || departures == 0 ? 0 : within(came / arrivals - went / departures);
    }

    /** How the latest years that two states speak of compare. */
    double latestYear(int from, int to) {
        int before = latestYear(from);
        int after = latestYear(to);
        return before == 0 || after == 0 ? 0 : within(after - before);
    }

    private int latestYear(int state) {
        for (int year = LAST_YEAR; year >= FIRST_YEAR; year--) {
            if (count(state, Integer.toString(year)) > 0) {
                return year;
            }
        }
        return 0;
    }

    /** Whether marks of unfinished work went away. */
    double unfinished(int from, int to) {
        int before = 0;
        int after = 0;
        for (String mark : UNFINISHED) {
            before += count(from, mark);
            after += count(to, mark);
        }
        return PairClue.balance(before, after, 1);
    }

    /** Whether links became encrypted ones: as many of the old kind must have gone as came of the new. */
    double links(int from, int to) {
        int plain = count(from, "http") - count(to, "http");
        int safe = count(to, "https") - count(from, "https");
        return Integer.signum(plain) == Integer.signum(safe)
                ? PairClue.balance(Math.max(safe, 0), Math.max(-safe, 0), 1)
                : 0;
    }

    /**
     * Whether a word that replaces another puts it right: they are nearly the same, the earlier state has the new word
     * elsewhere too, and the later one has the old word nowhere.
     */
    int correction(int from, int to, String before, String after) {
        String old = before.toLowerCase(Locale.ROOT);
        String anew = after.toLowerCase(Locale.ROOT);
        if (!isNear(old, anew)) {
            return 0;
        }
        boolean known = count(from, anew) > 0;
        boolean stays = count(to, old) > 0;
        return known == stays ? 0 : known ? 1 : -1;
    }

    private static boolean isNear(String one, String other) {
        int shorter = Math.min(one.length(), other.length());
        if (shorter < LONG || Writing.isNumber(one) || Writing.isNumber(other)) {
            return false;
        }
        int head = 0;
        while (head < shorter && one.charAt(head) == other.charAt(head)) {
            head++;
        }
        int tail = 0;
        while (tail < shorter - head
                && one.charAt(one.length() - 1 - tail) == other.charAt(other.length() - 1 - tail)) {
            tail++;
        }
        int changed = Math.max(one.length(), other.length()) - head - tail;
        return changed > 0 && changed <= LETTERS;
    }

    private static double within(double value) {
        return Math.max(-1, Math.min(1, value));
    }
}
