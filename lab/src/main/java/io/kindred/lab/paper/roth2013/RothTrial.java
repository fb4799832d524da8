package io.kindred.lab.paper.roth2013;

import io.kindred.corpus.roth.Growth;
import io.kindred.corpus.roth.Modification;
import io.kindred.corpus.roth.RothCorpus;
import io.kindred.formats.AnyFormatProvider;
import io.kindred.lab.benchmark.Processor;
import io.kindred.lab.paper.Kin;
import io.kindred.lab.paper.Published;
import io.kindred.lab.report.Bar;
import io.kindred.lab.report.Table;
import io.kindred.scan.AlignedMeasuring;
import io.kindred.scan.Scan;
import io.kindred.scan.ScanWatcher;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The experiment of Roth (2013) on a corpus made anew: what the papers' SimHash finds of it, and what a scan does. */
final class RothTrial {
    private static final long SEED = 20131;
    private static final int MOST_BYTES = 64 << 20;
    private static final double BAND = 0.2;
    private static final int BANDS = 4;

    /** Pairs are unrelated if less than that of the runs of three words of the smaller is in the larger. */
    private static final double RELATED = 0.3;

    private static final double[] OTHER_BOUNDS = {0.5, 0.2, 0.1};

    private final Published published = Published.of(Roth2013.NAME);
    private final Path folder;
    private final Path place;
    private final int most;
    private final int jobs;
    private final Consumer<String> progress;
    private final List<Table> tables = new ArrayList<>();
    private final List<Bar> bars = new ArrayList<>();
    private final List<Band> bands = new ArrayList<>();

    /**
     * A trial.
     *
     * @param folder text files
     * @param place an empty folder, where the corpus and the catalog are made
     * @param most how many of the files are taken at most
     */
    RothTrial(Path folder, Path place, int most, int jobs, Consumer<String> progress) {
        this.folder = folder;
        this.place = place;
        this.most = most;
        this.jobs = jobs;
        this.progress = progress;
    }

    /**
     * What came of it.
     *
     * @param tables all figures, the bars first
     * @param bands what was found, by how much was modified
     */
    record Result(List<Table> tables, List<Band> bands) {
        Result {
            tables = List.copyOf(tables);
            bands = List.copyOf(bands);
        }
    }

    /** Does it all. */
    Result run() throws IOException {
        progress.accept("making the corpus");
        RothCorpus corpus = RothCorpus.write(folder, place, SEED, most);
        Path root = RothCorpus.files(place).toRealPath();
        List<Path> files = files(root);
        try (AnyFormatProvider texts = new AnyFormatProvider(MOST_BYTES, jobs, Duration.ofSeconds(60))) {
            double[] scan = scan(root, texts);
            progress.accept("hashing and comparing");
            RateTables rates = RateTables.of(files, scan[0], scan[1]);
            tables.addAll(rates.tables());
            bars.addAll(rates.bars());
            long[] hashes = rates.hashes().stream().mapToLong(hash -> hash).toArray();
            Map<String, Long> papers = new HashMap<>();
            for (int i = 0; i < hashes.length; i++) {
                papers.put(root.relativize(files.get(i)).toString().replace('\\', '/'), hashes[i]);
            }
            try (Catalog catalog = Catalog.open(catalog())) {
                Kin kin = Kin.of(catalog);
                found(corpus, kin, papers);
                missed(corpus, kin, catalog);
                claims(corpus, kin, catalog);
            }
        }
        tables.add(0, Bar.table(bars));
        return new Result(tables, bands);
    }

    private Path catalog() {
        return place.resolve("catalog.db");
    }

