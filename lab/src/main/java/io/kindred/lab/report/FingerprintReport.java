package io.kindred.lab.report;

import io.kindred.lab.accuracy.BitQuality;
import io.kindred.lab.accuracy.Errors;
import io.kindred.lab.accuracy.ShingleHash;
import io.kindred.lab.accuracy.ShingleHashQualities;
import io.kindred.lab.accuracy.SimHashQualities;
import io.kindred.lab.contestant.MinHashContestant;
import io.kindred.lab.contestant.SimHashContestant;
import io.kindred.lab.contestant.WinnowingContestant;
import io.kindred.lab.text.TextSample;
import io.kindred.lab.text.TimedTexts;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The tables of one run of all benchmarks and accuracy measurements of fingerprints. */
public final class FingerprintReport {
    private static final List<String> QUALITY =
            List.of("mean distance", "sd", "share of width", "constant bits", "bit set least", "bit set most");

    private final Measured measured;
    private final List<Table> tables;

    public FingerprintReport(Measured measured) {
        this.measured = measured;
        this.tables = allTables();
    }

    /** All tables under a caption, to read. */
    public String markdown() {
        return "# Fingerprints: speed and accuracy\n\n"
                + caption()
                + "\n"
                + tables.stream().map(Table::markdown).collect(Collectors.joining());
    }

    /** All figures, to compute with. */
    public List<String> csv() {
        List<String> lines = new ArrayList<>(List.of("table,subject,figure,value"));
        tables.forEach(table -> lines.addAll(table.csv()));
        return lines;
    }

    private String caption() {
        return """
                Measured in one run by `./kindred-lab fingerprints` on: %s.
                Texts: %s.
                Speed: one thread, processor's time of that thread (JMH, Serial GC; collecting garbage is not counted). The methods
                of a table alternate within one process, in many rounds of one turn of 30 ms, or else one pass, for each; a figure
                is the median of all rounds of all processes, and a ratio the median of the ratios within each round.
                MB are 10^6 bytes of text that is already folded and in lower case. "Kindred is x" = so many times as fast.
                A set is made by the method itself (Kindred, the papers' loop, Lucene) or fed by the lab's own exact hash table of
                longs (hash4j, java-lsh), which counts as part of the method; hash4j is fed its own komihash of packed 4-grams.
                k-permutation takes every shingle as it comes through 128 functions a x + b.
                RMSE and bias: against the exact Jaccard similarity of pairs of 400 or 4,000 random shingles each, from 0.1 to 0.9.
                """.formatted(Machine.description(), texts());
    }

    private String texts() {
        TextSample sample = measured.sample();
        return String.format(
                Locale.ROOT,
                "%s; timed on %d documents of %.1f kB and %d paragraphs of %.0f bytes on average, quality on %d paragraphs",
                sample.origin(),
                sizes(TimedTexts.DOCUMENTS).getCount(),
                sizes(TimedTexts.DOCUMENTS).getAverage() / 1_000,
                sizes(TimedTexts.PARAGRAPHS).getCount(),
                sizes(TimedTexts.PARAGRAPHS).getAverage(),
                sample.paragraphs().size());
    }

    private IntSummaryStatistics sizes(TimedTexts texts) {
        return texts.in(measured.sample()).stream().mapToInt(String::length).summaryStatistics();
    }

    private List<Table> allTables() {
        return List.of(
                Bar.table(new Bars(measured).all()),
                simHashSpeed(),
                minHashes(),
                winnowing(),
                qualities(),
                otherQualities());
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

    private Table winnowing() {
        List<List<String>> rows = new ArrayList<>();
        for (TimedTexts texts : List.of(TimedTexts.PARAGRAPHS, TimedTexts.DOCUMENTS)) {
            for (WinnowingContestant contestant : WinnowingContestant.values()) {
                Speed speed = measured.speed(contestant, texts);
                rows.add(List.of(
                        texts.toString(),
                        contestant.label(),
                        number(1, speed.megabytesPerSecond()),
                        number(0, speed.allocatedPerText()),
                        number(4, contestant.density(texts.in(measured.sample()))),
                        number(4, contestant.expectedDensity())));
            }
        }
        return new Table(
                "Winnowing", 2, List.of("texts", "method", "MB/s", "bytes/text", "density", "expected 2/(w+1)"), rows);
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
