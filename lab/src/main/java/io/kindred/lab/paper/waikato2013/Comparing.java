package io.kindred.lab.paper.waikato2013;

import io.kindred.index.CodeGroups;
import io.kindred.index.HammingJoin;
import io.kindred.lab.joins.Timed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * A way to find the pairs of hashes that differ in few bits (section 3.7.1, and section 6 of the design).
 *
 * @param comparisons how many pairs of hashes were looked at; -1 where it is not counted
 */
record Comparing(String way, long comparisons, double seconds, int pairs, double recall) {
    /** All ways on the same hashes, which are distinct. */
    static List<Comparing> all(long[] given, int radius) {
        long[] codes = CodeGroups.of(given).codes();
        List<Comparing> ways = new ArrayList<>();
        Found every = new Found();
        add(ways, "method 1: every pair", () -> everyPair(codes, radius), every);
        add(ways, "method 2: sort, neighbours, rotate", () -> rotated(codes, radius, false), every);
        add(ways, "method 2 of the design: bit counts first", () -> rotated(codes, radius, true), every);
        Timed<long[]> join = Timed.on(1, () -> new HammingJoin(codes, radius).pairs());
        int found = join.result().length;
        ways.add(new Comparing("Kindred's join", -1, join.busiest(), found, share(found, every.pairs.size())));
        return ways;
    }

    private static void add(List<Comparing> ways, String way, Supplier<Found> work, Found every) {
        Timed<Found> timed = Timed.on(1, work);
        if (ways.isEmpty()) {
            every.pairs.addAll(timed.result().pairs);
        }
        int found = timed.result().pairs.size();
        ways.add(new Comparing(
                way, timed.result().comparisons, timed.busiest(), found, share(found, every.pairs.size())));
    }

    private static double share(int found, int all) {
        return all == 0 ? 1 : (double) found / all;
    }

    /** Pairs of places, {@code lower << 32 | higher}, and how many were looked at. */
    private static final class Found {
        private final Set<Long> pairs = new HashSet<>();
        private long comparisons;

        /** Looks at two codes, and says whether they are near. */
        boolean compare(long[] codes, int one, int other, int radius) {
            comparisons++;
            boolean near = Long.bitCount(codes[one] ^ codes[other]) <= radius;
            if (near) {
                pairs.add((long) Math.min(one, other) << Integer.SIZE | Math.max(one, other));
            }
            return near;
        }
    }

    private static Found everyPair(long[] codes, int radius) {
        Found found = new Found();
        for (int i = 0; i < codes.length; i++) {
            for (int j = i + 1; j < codes.length; j++) {
                found.compare(codes, i, j, radius);
            }
        }
        return found;
    }

    /**
     * Sorts, compares each with those after it until one is too far, rotates by one bit, and so for every bit.
     *
     * @param filter whether those with many more or fewer bits set are taken out first, as the design has it
     */
    private static Found rotated(long[] codes, int radius, boolean filter) {
        Found found = new Found();
        long[] rotated = codes.clone();
        for (int rotation = 0; rotation < Long.SIZE; rotation++) {
            int[] order = IntStream.range(0, codes.length)
                    .boxed()
                    .sorted((a, b) -> Long.compareUnsigned(rotated[a], rotated[b]))
                    .mapToInt(Integer::intValue)
                    .toArray();
            for (int i = 0; i < order.length; i++) {
                follow(codes, order, i, radius, filter, found);
            }
            for (int i = 0; i < rotated.length; i++) {
                rotated[i] = Long.rotateLeft(rotated[i], 1);
            }
        }
        return found;
    }

    private static void follow(long[] codes, int[] order, int from, int radius, boolean filter, Found found) {
        int bits = Long.bitCount(codes[order[from]]);
        for (int j = from + 1; j < order.length; j++) {
            boolean skipped = filter && Math.abs(Long.bitCount(codes[order[j]]) - bits) > radius;
            if (!skipped && !found.compare(codes, order[from], order[j], radius)) {
                return;
            }
        }
    }
}
