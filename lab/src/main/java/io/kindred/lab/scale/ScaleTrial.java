package io.kindred.lab.scale;

import io.kindred.formats.AnyFormatProvider;
import io.kindred.lab.report.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Scans larger and larger collections, and such as are made to be slow. */
public final class ScaleTrial implements AutoCloseable {
    private static final int MOST_BYTES = 1 << 20;
    private static final int WARM_UP = 2_000;

    /** A document from this number on is in no collection. */
    private static final int OUTSIDE = 1 << 24;

    private final Path place;
    private final int jobs;
    private final Consumer<String> progress;
    private final MadeTexts made;
    private final AnyFormatProvider texts;
    private int trials;

    /**
     * A trial.
     *
     * @param place an empty folder for the collections and their catalogs
     */
    public ScaleTrial(Path place, int jobs, long seed, Consumer<String> progress) throws IOException {
        this.place = place;
        this.jobs = jobs;
        this.progress = progress;
        this.made = new MadeTexts(seed);
        this.texts = new AnyFormatProvider(MOST_BYTES, jobs, Duration.ofSeconds(60));
        scan(new MadeCollection("warm-up", WARM_UP, made::mixed));
    }

    /** Scans collections of these sizes, of kin and strangers. */
    public Grown growth(List<Integer> sizes) throws IOException {
        List<Scanned> scans = new ArrayList<>();
        for (int size : sizes) {
            scans.add(scan(new MadeCollection("kin and strangers", size, made::mixed)));
        }
        return new Grown(scans);
    }

    /** Scans collections that are made to be slow, each beside strangers of the same number and length. */
    public Table adversaries(int documents) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        Scanned strangers = scan(new MadeCollection("strangers", documents, made::stranger));
        rows.add(row(strangers, strangers));
        rows.add(row(scan(new MadeCollection("all the same", documents, i -> made.same())), strangers));
        rows.add(row(scan(new MadeCollection("one word differs", documents, i -> made.template(i, 0))), strangers));
        rows.add(row(scan(new MadeCollection("one word each", 10 * documents, made::word)), strangers));
        CollidingWords colliding = CollidingWords.find();
        if (!colliding.collide()) {
            throw new IllegalStateException("the words do not collide");
        }
        rows.add(row(
                scan(new MadeCollection("other words of the same keys", documents, i -> made.colliding(colliding, i))),
                strangers));
        CollidingWords harmless = colliding.harmless();
        rows.add(row(
                scan(new MadeCollection("the same with other keys", documents, i -> made.colliding(harmless, i))),
                strangers));
        int fewer = documents / 10;
        Scanned fewStrangers = scan(new MadeCollection("strangers", fewer, made::stranger));
        rows.add(row(fewStrangers, fewStrangers));
        rows.add(row(
                scan(new MadeCollection("a form, 5 % filled in", fewer, i -> made.template(i, 0.05))), fewStrangers));
        return new Table(
                "Collections made to be slow",
                1,
                List.of(
                        "collection",
                        "documents",
                        "processor seconds",
                        "to strangers, by document",
                        "pairs compared",
                        "kin a document"),
                rows);
    }

    /** Scans a collection of kin and strangers, then asks and adds. */
    public Table asking(int documents, int questions) throws IOException {
        MadeCollection collection = new MadeCollection("kin and strangers", documents, made::mixed);
        Path folder = folder();
        progress.accept("writing " + documents + " documents");
        collection.write(folder);
        progress.accept("scanning " + documents + " documents");
        Scanned scanned = Scanned.of(collection, folder, catalog(folder), texts, jobs);
        progress.accept("asking");
        Asking asking = new Asking(folder, catalog(folder), texts, jobs);
        return asking.run(scanned, questions, i -> made.mixed(OUTSIDE + i));
    }

    private Scanned scan(MadeCollection collection) throws IOException {
        progress.accept(collection.documents() + " documents, " + collection.name());
        Path folder = folder();
        collection.write(folder);
        return Scanned.of(collection, folder, catalog(folder), texts, jobs);
    }

    private Path folder() throws IOException {
        return Files.createDirectories(place.resolve("trial" + ++trials)).toRealPath();
    }

    private static Path catalog(Path folder) {
        return folder.resolveSibling(folder.getFileName() + ".db");
    }

    private static List<String> row(Scanned scanned, Scanned strangers) {
        int documents = scanned.collection().documents();
        return List.of(
                scanned.collection().name(),
                Integer.toString(documents),
                String.format(Locale.ROOT, "%.1f", scanned.seconds()),
                String.format(Locale.ROOT, "%.2f", scanned.secondsEach() / strangers.secondsEach()),
                Long.toString(scanned.compared()),
                String.format(Locale.ROOT, "%.2f", (double) scanned.relations() / documents));
    }

    @Override
    public void close() {
        texts.close();
    }
}
