package io.kindred.comparison.passage;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.function.ToIntFunction;

/** Makes regions of seeds that stand near each other. */
final class Regions {
    private static final int WIDEST_GAP = 6;
    private static final int NARROWEST_GAP = 2;
    private static final double ALIKE = 0.4;
    private static final int SUMMARY_GAP = 24;
    private static final int SUMMARY_RATIO = 3;
    private static final double MOST_IN_RUNS = 0.25;
    private static final double LEAST_IN_SEEDS = 0.5;
    private static final double MOST_FROM_ONE_PLACE = 0.75;

    private final Side left;
    private final Side right;
    private final Bags bags;
    private final RunFinder runs;

    Regions(Side left, Side right, Bags bags, RunFinder runs) {
        this.left = left;
        this.right = right;
        this.bags = bags;
        this.runs = runs;
    }

    /** Regions that are alike as a whole; the seeds of one that is not are tried again with smaller gaps. */
    List<Region> passages(List<Seed> seeds) {
        List<Region> regions = new ArrayList<>();
        List<Seed> open = seeds;
        for (int gap = WIDEST_GAP; gap >= NARROWEST_GAP; gap--) {
            List<Seed> unlike = new ArrayList<>();
            for (List<Seed> group : Clusters.of(open, gap, gap)) {
                Region region = hull(group);
                if (bags.cosine(region) > ALIKE) {
                    regions.add(exact(region, group));
                } else {
                    unlike.addAll(group);
                }
            }
            open = unlike;
        }
        return regions;
    }

    /** Regions of which one side is short and draws from all over a stretch of the other that is much longer. */
    List<Region> summaries(List<Seed> seeds) {
        List<Region> regions = new ArrayList<>();
        for (List<Seed> group : Clusters.of(seeds, WIDEST_GAP, SUMMARY_GAP)) {
            Region region = hull(group);
            BitSet inRuns = runs.leftCovered().get(region.leftFrom(), region.leftTo());
            if (isLong(region.rightWords(), region.leftWords(), inRuns)
                    && isSummary(region, group, Region::leftWords, Seed::left)) {
                regions.add(region);
            }
        }
        for (List<Seed> group : Clusters.of(seeds, SUMMARY_GAP, WIDEST_GAP)) {
            Region region = hull(group);
            BitSet inRuns = runs.rightCovered().get(region.rightFrom(), region.rightTo());
            if (isLong(region.leftWords(), region.rightWords(), inRuns)
                    && isSummary(region, group, Region::rightWords, Seed::right)) {
                regions.add(region);
            }
        }
        return regions;
    }

    /** Whether one side is long enough to be summed up by the other, which is not mainly a quote. */
    private static boolean isLong(int words, int shortWords, BitSet inRuns) {
        return words >= SUMMARY_RATIO * shortWords && inRuns.cardinality() <= MOST_IN_RUNS * shortWords;
    }

    /** Whether a region is alike as a whole, most of its short side is in seeds, and no one passage explains that. */
    private boolean isSummary(
            Region region, List<Seed> group, ToIntFunction<Region> shortWords, ToIntFunction<Seed> shortUnit) {
        if (bags.cosine(region) <= ALIKE) {
            return false;
        }
        double most = MOST_FROM_ONE_PLACE * shortWords.applyAsInt(region);
        IntSummaryStatistics units = group.stream().mapToInt(shortUnit).summaryStatistics();
        long seeded = group.stream().mapToInt(shortUnit).distinct().count();
        return seeded >= LEAST_IN_SEEDS * (units.getMax() - units.getMin() + 1)
                && Clusters.of(group, WIDEST_GAP, WIDEST_GAP).stream()
                        .noneMatch(part -> shortWords.applyAsInt(hull(part)) > most);
    }

    private Region hull(List<Seed> group) {
        return Region.hull(group.stream().map(this::region).toList());
    }

    private Region region(Seed seed) {
        return new Region(
                left.units().firstWord(seed.left()),
                left.units().firstWord(seed.left() + 1),
                right.units().firstWord(seed.right()),
                right.units().firstWord(seed.right() + 1));
    }

    /** A region with runs begins and ends with a run, unless what is before the first or after the last is alike too. */
    private Region exact(Region region, List<Seed> group) {
        List<Region> own = group.stream()
                .filter(seed -> seed.run() != Seed.NO_RUN)
                .map(seed -> runs.runs().get(seed.run()))
                .toList();
        if (own.isEmpty()) {
            return region;
        }
        Region hull = Region.hull(own);
        boolean head = isAlike(region.leftFrom(), hull.leftFrom(), region.rightFrom(), hull.rightFrom());
        boolean tail = isAlike(hull.leftTo(), region.leftTo(), hull.rightTo(), region.rightTo());
        return new Region(
                head ? region.leftFrom() : hull.leftFrom(),
                tail ? region.leftTo() : hull.leftTo(),
                head ? region.rightFrom() : hull.rightFrom(),
                tail ? region.rightTo() : hull.rightTo());
    }

    private boolean isAlike(int leftFrom, int leftTo, int rightFrom, int rightTo) {
        return leftFrom < leftTo
                && rightFrom < rightTo
                && bags.cosine(new Region(leftFrom, leftTo, rightFrom, rightTo)) > ALIKE;
    }
}
