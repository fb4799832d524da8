package io.kindred.scan;

import io.kindred.relation.Meaning;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import io.kindred.store.Problem;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Brings a catalog in line with a folder: takes in new files, takes in changed ones anew, forgets those that are gone, and
 * finds what all are to each other.
 *
 * <p>Everything is written as it is done. A scan that ends early, however it ends, is taken up by the next.
 */
public final class Scan {
    private static final String MEASURING = "measuring";
    private static final String TEXT = "text";
    private static final String RELATIONS = "relations";
    private static final String COMPLETE = "complete";

    /** Under which schemes it was told what documents are about, when they were last related by it. */
    private static final String SUBJECTS = "subjects";

    /** Documents came, and none went or changed. */
    private static final String GROWING = "growing";

    private static final String INCOMPLETE = "incomplete";
    private static final String NOT_KEPT = "not kept";

    /** In a collection of so many documents it takes no longer than people wait to go through all. */
    private static final int SMALL = 10_000;

    private static final int UNDER_WAY = 4096;
    private static final long WEIGHT = 96L << 20;

    private final CatalogWriter writer;
    private final Path root;
    private final TextProvider texts;
    private final Measuring measuring;
    private final boolean keepText;
    private final int jobs;
    private final ScanWatcher watcher;
    private final Library library;
    private final Optional<Meaning> meaning;
    private final int small;

    /**
     * A scan that looks at texts alone.
     *
     * @param root the folder that paths in the catalog are relative to
     * @param keepText whether the catalog keeps the texts of the documents
     * @param jobs how many threads may work
     */
    public Scan(
            CatalogWriter writer,
            Path root,
            TextProvider texts,
            Measuring measuring,
            boolean keepText,
            int jobs,
            ScanWatcher watcher) {
        this(
                writer,
                new Library(writer, root, texts, new ReadingCache()),
                root,
                texts,
                measuring,
                keepText,
                jobs,
                watcher,
                SMALL,
                Optional.empty());
    }

    private Scan(
            CatalogWriter writer,
            Library library,
            Path root,
            TextProvider texts,
            Measuring measuring,
            boolean keepText,
            int jobs,
            ScanWatcher watcher,
            int small,
            Optional<Meaning> meaning) {
        this.writer = writer;
        this.root = root;
        this.texts = texts;
        this.measuring = measuring;
        this.keepText = keepText;
        this.jobs = jobs;
        this.watcher = watcher;
        this.library = library;
        this.small = small;
        this.meaning = meaning;
    }

    /**
     * The same scan, which then also finds out which documents are about the same. Others leave what was found of that, until
     * one that does brings it up to date.
     */
    public Scan with(Meaning told) {
        return new Scan(writer, library, root, texts, measuring, keepText, jobs, watcher, small, Optional.of(told));
    }

    /**
     * The same scan, but going through so many documents for the sake of a few, and no more: in a larger collection the few are
     * related for the time being where only going through all would settle it.
     */
    public Scan goingThrough(int most) {
        return new Scan(writer, library, root, texts, measuring, keepText, jobs, watcher, most, meaning);
    }

    /**
     * Scans the folder or parts of it.
     *
     * @param starts the folders and files to look at, below the root; what the catalog has elsewhere stays as it is
     * @param excluded the patterns of names and paths that are passed over
     */
    public void run(List<Path> starts, List<String> excluded) throws IOException {
        settle();
        FolderWalk walk = FolderWalk.of(root, starts, excluded, watcher);
        Catalog catalog = writer.catalog();
        Map<String, Entry> known = byPath(known(starts), Entry::path);
        Map<String, Problem> problems = byPath(catalog.problems(), Problem::path);
        Scope scope = new Scope(root, starts, walk);
        List<FileStamp> open = walk.files().stream()
                .filter(file -> !isUnchanged(file, known.get(file.path()), problems.get(file.path())))
                .toList();
        Vanished vanished = new Vanished(known.values().stream()
                .filter(entry -> scope.isGone(entry.path()))
                .toList());
        if (!open.isEmpty() || !vanished.rest().isEmpty()) {
            boolean grows = !INCOMPLETE.equals(catalog.settings().get(RELATIONS))
                    && vanished.rest().isEmpty()
                    && open.stream().noneMatch(file -> known.containsKey(file.path()));
            writer.set(RELATIONS, grows ? GROWING : INCOMPLETE);
        }
        read(open, known, vanished);
        forget(vanished, problems, scope, walk);
        boolean soon = areFiles(starts) && Relater.counted(catalog) > small;
        relate(soon);
        if (soon && meaning.isPresent()) {
            new MeaningRelater(writer, library, meaning.get(), jobs, watcher).answer(known(starts));
        }
    }