    private static List<Path> files(Path root) throws IOException {
        try (Stream<Path> walk = Files.walk(root)) {
            return walk.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /** Scans, and returns the seconds of processor it took to read and to relate, without those of workers that read for it. */
    private double[] scan(Path root, AnyFormatProvider texts) throws IOException {
        progress.accept("scanning");
        double start = Processor.seconds();
        double[] read = {start};
        try (CatalogWriter writer = CatalogWriter.open(catalog())) {
            new Scan(writer, root, texts, new AlignedMeasuring(true), true, jobs, new ScanWatcher() {
                        @Override
                        public void relating(int documents) {
                            read[0] = Processor.seconds();
                        }
                    })
                    .run(List.of(root), List.of());
        }
        return new double[] {read[0] - start, Processor.seconds() - read[0]};
    }

    private void found(RothCorpus corpus, Kin kin, Map<String, Long> papers) {
        Predicate<Modification> byPapers = each -> isNear(papers.get(each.original()), papers.get(each.modified()));
        Predicate<Modification> byKindred = each -> isFound(kin, each);
        List<List<String>> rows = new ArrayList<>();
        for (Growth growth : Growth.values()) {
            List<Modification> some = corpus.modifications().stream()
                    .filter(each -> each.growth() == growth)
                    .toList();
            for (int band = 0; band < BANDS; band++) {
                double from = band * BAND;
                List<Modification> inBand = some.stream()
                        .filter(each -> (int) Math.min(BANDS - 1, each.share() / BAND) == (int) Math.round(from / BAND))
                        .toList();
                String share = number(100 * from, 0) + " to " + number(100 * (from + BAND), 0) + " %";
                rows.add(found(name(growth), share, inBand, byPapers, byKindred, ""));
                bands.add(new Band(growth, from + BAND / 2, share(inBand, byKindred)));
            }
            rows.add(found(name(growth), "all", some, byPapers, byKindred, number(publishedFound(growth), 3)));
        }
        List<Modification> all = corpus.modifications();
        rows.add(found("both", "all", all, byPapers, byKindred, number(publishedFound(), 3)));
        List<String> header = List.of("modified by", "share", "files", "Kindred", "papers' SimHash", "published");
        String title = "Found related to their originals, " + count(all.size()) + " modified files of "
                + count(corpus.originals()) + " originals";
        tables.add(new Table(title, 2, header, rows));
        bars.add(new Bar("found, of all modified files", share(all, byKindred), 0.99, Double.POSITIVE_INFINITY, 4));
    }

    /** What he found of all modified files. */
    private double publishedFound() {
        double modified =
                published.number("section 2.4.1", "insertions") + published.number("section 2.4.1", "deletions");
        return 1 - published.number("section 2.5", "modified at 7 or more") / modified;
    }

    /** What he found of insertions, or of deletions. */
    private double publishedFound(Growth growth) {
        double insertions = published.number("section 2.5", "of these insertions");
        boolean isInsertion = growth == Growth.INSERTION;
        double missed =
                isInsertion ? insertions : published.number("section 2.5", "modified at 7 or more") - insertions;
        return 1 - missed / published.number("section 2.4.1", isInsertion ? "insertions" : "deletions");
    }

    /**
     * What a scan found of files of which about so much was put in or cut out.
     *
     * @param share the middle of the band
     */
    record Band(Growth growth, double share, double found) {}

    private static boolean isNear(long one, long other) {
        return one != Rates.UNREAD && other != Rates.UNREAD && Long.bitCount(one ^ other) <= Rates.NEAR;
    }

    private static boolean isFound(Kin kin, Modification modification) {
        return kin.between(modification.original(), modification.modified())
                .filter(Kin::isClose)
                .isPresent();
    }

    private static List<String> found(
            String growth,
            String band,
            List<Modification> some,
            Predicate<Modification> byPapers,
            Predicate<Modification> byKindred,
            String published) {
        return List.of(
                growth,
                band,
                Integer.toString(some.size()),
                number(share(some, byKindred), 4),
                number(share(some, byPapers), 3),
                published);
    }

    private static double share(List<Modification> some, Predicate<Modification> found) {
        return some.isEmpty() ? 1 : (double) some.stream().filter(found).count() / some.size();
    }

    /** Says of each modified file that was not found why, and counts the reasons. */
    private void missed(RothCorpus corpus, Kin kin, Catalog catalog) throws IOException {
        Missed missed = new Missed(catalog, kin);
        Map<String, List<Integer>> words = new TreeMap<>();
        for (Modification each : corpus.modifications()) {
            if (!isFound(kin, each)) {
                String reason = missed.reason(each);
                progress.accept("missed " + each.modified() + ": " + reason + "; " + missed.words(each) + " words");
                words.computeIfAbsent(name(each.growth()) + ", " + reason, key -> new ArrayList<>())
                        .add(missed.words(each));
            }
        }
        List<List<String>> rows = words.entrySet().stream()
                .map(each -> List.of(
                        each.getKey(),
                        Integer.toString(each.getValue().size()),
                        Integer.toString(each.getValue().stream()
                                .sorted()
                                .toList()
                                .get(each.getValue().size() / 2))))
                .toList();
        tables.add(new Table("Missed", 1, List.of("why", "files", "words of the smaller, median"), rows));
    }

    private void claims(RothCorpus corpus, Kin kin, Catalog catalog) {
        progress.accept("judging what was found");
        Claims claims = Claims.of(kin, corpus.modifications(), catalog);
        double strangers = Claims.strangers(corpus.modifications(), catalog, SEED);
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("version, contains or contained", Integer.toString(claims.claims())));
        rows.add(List.of("of these made from one original", Integer.toString(claims.known())));
        rows.add(List.of(unrelated(RELATED), Long.toString(claims.unrelated(RELATED))));
        rows.add(List.of("of these in different folders", Long.toString(claims.unrelatedAcrossFolders(RELATED))));
        for (double bound : OTHER_BOUNDS) {
            rows.add(List.of(unrelated(bound), Long.toString(claims.unrelated(bound))));
        }
        String most = "no more than strangers have, " + number(strangers, 3);
        rows.add(List.of("of the others, " + most, Long.toString(claims.unrelated(Math.nextUp(strangers)))));
        tables.add(new Table("Pairs reported", 1, List.of("what", "pairs"), rows));
        double wrong = (double) claims.unrelated(RELATED) / Math.max(1, claims.claims());
        bars.add(Bar.atMost("unrelated, of all version and contains pairs", wrong, 0.001, 5));
    }

    private static String unrelated(double bound) {
        return "of the others, less than " + number(bound, 1) + " of the smaller's runs of 3 words in the larger";
    }

    private static String name(Growth growth) {
        return growth.name().toLowerCase(Locale.ROOT);
    }

    private static String count(int count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
