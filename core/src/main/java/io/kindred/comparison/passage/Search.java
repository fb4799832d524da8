package io.kindred.comparison.passage;

import io.kindred.comparison.Passage;
import io.kindred.fingerprint.reading.Reading;
import java.util.ArrayList;
import java.util.List;

/** One search for the passages of two documents. */
final class Search {
    private static final int FEWEST_CHARACTERS = 150;

    private final Side left;
    private final Side right;
    private final Lexicon lexicon;
    private final Bags bags;
    private final RunFinder runs;

    Search(Reading left, Reading right) {
        Units leftUnits = Units.of(left);
        Units rightUnits = Units.of(right);
        this.lexicon = Lexicon.of(left, leftUnits, right, rightUnits);
        this.left = new Side(left, leftUnits, lexicon.numbers(left));
        this.right = new Side(right, rightUnits, lexicon.numbers(right));
        this.bags = new Bags(this.left, this.right, lexicon);
        this.runs = new RunFinder(this.left, this.right);
    }

    Found find() {
        SeedFinder finder = new SeedFinder(
                new Vectors(left, lexicon),
                left.unitsWithin(runs.leftCovered()),
                new Vectors(right, lexicon),
                right.unitsWithin(runs.rightCovered()),
                lexicon.size());
        List<Seed> seeds = new ArrayList<>(finder.seeds());
        for (int run = 0; run < runs.runs().size(); run++) {
            addSeeds(run, seeds);
        }
        return new Found(passages(seeds), runs.approximate() || finder.approximate());
    }

    private List<Passage> passages(List<Seed> seeds) {
        Regions regions = new Regions(left, right, bags, runs);
        List<Region> candidates = new ArrayList<>(regions.passages(seeds));
        candidates.addAll(regions.summaries(seeds));
        candidates.removeIf(
                region -> left.span(region.leftFrom(), region.leftTo()).length() < FEWEST_CHARACTERS
                        || right.span(region.rightFrom(), region.rightTo()).length() < FEWEST_CHARACTERS);
        candidates.addAll(runs.runs());
        return Selection.of(candidates).stream().map(this::passage).toList();
    }

    private Passage passage(Region region) {
        return new Passage(
                left.span(region.leftFrom(), region.leftTo()),
                right.span(region.rightFrom(), region.rightTo()),
                bags.shared(region));
    }

    /** Adds the pairs of units that a run joins: one wherever a unit of either side begins. */
    private void addSeeds(int number, List<Seed> seeds) {
        Region run = runs.runs().get(number);
        int unit = left.units().of(run.leftFrom());
        int other = right.units().of(run.rightFrom());
        int length = run.leftWords();
        int at = 0;
        while (at < length) {
            seeds.add(new Seed(unit, other, number));
            int leftNext = left.units().firstWord(unit + 1) - run.leftFrom();
            int rightNext = right.units().firstWord(other + 1) - run.rightFrom();
            at = Math.min(leftNext, rightNext);
            unit += leftNext == at ? 1 : 0;
            other += rightNext == at ? 1 : 0;
        }
    }
}
