package io.kindred.lab.paper.roth2011;

import java.util.List;

/**
 * What one combination says of all pairs of files, and what that is worth (section 4.2).
 *
 * @param hits for each file, whether the index of each other is within 30 % of its own
 */
record Score(Combination combination, List<List<Boolean>> hits, int correct, int falseNegatives, int falsePositives) {
    private static final double INTERVAL = 0.3;

    Score {
        hits = hits.stream().map(List::copyOf).toList();
    }

    /**
     * Counts. A miss inside a zone is a false negative and a hit outside one a false positive, also where the paper expects
     * little or no similarity inside: that is how its own counts come out. A file and itself count too, which makes 45.
     */
    static Score of(Combination combination, List<String> files, List<Long> indexes) {
        List<List<Boolean>> hits = indexes.stream()
                .map(own -> indexes.stream().map(other -> isSimilar(own, other)).toList())
                .toList();
        int[] counts = new int[3];
        for (int i = 0; i < files.size(); i++) {
            for (int j = 0; j < files.size(); j++) {
                boolean hit = hits.get(i).get(j);
                if (Zones.isInside(files.get(i), files.get(j))) {
                    counts[hit ? 0 : 1]++;
                } else if (hit) {
                    counts[2]++;
                }
            }
        }
        return new Score(combination, hits, counts[0], counts[1], counts[2]);
    }

    /** Whether an index lies between 30 % below and 30 % above one's own, whose sign does not matter. */
    static boolean isSimilar(long own, long other) {
        double width = INTERVAL * Math.abs((double) own);
        return other > own - width && other < own + width;
    }

    /** What is right by what is wrong. */
    double value() {
        return (double) correct / (falseNegatives + falsePositives);
    }

    /** The hits of a zone as the paper prints them: a row of digits for each file. */
    String zone(int zone, List<String> files) {
        StringBuilder rows = new StringBuilder();
        for (String row : Zones.GROUPS.get(zone)) {
            for (String column : Zones.GROUPS.get(zone)) {
                rows.append(hits.get(files.indexOf(row)).get(files.indexOf(column)) ? '1' : '0');
            }
            rows.append(' ');
        }
        return rows.toString().strip();
    }
}
