package io.kindred.scan;

import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import io.kindred.store.FileState;
import io.kindred.store.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes into the catalog what looks into files gave, many at a time. */
final class Ledger {
    private static final long EVERY = 2_000_000_000L;
    private static final long MOST_BYTES = 48L << 20;

    /** A time that no file has: a problem of that time is looked at again. */
    private static final long NEVER = Long.MIN_VALUE;

    private final CatalogWriter writer;
    private final Library library;
    private final Map<String, Entry> known;
    private final ScanWatcher watcher;
    private final List<Outcome.Fresh> fresh = new ArrayList<>();
    private final Map<Integer, FileState> moved = new LinkedHashMap<>();
    private final List<Problem> problems = new ArrayList<>();
    private long bytes;
    private long written = System.nanoTime();

    Ledger(CatalogWriter writer, Library library, Map<String, Entry> known, ScanWatcher watcher) {
        this.writer = writer;
        this.library = library;
        this.known = known;
        this.watcher = watcher;
    }

    /** Takes what a look into a file gave. */
    void take(Outcome outcome) {
        FileStamp file = outcome.file();
        if (outcome instanceof Outcome.Fresh document) {
            fresh.add(document);
            bytes += file.size();
        } else if (outcome instanceof Outcome.Known document) {
            moved.put(document.entry().id(), document.state());
        } else if (outcome instanceof Outcome.Refused refused) {
            problems.add(
                    new Problem(file.path(), file.size(), refused.lasting() ? file.mtime() : NEVER, refused.reason()));
            watcher.problem(file.path(), refused.reason());
        }
        watcher.read(file.path(), file.size());
        if (bytes > MOST_BYTES || System.nanoTime() - written > EVERY) {
            try {
                write();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Writes what was taken since. */
    void write() throws IOException {
        int[] first = new int[1];
        writer.atomically(() -> {
            writer.remove(replaced());
            writer.move(moved);
            writer.mend(moved.values().stream().map(FileState::path).toList());
            writer.report(problems);
            if (!fresh.isEmpty()) {
                first[0] =
                        writer.put(fresh.stream().map(Outcome.Fresh::document).toList());
            }
        });
        for (int i = 0; i < fresh.size(); i++) {
            Outcome.Fresh document = fresh.get(i);
            library.put(first[0] + i, document.reading(), document.document().signature());
        }
        fresh.clear();
        moved.clear();
        problems.clear();
        bytes = 0;
        written = System.nanoTime();
    }

    /** The paths at which another document was before. */
    private List<String> replaced() {
        List<String> paths = new ArrayList<>();
        fresh.forEach(document -> paths.add(document.file().path()));
        problems.forEach(problem -> paths.add(problem.path()));
        moved.forEach((id, state) -> {
            Entry before = known.get(state.path());
            if (before != null && before.id() != id) {
                paths.add(state.path());
            }
        });
        paths.removeIf(path -> !known.containsKey(path));
        return paths;
    }
}
