package io.kindred.comparison.passage;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/** Chooses among regions that overlap: the longest first, then those of which one side at least is mostly new. */
final class Selection {
    private static final Comparator<Region> LONGEST_FIRST = Comparator.comparingInt(
                    (Region region) -> -region.leftWords() - region.rightWords())
            .thenComparingInt(Region::leftFrom)
            .thenComparingInt(Region::rightFrom)
            .thenComparingInt(Region::leftTo);

    private final BitSet leftTaken = new BitSet();
    private final BitSet rightTaken = new BitSet();
    private final List<Region> chosen = new ArrayList<>();

    private Selection() {}

    static List<Region> of(List<Region> regions) {
        Selection selection = new Selection();
        regions.stream().sorted(LONGEST_FIRST).forEach(selection::offer);
        return selection.chosen;
    }

    private void offer(Region region) {
        if (isNew(leftTaken, region.leftFrom(), region.leftTo())
                || isNew(rightTaken, region.rightFrom(), region.rightTo())) {
            leftTaken.set(region.leftFrom(), region.leftTo());
            rightTaken.set(region.rightFrom(), region.rightTo());
            chosen.add(region);
        }
    }

    private static boolean isNew(BitSet taken, int from, int to) {
        return 2 * taken.get(from, to).cardinality() < to - from;
    }
}
