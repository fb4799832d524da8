package io.kindred.lab.paper.roth2013;

import io.kindred.lab.paper.Published;
import io.kindred.lab.report.Bar;
import io.kindred.lab.report.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * How fast files are hashed and compared, beside what was published.
 *
 * @param hashes the hashes of the papers, one for each file
 */
record RateTables(List<Long> hashes, List<Table> tables, List<Bar> bars) {
    private static final Published PUBLISHED = Published.of(Roth2013.NAME);
    private static final double HASHING = PUBLISHED.number("section 2.4.2", "seconds");
    private static final double PUBLISHED_MEGABYTES = PUBLISHED.number("section 2.4.1", "megabytes") / HASHING;
    private static final double PUBLISHED_FILES = PUBLISHED.number("section 2.4.1", "files") / HASHING;
    private static final double PUBLISHED_PAIRS = 1e6
            * PUBLISHED.number("section 2.4.3", "million comparisons")
            / PUBLISHED.number("section 2.4.3", "seconds");

    RateTables {
        hashes = List.copyOf(hashes);
        tables = List.copyOf(tables);
        bars = List.copyOf(bars);
    }

    /**
     * Measures.
     *
     * @param reading the seconds of processor that a scan took to read the files and to store what it needs of them
     * @param relating the seconds of processor that it took to relate them
     */
    static RateTables of(List<Path> files, double reading, double relating) throws IOException {
        double megabytes = 0;
        for (Path file : files) {
            megabytes += Files.size(file) / 1e6;
        }
        Rates rates = new Rates(files);
        double kindred = rates.kindredHashes().seconds();
        Rates.Timed<long[]> papers = rates.papersHashes();
        Table hashing = new Table(
                String.format(
                        Locale.ROOT,
                        "Reading and hashing %,d files of %.0f MB, by the second of processor",
                        files.size(),
                        megabytes),
                1,
                List.of("by", "files/s", "MB/s", "times published"),
                List.of(
                        hashing("as published", PUBLISHED_FILES, PUBLISHED_MEGABYTES),
                        hashing("the papers' SimHash", files.size() / papers.seconds(), megabytes / papers.seconds()),
                        hashing("Kindred's SimHash", files.size() / kindred, megabytes / kindred),
                        hashing("a scan, until all is stored", files.size() / reading, megabytes / reading)));
        long[] hashes = papers.result();
        double pairs = hashes.length * (hashes.length - 1.0) / 2;
        double joined = pairs / joined(hashes);
        Table comparing = new Table(
                "Comparing all pairs, by the second of processor",
                1,
                List.of("by", "million pairs/s", "times published"),
                List.of(
                        comparing("as published", PUBLISHED_PAIRS),
                        comparing(
                                "the papers' loop",
                                pairs / Rates.allPairs(hashes).seconds()),
                        comparing("Kindred's join, the same pairs", joined),
                        comparing("a scan, relations with evidence", pairs / relating)));
        return new RateTables(
                Arrays.stream(hashes).boxed().toList(),
                List.of(hashing, comparing),
                List.of(
                        Bar.atLeast("hashing, times published", megabytes / kindred / PUBLISHED_MEGABYTES, 30),
                        Bar.atLeast("comparing SimHashes, times published", joined / PUBLISHED_PAIRS, 100)));
    }

    /** The seconds of the join, which must find the pairs that comparing all finds. */
    private static double joined(long[] hashes) {
        Rates.Timed<Long> joined = Rates.joined(hashes);
        long pairs = Rates.allPairs(hashes).result();
        if (joined.result() != pairs) {
            throw new IllegalStateException("the join found " + joined.result() + " pairs, not " + pairs);
        }
        return joined.seconds();
    }

    private static List<String> hashing(String what, double files, double megabytes) {
        return List.of(what, number(files, 0), number(megabytes, 1), number(megabytes / PUBLISHED_MEGABYTES, 1));
    }

    private static List<String> comparing(String what, double pairs) {
        return List.of(what, number(pairs / 1e6, 1), number(pairs / PUBLISHED_PAIRS, 1));
    }

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
