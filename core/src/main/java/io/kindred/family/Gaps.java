package io.kindred.family;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Parts large families where a gap goes through them. */
final class Gaps {
    /*
     * Families are joined from small groups, and a small group takes in what a large one would not. When a family has come to be
     * large, its members tell better what is near. Copies of a licence with one clause more are a licence of their own, though
     * all the copies that were filled in, each in its own way, made the clause look small.
     *
     * So the members are seen as the shortest tree that joins them [1]. An edge of it is a gap if it is longer than the texts on
     * either side are far from each other on average: nothing beyond is as near as what is on this side. Few texts tell little
     * about what is near, so the fewer there are, the longer a gap must be, as in Bond. Texts that are all in another, as
     * they were cut short or continued, are no gap apart, however much is missing.
     *
     * All edges are judged in one pass over the pairs of a family (Sides).
     *
     * [1] C. Zahn, Graph-theoretical methods for detecting and describing gestalt clusters, IEEE Transactions on Computers
     *     C-20, 1971.
     */
    private static final int LARGE = 17;
    private static final int SEVERAL = 2;
    private static final double PER_TEXT = 1;

    private final Parts parts;
    private final int[] families;

    private Gaps(Parts parts) {
        this.parts = parts;
        this.families = new int[parts.size()];
    }

    /** For each part the number of its family, which is that of its first part, after families with gaps were parted. */
    static int[] of(Parts parts, int[] families) {
        TreeMap<Integer, List<Integer>> byFamily = new TreeMap<>();
        for (int part = 0; part < families.length; part++) {
            byFamily.computeIfAbsent(families[part], family -> new ArrayList<>())
                    .add(part);
        }
        Gaps gaps = new Gaps(parts);
        byFamily.values().forEach(gaps::part);
        return gaps.families;
    }

    private void part(List<Integer> family) {
        Deque<int[]> open = new ArrayDeque<>();
        open.add(family.stream().mapToInt(part -> part).toArray());
        while (!open.isEmpty()) {
            int[] some = open.remove();
            Sides sides = new Sides(parts, some);
            OptionalInt gap = gap(sides);
            if (gap.isPresent()) {
                open.add(sides.partsBelow(gap.getAsInt()));
                open.add(sides.partsBeyond(gap.getAsInt()));
            } else {
                Arrays.stream(some).forEach(part -> families[part] = some[0]);
            }
        }
    }

    /** The longest edge that is a gap. */
    private static OptionalInt gap(Sides sides) {
        if (sides.all().texts() < LARGE) {
            return OptionalInt.empty();
        }
        return IntStream.range(0, sides.size())
                .filter(edge -> isGap(sides, edge))
                .reduce((one, other) -> sides.length(other) > sides.length(one) ? other : one);
    }

    private static boolean isGap(Sides sides, int edge) {
        double near = sides.length(edge) - PER_TEXT / sides.all().texts();
        return isWithin(sides.below(edge), near) && isWithin(sides.beyond(edge), near);
    }

    /** Whether several texts are so near to each other on average. */
    private static boolean isWithin(Bond some, double near) {
        return some.texts() >= SEVERAL && 1 - some.cohesion() <= near;
    }
}
