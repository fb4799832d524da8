package io.kindred.lab.family;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How well groups agree with the true ones, by pairs.
 *
 * @param documents how many documents there are
 * @param truth how many pairs are in one true group
 * @param found how many are in one group that was found
 * @param both how many are in both
 */
record Grouping(long documents, long truth, long found, long both) {
    /** Compares two groupings, each given by the group of every document. */
    static Grouping of(List<String> truth, List<String> found) {
        Map<List<String>, Long> cells = new HashMap<>();
        Map<String, Long> rows = new HashMap<>();
        Map<String, Long> columns = new HashMap<>();
        for (int i = 0; i < truth.size(); i++) {
            cells.merge(List.of(truth.get(i), found.get(i)), 1L, Long::sum);
            rows.merge(truth.get(i), 1L, Long::sum);
            columns.merge(found.get(i), 1L, Long::sum);
        }
        return new Grouping(truth.size(), pairs(rows), pairs(columns), pairs(cells));
    }

    private static long pairs(Map<?, Long> counts) {
        return counts.values().stream()
                .mapToLong(count -> count * (count - 1) / 2)
                .sum();
    }

    double precision() {
        return found == 0 ? 1 : (double) both / found;
    }

    double recall() {
        return truth == 0 ? 1 : (double) both / truth;
    }

    double f1() {
        return truth + found == 0 ? 1 : 2.0 * both / (truth + found);
    }

    /** The adjusted Rand index: 1 if the groupings are the same, 0 if they agree as by chance. */
    double adjustedRand() {
        double all = documents * (documents - 1) / 2.0;
        double chance = all == 0 ? 0 : truth * (found / all);
        double most = (truth + found) / 2.0;
        return most == chance ? 1 : (both - chance) / (most - chance);
    }
}
