package io.kindred.lab.scan;

import io.kindred.formats.AnyFormatProvider;
import io.kindred.lab.report.Table;
import io.kindred.scan.AlignedMeasuring;
import io.kindred.scan.Check;
import io.kindred.scan.Scan;
import io.kindred.scan.ScanWatcher;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import io.kindred.store.Rows;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** A scan of a folder from the first file to the answer to a question, with its times and sizes. */
public final class ScanTrial {
    private static final int MOST_BYTES = 64 << 20;
    private static final int QUESTIONS = 25;

    /** The papers took 266 seconds for 523 MB: 160 for the hashes, 106 for the distances. */
    private static final double PAPERS_SECONDS_A_MEGABYTE = 266.0 / 523;

    private final Path folder;
    private final Path catalogFile;
    private final int jobs;
    private final int sample;
    private final Consumer<String> progress;
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * A trial.
     *
     * @param catalogFile where the catalog is made
     * @param sample how many documents are compared with every other, to see what the scan found
     */
    public ScanTrial(Path folder, Path catalogFile, int jobs, int sample, Consumer<String> progress) {
        this.folder = folder;
        this.catalogFile = catalogFile;
        this.jobs = jobs;
        this.sample = sample;
        this.progress = progress;
    }

    /** Does it all, and tells it in a table. */
    public Table run() throws IOException {
        try (AnyFormatProvider texts = new AnyFormatProvider(MOST_BYTES, jobs, Duration.ofSeconds(60))) {
            scan(texts, "scan");
            scan(texts, "scan again, nothing changed");
            ask(texts);
            papers(texts);
        }
        return new Table("A scan of " + folder.getFileName(), 1, List.of("what", "figure"), rows);
    }

    private void scan(AnyFormatProvider texts, String name) throws IOException {
        progress.accept(name);
        long[] marks = {System.nanoTime(), 0, 0};
        try (CatalogWriter writer = CatalogWriter.open(catalogFile)) {
            new Scan(writer, folder, texts, new AlignedMeasuring(true), true, jobs, new ScanWatcher() {
                        @Override
                        public void relating(int documents) {
                            marks[1] = System.nanoTime();
                        }

                        @Override
                        public void related(int comparisons) {
                            marks[2] += comparisons;
                        }
                    })
                    .run(List.of(folder), List.of());
        }
        add(name + ", seconds", number(seconds(marks[0]), 1));
        if (marks[1] > 0) {
            add("of these before documents were related", number((marks[1] - marks[0]) / 1e9, 1));
            add("pairs looked at", Long.toString(marks[2]));
        }
    }

    private void ask(AnyFormatProvider texts) throws IOException {
        try (Catalog catalog = Catalog.open(catalogFile)) {
            List<Entry> entries = catalog.documents();
            long bytes =
                    entries.stream().mapToLong(entry -> entry.file().size()).sum();
            add("documents", Integer.toString(entries.size()));
            add("megabytes", number(bytes / 1e6, 1));
            sizes(catalog, bytes);
            progress.accept("asking");
            add("one question, of " + QUESTIONS + " the median, milliseconds", number(question(catalog, texts), 0));
            progress.accept("comparing " + sample + " documents with every other");
            FoundKin found = FoundKin.of(catalog, folder, texts, sample, jobs);
            add("kin of " + found.documents() + " documents", Integer.toString(found.kin()));
            add("of these found", Integer.toString(found.found()));
            add("found, though they are none", Integer.toString(found.surplus()));
        }
    }

    private void sizes(Catalog catalog, long bytes) throws IOException {
        long[] kept = {0};
        catalog.sql("SELECT sum(length(packed)) FROM text", new Rows() {
            @Override
            public void columns(List<String> names) {}

            @Override
            public void row(List<Object> values) {
                kept[0] = (Long) values.get(0);
            }
        });
        long all = Files.size(catalogFile);
        add("catalog, bytes a byte of text", number((double) all / bytes, 3));
        add("the same without the texts", number((double) (all - kept[0]) / bytes, 3));
    }

    private double question(Catalog catalog, AnyFormatProvider texts) throws IOException {
        List<Entry> entries = catalog.documents();
        double[] millis = new double[QUESTIONS];
        for (int i = 0; i < QUESTIONS; i++) {
            String path =
                    entries.get((int) ((long) i * entries.size() / QUESTIONS)).path();
            long start = System.nanoTime();
            new Check(catalog, folder, texts, jobs).check(path, folder.resolve(path));
            millis[i] = seconds(start) * 1000;
        }
        Arrays.sort(millis);
        return millis[QUESTIONS / 2];
    }

    private void papers(AnyFormatProvider texts) throws IOException {
        progress.accept("SimHash and all pairs, as the papers did");
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.filter(Files::isRegularFile).sorted().toList();
        }
        PapersScan papers = PapersScan.of(files, texts);
        add("the papers' SimHash and all pairs, one thread, seconds", number(papers.seconds(), 1));
        add("pairs it finds", Long.toString(papers.pairs()));
        double scan = Double.parseDouble(rows.get(0).get(1));
        double megabytes =
                files.stream().mapToLong(file -> file.toFile().length()).sum() / 1e6;
        add("times as fast as that", number(papers.seconds() / scan, 2));
        add("times as fast as published, by size", number(PAPERS_SECONDS_A_MEGABYTE * megabytes / scan, 2));
    }

    private void add(String what, String figure) {
        rows.add(List.of(what, figure));
    }

    private static double seconds(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
