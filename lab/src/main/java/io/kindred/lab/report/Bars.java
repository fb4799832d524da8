package io.kindred.lab.report;

import static io.kindred.lab.contestant.SimHashContestant.HASH4J_FAST_BAG;
import static io.kindred.lab.contestant.SimHashContestant.HASH4J_FAST_SET;
import static io.kindred.lab.contestant.SimHashContestant.KINDRED_BAG;
import static io.kindred.lab.contestant.SimHashContestant.KINDRED_SET;
import static io.kindred.lab.contestant.SimHashContestant.PAPERS_LOOP;

import io.kindred.lab.accuracy.BitQuality;
import io.kindred.lab.accuracy.Errors;
import io.kindred.lab.accuracy.SimHashQualities;
import io.kindred.lab.contestant.MinHashContestant;
import io.kindred.lab.contestant.SimHashContestant;
import io.kindred.lab.text.TimedTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What fingerprints have to reach. */
final class Bars {
    private final Measured measured;
    private final List<Bar> bars = new ArrayList<>();

    Bars(Measured measured) {
        this.measured = measured;
    }

    List<Bar> all() {
        bars.clear();
        for (TimedTexts texts : List.of(TimedTexts.PARAGRAPHS, TimedTexts.DOCUMENTS)) {
            simHashSpeed(texts);
        }
        allocation(KINDRED_BAG);
        allocation(KINDRED_SET);
        for (TimedTexts texts : List.of(TimedTexts.SHINGLES_400, TimedTexts.SHINGLES_4000)) {
            minHash(texts);
        }
        measured.qualities().forEach(this::quality);
        return List.copyOf(bars);
    }

    private void simHashSpeed(TimedTexts texts) {
        ratio(KINDRED_BAG, PAPERS_LOOP, texts, 60);
        ratio(KINDRED_BAG, HASH4J_FAST_BAG, texts, 4);
        ratio(KINDRED_SET, PAPERS_LOOP, texts, 30);
        ratio(KINDRED_SET, HASH4J_FAST_SET, texts, 2);
    }

    private void ratio(SimHashContestant ours, SimHashContestant theirs, TimedTexts texts, double least) {
        String what = "SimHash, " + texts + ": " + ours.label() + " to " + theirs.label() + ", times as fast";
        bars.add(Bar.atLeast(what, measured.ratio(ours, theirs, texts), least));
    }

    private void allocation(SimHashContestant contestant) {
        Speed paragraphs = measured.speed(contestant, TimedTexts.PARAGRAPHS);
        Speed documents = measured.speed(contestant, TimedTexts.DOCUMENTS);
        double growth = (documents.allocatedPerText() - paragraphs.allocatedPerText())
                / (documents.shinglesPerText() - paragraphs.shinglesPerText());
        bars.add(
                Bar.atMost("SimHash: bytes " + contestant.label() + " allocates per further shingle", growth, 0.01, 4));
    }

    private void minHash(TimedTexts texts) {
        for (MinHashContestant permutations :
                List.of(MinHashContestant.PERMUTATIONS, MinHashContestant.NARROW_PERMUTATIONS)) {
            String to = "MinHash, " + texts + ": Kindred to " + permutations.label();
            bars.add(Bar.atLeast(
                    to + ", times as fast", measured.ratio(MinHashContestant.KINDRED, permutations, texts), 8));
            Map<MinHashContestant, Errors> errors = measured.errors().get(texts);
            double worse = errors.get(MinHashContestant.KINDRED).rootMeanSquare()
                    / errors.get(permutations).rootMeanSquare();
            bars.add(Bar.atMost(to + ", RMSE", worse, 1.1, 3));
        }
    }

    private void quality(SimHashQualities.Row row) {
        String name = "SimHash-" + row.bits() + " of " + row.size() + "-grams, " + (row.set() ? "set" : "bag") + ": ";
        BitQuality quality = row.quality();
        double half = row.bits() / 2.0;
        String distance = name + "mean distance of the unrelated";
        if (row.size() == 4) {
            String own = row.bits() == 64 ? "" : " (no bar but our own)";
            bars.add(Bar.atLeast(distance + own, quality.meanDistance(), 29 * row.bits() / 64.0));
        } else {
            bars.add(Bar.within(distance, quality.meanDistance(), half - 2, half + 2));
        }
        double lopsided = 100 * Math.max(0.5 - quality.leastShare(), quality.greatestShare() - 0.5);
        bars.add(Bar.atMost(name + "most lopsided bit, % off half of the paragraphs", lopsided, 25, 1));
    }
}