    /** The documents that the catalog has at the places to be scanned, or more. */
    private List<Entry> known(List<Path> starts) throws IOException {
        if (!areFiles(starts)) {
            return writer.catalog().documents();
        }
        List<Entry> known = new ArrayList<>();
        for (Path start : starts) {
            writer.catalog().at(FolderWalk.path(root, start)).ifPresent(known::add);
        }
        return known;
    }

    private static boolean areFiles(List<Path> starts) {
        return starts.stream().allMatch(Files::isRegularFile);
    }

    /** Settles the relations of all documents, unless there are too many to go through. */
    public void catchUp() throws IOException {
        if (Relater.counted(writer.catalog()) <= small) {
            relate(/* soon= */ false);
        }
    }

    /** Makes the catalog forget the documents at some paths. */
    public void remove(List<String> paths) throws IOException {
        writer.atomically(() -> {
            writer.set(RELATIONS, INCOMPLETE);
            writer.remove(paths);
        });
        relate(/* soon= */ false);
    }

    /**
     * Relates what is not related.
     *
     * @param soon whether an answer for the time being will do where only going through all settles it
     */
    private void relate(boolean soon) throws IOException {
        if (!isComplete(writer.catalog())) {
            writer.set(SUBJECTS, INCOMPLETE);
            relateByText(soon);
        }
        if (!soon) {
            relateByMeaning();
        }
    }

    private void relateByText(boolean soon) throws IOException {
        Waiting waiting = new Waiting(writer);
        int most = soon ? Newcomers.MOST_TO_ANSWER : Newcomers.MOST;
        List<Entry> fresh = waiting.others(most + 1);
        boolean few = GROWING.equals(writer.catalog().settings().get(RELATIONS))
                && measuring.needsSharedText()
                && fresh.size() <= most
                && (soon || waiting.isEmpty());
        if (!few || !relateNewcomers(fresh, soon, waiting)) {
            waiting.end();
            new Relater(writer, library, measuring, jobs, watcher).run();
            writer.set(RELATIONS, COMPLETE);
        }
    }

    private void relateByMeaning() throws IOException {
        if (meaning.isEmpty()) {
            return;
        }
        String wanted = subjects(meaning.get().schemes());
        if (wanted.equals(writer.catalog().settings().getOrDefault(SUBJECTS, ""))) {
            return;
        }
        if (wanted.isEmpty()) {
            writer.atomically(() -> {
                writer.replaceAffinities(List.of());
                KnownSubjects.forget(writer);
                writer.set(SUBJECTS, "");
            });
            return;
        }
        List<String> used = new MeaningRelater(writer, library, meaning.get(), jobs, watcher).run();
        writer.set(SUBJECTS, subjects(used));
    }

    private static String subjects(List<String> schemes) {
        return String.join(" ", schemes);
    }

    /** The schemes by which documents were last related in meaning; none if they were not, or no longer are. */
    public static List<String> subjects(Catalog catalog) throws IOException {
        String schemes = catalog.settings().getOrDefault(SUBJECTS, "");
        return schemes.isEmpty() || schemes.equals(INCOMPLETE) ? List.of() : List.of(schemes.split(" "));
    }

    /**
     * Relates documents without going through all, and tells whether that could be done. Where others wait until somebody does,
     * these may wait with them.
     */
    private boolean relateNewcomers(List<Entry> fresh, boolean soon, Waiting waiting) throws IOException {
        watcher.relating(fresh.size());
        Newcomers newcomers = new Newcomers(writer, library, measuring);
        boolean[] settled = new boolean[1];
        writer.atomically(() -> {
            settled[0] = waiting.isEmpty() && newcomers.relate(fresh);
            if (settled[0]) {
                writer.set(RELATIONS, COMPLETE);
            }
            if (!settled[0] && soon) {
                newcomers.answer(fresh);
                waiting.add(fresh);
            }
        });
        return settled[0] || soon;
    }

