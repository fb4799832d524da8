package io.kindred.lab.report;

import io.kindred.lab.accuracy.BitQuality;
import io.kindred.lab.accuracy.Errors;
import io.kindred.lab.accuracy.ShingleHash;
import io.kindred.lab.accuracy.ShingleHashQualities;
import io.kindred.lab.accuracy.SimHashQualities;
import io.kindred.lab.contestant.MinHashContestant;
import io.kindred.lab.contestant.SimHashContestant;
import io.kindred.lab.text.TimedTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The tables of one run of all benchmarks and accuracy measurements of fingerprints. */
public final class FingerprintReport {
    private final Measured measured;

    public FingerprintReport(Measured measured) {
        this.measured = measured;
    }

    /** All tables, the bars first. */
    public List<Table> tables() {
        return List.of(Bar.table(new Bars(measured).all()), simHashSpeed(), minHashes(), qualities(), otherQualities());
    }

    private Table simHashSpeed() {
        List<List<String>> rows = new ArrayList<>();
        for (TimedTexts texts : List.of(TimedTexts.PARAGRAPHS, TimedTexts.DOCUMENTS)) {
            for (SimHashContestant contestant : SimHashContestant.values()) {
                Speed speed = measured.speed(contestant, texts);
                rows.add(List.of(
                        texts.toString(),
                        contestant.label(),
                        number(1, measured.ratio(SimHashContestant.KINDRED_BAG, contestant, texts)),
                        number(1, measured.ratio(SimHashContestant.KINDRED_SET, contestant, texts)),
                        number(1, speed.megabytesPerSecond()),
                        number(2, speed.nanosPerShingle()),
                        number(0, speed.allocatedPerText())));
            }
        }
        return new Table(
                "SimHash, 64 bits of 4-grams",
                2,
                List.of("texts", "method", "Kindred bag is x", "Kindred set is x", "MB/s", "ns/shingle", "bytes/text"),
                rows);
    }

    private Table minHashes() {
        List<List<String>> rows = new ArrayList<>();
        for (TimedTexts texts : List.of(TimedTexts.SHINGLES_400, TimedTexts.SHINGLES_4000)) {
            for (MinHashContestant contestant : MinHashContestant.values()) {
                Speed speed = measured.speed(contestant, texts);
                Errors errors = measured.errors().get(texts).get(contestant);
                rows.add(List.of(
                        texts.toString(),
                        contestant.label(),
                        number(1, measured.ratio(MinHashContestant.KINDRED, contestant, texts)),
                        number(1, speed.megabytesPerSecond()),
                        number(2, speed.nanosPerShingle()),
                        number(0, speed.allocatedPerText()),
                        number(4, errors.rootMeanSquare()),
                        String.format(Locale.ROOT, "%+.4f", errors.bias()),
                        Long.toString(errors.count())));
            }
        }
        return new Table(
                "MinHash, 128 components of 4-grams",
                2,
                List.of("texts", "method", "Kindred is x", "MB/s", "ns/shingle", "bytes/text", "RMSE", "bias", "pairs"),
                rows);
    }

    private Table qualities() {
        List<List<String>> rows = new ArrayList<>();
        for (SimHashQualities.Row row : measured.qualities()) {
            List<String> cells =
                    new ArrayList<>(List.of("SimHash-" + row.bits(), row.size() + "-grams", row.set() ? "set" : "bag"));
            cells.addAll(cells(row.quality()));
            rows.add(cells);
        }
        List<String> header = new ArrayList<>(List.of("method", "shingles", "as"));
        header.addAll(QUALITY);
        return new Table("Kindred's SimHash on paragraphs of different documents", 3, header, rows);
    }

    private Table otherQualities() {
        List<List<String>> rows = new ArrayList<>();
        for (ShingleHashQualities.Row row : measured.otherQualities()) {
            ShingleHash hash = row.hash();
            ShingleHash.Collisions collisions = row.collisions();
            List<String> cells = new ArrayList<>(List.of(
                    hash.label() + ", " + hash.bits() + " bits",
                    hash.size() + "-grams",
                    Integer.toString(collisions.shingles()),
                    number(1, 100 * collisions.lost()) + " %"));
            cells.addAll(cells(row.quality()));
            rows.add(cells);
        }
        List<String> header = new ArrayList<>(List.of("shingle hash", "shingles", "distinct", "lost to collisions"));
        header.addAll(QUALITY);
        return new Table("SimHash of sets with other shingle hashes, same paragraphs", 2, header, rows);
    }

    private static final List<String> QUALITY =
            List.of("mean distance", "sd", "share of width", "constant bits", "bit set least", "bit set most");

    private static List<String> cells(BitQuality quality) {
        return List.of(
                number(2, quality.meanDistance()),
                number(2, quality.deviation()),
                number(3, quality.meanDistance() / quality.bits()),
                Integer.toString(quality.constant()),
                number(1, 100 * quality.leastShare()) + " %",
                number(1, 100 * quality.greatestShare()) + " %");
    }

    private static String number(int decimals, double value) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }
}
