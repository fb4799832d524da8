package io.kindred.lab.scale;

import io.kindred.formats.AnyFormatProvider;
import io.kindred.lab.report.Table;
import io.kindred.scan.Check;
import io.kindred.scan.Scan;
import io.kindred.scan.ScanWatcher;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;

/** Asks a large catalog for the kin of documents, and adds some, in a warm process. */
final class Asking {
    private static final int WARM_UP = 20;

    private final Path folder;
    private final Path catalogFile;
    private final AnyFormatProvider texts;
    private final int jobs;

    Asking(Path folder, Path catalogFile, AnyFormatProvider texts, int jobs) {
        this.folder = folder;
        this.catalogFile = catalogFile;
        this.texts = texts;
        this.jobs = jobs;
    }

    Table run(Scanned scanned, int questions, IntFunction<String> fresh) throws IOException {
        int documents = scanned.collection().documents();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("documents", Integer.toString(documents)));
        rows.add(List.of("scan, processor seconds", number(scanned.seconds(), 0)));
        rows.add(List.of("pairs of kin", Long.toString(scanned.relations())));
        rows.add(List.of("catalog, megabytes", number(Files.size(catalogFile) / 1e6, 0)));
        addQuestions(rows, questions, documents);
        addAdditions(rows, questions, fresh);
        rows.add(List.of("heap in use after that, megabytes", number(usedHeap() / 1e6, 0)));
        return new Table("A large catalog", 1, List.of("what", "figure"), rows);
    }

    private void addQuestions(List<List<String>> rows, int questions, int documents) throws IOException {
        int found = 0;
        double[] millis = new double[questions];
        try (Catalog catalog = Catalog.open(catalogFile)) {
            Check check = new Check(catalog, folder, texts, jobs);
            for (int i = -WARM_UP; i < questions; i++) {
                int document = Math.floorMod(i * 7_919, documents);
                Path file = MadeCollection.file(folder, document);
                long start = System.nanoTime();
                int kin = check.check("asked", file).size();
                if (i >= 0) {
                    millis[i] = (System.nanoTime() - start) / 1e6;
                    found += kin > 0 ? 1 : 0;
                }
            }
        }
        addTimes(rows, "questions, milliseconds", millis);
        rows.add(List.of("of the documents asked about, which are all there, found", found + " of " + questions));
    }

    private void addAdditions(List<List<String>> rows, int additions, IntFunction<String> fresh) throws IOException {
        double[] millis = new double[additions];
        Path more = Files.createDirectories(folder.resolve("more"));
        try (CatalogWriter writer = CatalogWriter.open(catalogFile)) {
            for (int i = -WARM_UP; i < additions; i++) {
                Path file = Files.writeString(more.resolve((i + WARM_UP) + ".txt"), fresh.apply(i + WARM_UP));
                long start = System.nanoTime();
                Scan.again(writer, folder, texts, jobs, ScanWatcher.NOBODY).run(List.of(file), List.of());
                if (i >= 0) {
                    millis[i] = (System.nanoTime() - start) / 1e6;
                }
            }
        }
        addTimes(rows, "documents added and related, milliseconds each", millis);
    }

    private static void addTimes(List<List<String>> rows, String what, double... millis) {
        double[] sorted = millis.clone();
        Arrays.sort(sorted);
        rows.add(List.of(what + ", median", number(sorted[sorted.length / 2], 1)));
        rows.add(List.of("95 of 100 within", number(sorted[(int) Math.ceil(0.95 * sorted.length) - 1], 1)));
    }

    private static long usedHeap() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