    /** A scan that goes about it as the one before did. */
    public static Scan again(CatalogWriter writer, Path root, TextProvider texts, int jobs, ScanWatcher watcher)
            throws IOException {
        return again(writer, root, texts, new ReadingCache(), jobs, watcher);
    }

    /** The same with a cache that others use too. */
    public static Scan again(
            CatalogWriter writer, Path root, TextProvider texts, ReadingCache readings, int jobs, ScanWatcher watcher)
            throws IOException {
        Catalog catalog = writer.catalog();
        Library library = new Library(writer, root, texts, readings);
        return new Scan(
                writer,
                library,
                root,
                texts,
                measuring(catalog),
                isTextKept(catalog),
                jobs,
                watcher,
                SMALL,
                Optional.empty());
    }

    /** Whether a catalog keeps the texts of its documents. */
    public static boolean isTextKept(Catalog catalog) throws IOException {
        return !NOT_KEPT.equals(catalog.settings().get(TEXT));
    }

    /** How the relations of a catalog were found. */
    static Measuring measuring(Catalog catalog) throws IOException {
        return Optional.ofNullable(catalog.settings().get(MEASURING))
                .map(Measuring::named)
                .orElseGet(() -> new AlignedMeasuring(true));
    }

    /** Whether all relations of all documents of a catalog are settled: no scan was broken off, and nobody is {@link Waiting}. */
    public static boolean isComplete(Catalog catalog) throws IOException {
        return COMPLETE.equals(catalog.settings().get(RELATIONS));
    }

    private static <T> Map<String, T> byPath(List<T> things, Function<T, String> path) {
        return things.stream().collect(Collectors.toMap(path, thing -> thing));
    }

    private static boolean isUnchanged(FileStamp file, Entry entry, Problem problem) {
        return (entry != null && file.fits(entry.file())) || (problem != null && file.fits(problem));
    }

    /** Relations found in two ways do not stand side by side, and texts are kept of all documents or of none. */
    private void settle() throws IOException {
        Map<String, String> settings = writer.catalog().settings();
        String text = keepText ? "kept" : NOT_KEPT;
        writer.atomically(() -> {
            if (!settings.getOrDefault(TEXT, text).equals(text)) {
                writer.remove(
                        writer.catalog().documents().stream().map(Entry::path).toList());
            } else if (!settings.getOrDefault(MEASURING, measuring.name()).equals(measuring.name())) {
                writer.unrelate(
                        writer.catalog().documents().stream().map(Entry::id).toList());
            }
            if (!text.equals(settings.get(TEXT)) || !measuring.name().equals(settings.get(MEASURING))) {
                writer.set(TEXT, text);
                writer.set(MEASURING, measuring.name());
                writer.set(RELATIONS, INCOMPLETE);
            }
        });
    }

    private void read(List<FileStamp> open, Map<String, Entry> known, Vanished vanished) throws IOException {
        watcher.reading(open.size(), open.stream().mapToLong(FileStamp::size).sum());
        Intake intake = new Intake(root, texts, keepText);
        Ledger ledger = new Ledger(writer, library, known, watcher);
        try (Conveyor<Outcome> conveyor = new Conveyor<>(jobs, UNDER_WAY, WEIGHT, ledger::take)) {
            for (FileStamp file : open) {
                Optional<Entry> before = Optional.ofNullable(known.get(file.path()));
                conveyor.put(file.size(), () -> intake.look(file, before, vanished));
            }
            conveyor.finish();
        }
        ledger.write();
    }

    /** Drops documents and problems whose files are gone, and notes where the walk could not go. */
    private void forget(Vanished vanished, Map<String, Problem> problems, Scope scope, FolderWalk walk)
            throws IOException {
        List<Problem> closed = new ArrayList<>();
        for (FolderWalk.Trouble trouble : walk.troubles()) {
            closed.add(new Problem(trouble.path(), 0, 0, trouble.reason()));
            watcher.problem(trouble.path(), trouble.reason());
        }
        writer.atomically(() -> {
            writer.remove(vanished.rest().stream().map(Entry::path).toList());
            writer.mend(problems.keySet().stream().filter(scope::isGone).toList());
            writer.report(closed);
        });
    }
}
