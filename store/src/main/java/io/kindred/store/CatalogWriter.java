package io.kindred.store;

import io.kindred.index.Postings;
import io.kindred.relation.RelationKind;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes a catalog; there is one such writer at a time, whatever the process.
 *
 * <p>Each method does all it should or nothing, and what it did is on disk when it returns. Methods called by the step
 * of {@link #atomically} are on disk when that returns.
 */
public final class CatalogWriter implements Closeable {
    private final WriterLock lock;
    private final Database database;
    private final Catalog catalog;

    /** Another connection, from when it is first needed. */
    private Optional<Database> beside = Optional.empty();

    private CatalogWriter(WriterLock lock, Database database, SegmentCache cache) {
        this.lock = lock;
        this.database = database;
        this.catalog = new Catalog(database, cache, false);
    }

    /** Opens the catalog in a file for writing; makes it, and the folder it lies in, if it is missing. */
    public static CatalogWriter open(Path file) throws IOException {
        return open(file, new SegmentCache());
    }

    /** The same with a cache of this catalog that others use too. */
    public static CatalogWriter open(Path file, SegmentCache cache) throws IOException {
        return open(file, Schema.current(), cache);
    }

    static CatalogWriter open(Path file, Schema schema) throws IOException {
        return open(file, schema, new SegmentCache());
    }

    private static CatalogWriter open(Path file, Schema schema, SegmentCache cache) throws IOException {
        try {
            Path absolute = file.toAbsolutePath();
            Permissions.folder(absolute.getParent());
            Path real = Files.exists(absolute)
                    ? absolute.toRealPath()
                    : absolute.getParent().toRealPath().resolve(absolute.getFileName());
            WriterLock lock = WriterLock.take(real);
            try {
                return new CatalogWriter(lock, Opening.writing(real, schema), cache);
            } catch (IOException | RuntimeException e) {
                lock.close();
                throw e;
            }
        } catch (IOException e) {
            throw Failures.worded(file, e);
        }
    }

    /** The catalog as it was last written, for reading; it is closed with the writer. */
    public Catalog catalog() {
        return catalog;
    }

    /**
     * What a document says, as {@link Catalog#text} does; but nobody has to wait for it while another thread writes. A thread
     * in the midst of writing sees what it has written.
     */
    public Optional<String> text(int document) throws IOException {
        return Thread.holdsLock(database) ? catalog.text(document) : new KeptTexts(beside()).of(document);
    }

    private synchronized Database beside() throws IOException {
        if (beside.isEmpty()) {
            beside = Optional.of(Opening.reading(database.file()));
        }
        return beside.get();
    }

    /** Does several things in one transaction: all of them or, if one throws, none. */
    public void atomically(Step step) throws IOException {
        try {
            database.atomically(step::run);
        } catch (IOException | RuntimeException e) {
            catalog.segments.undo();
            throw e;
        }
    }

    /** Several things to do at once. */
    @FunctionalInterface
    public interface Step {
        void run() throws IOException;
    }

    /** Adds documents; the numbers they get follow one another, and the first is returned. A path is no problem any more. */
    public int put(List<NewDocument> batch) throws IOException {
        int[] first = new int[1];
        inTransaction(() -> {
            int next = catalog.documents.next(batch.size());
            first[0] = next;
            for (int i = 0; i < batch.size(); i++) {
                catalog.documents.insert(next + i, batch.get(i));
                catalog.notes.mend(batch.get(i).file().path());
            }
            catalog.segments.add(next, next + batch.size() - 1, postings(next, batch));
            catalog.segments.tidy();
        });
        return first[0];
    }

    private static long[] postings(int first, List<NewDocument> batch) {
        long[] postings = new long
                [batch.stream().mapToInt(one -> one.signature().keys().length).sum()];
        int size = 0;
        for (int i = 0; i < batch.size(); i++) {
            for (long key : batch.get(i).signature().keys()) {
                postings[size++] = Postings.posting(key, first + i) ^ Long.MIN_VALUE;
            }
        }
        Arrays.sort(postings);
        for (int i = 0; i < size; i++) {
            postings[i] ^= Long.MIN_VALUE;
        }
        return postings;
    }

    /** Removes the documents at some paths, with their relations. Paths where there is none do not matter. */
    public void remove(Collection<String> paths) throws IOException {
        inTransaction(() -> {
            for (String path : paths) {
                Optional<Entry> entry = catalog.documents.at(path);
                if (entry.isPresent()) {
                    int id = entry.get().id();
                    catalog.segments.bury(id, (int) database.number("SELECT keys FROM document WHERE id = ?", id));
                    catalog.documents.delete(id);
                }
            }
            catalog.segments.tidy();
        });
    }

    /**
     * Notes that files were moved or touched: documents keep their numbers and all that is known of them.
     *
     * @param files by the number of the document, what its file is now; its content must be what it was
     */
    public void move(Map<Integer, FileState> files) throws IOException {
        inTransaction(() -> catalog.documents.move(files));
    }

    /** Adds relations, or replaces those of the same two documents, and marks documents as related to all others. */
    public void relate(Collection<StoredRelation> relations, Collection<Integer> related) throws IOException {
        inTransaction(() -> {
            for (StoredRelation relation : relations) {
                catalog.relations.put(relation);
            }
            catalog.documents.mark(related, true);
        });
    }

    /** Removes the relations of documents and marks them as not yet related to all others. */
    public void unrelate(Collection<Integer> ids) throws IOException {
        inTransaction(() -> {
            for (int id : ids) {
                catalog.relations.remove(id);
            }
            catalog.documents.mark(ids, false);
        });
    }

    /** Keeps, under a scheme, what documents are about. */
    public void tell(String scheme, Map<Integer, byte[]> told) throws IOException {
        inTransaction(() -> catalog.meanings.tell(scheme, told));
    }

    /** Forgets what was told under any other scheme. */
    public void keepOnly(Collection<String> schemes) throws IOException {
        inTransaction(() -> catalog.meanings.keepOnly(schemes));
    }

    /** Makes these the only pairs of which it is known how far they are about the same. */
    public void replaceAffinities(Collection<Affinity> affinities) throws IOException {
        inTransaction(() -> catalog.meanings.replaceAffinities(affinities));
    }

    /** Notes of further pairs how far they are about the same. */
    public void addAffinities(Collection<Affinity> affinities) throws IOException {
        inTransaction(() -> catalog.meanings.addAffinities(affinities));
    }

    /**
     * Notes what a person decided about two documents, in place of what was decided before.
     *
     * @param kind what left is to right; nothing if they are no kin
     * @throws IllegalArgumentException if there is no such document or the two have one text
     */
    public void decide(int left, int right, Opinion opinion, Optional<RelationKind> kind, Instant time)
            throws IOException {
        inTransaction(() -> {
            Entry one = document(left);
            Entry other = document(right);
            if (one.text().equals(other.text())) {
                throw new IllegalArgumentException("documents " + left + " and " + right + " have the same text");
            }
            catalog.decisions.put(one, other, opinion, kind, time);
        });
    }

    /** Forgets what was decided about two documents. */
    public void retract(int left, int right) throws IOException {
        inTransaction(() -> catalog.decisions.remove(document(left), document(right)));
    }

    private Entry document(int id) throws SQLException {
        return catalog.documents.by(id).orElseThrow(() -> new IllegalArgumentException("no document " + id));
    }

    /** Adds problems, or replaces those of the same paths. */
    public void report(Collection<Problem> problems) throws IOException {
        inTransaction(() -> catalog.notes.report(problems));
    }

    /** Makes these the only problems. */
    public void replaceProblems(Collection<Problem> problems) throws IOException {
        inTransaction(() -> {
            catalog.notes.mendAll();
            catalog.notes.report(problems);
        });
    }

    /** Forgets the problems at some paths. */
    public void mend(Collection<String> paths) throws IOException {
        inTransaction(() -> {
            for (String path : paths) {
                catalog.notes.mend(path);
            }
        });
    }

    /** Notes how the catalog is made. */
    public void set(String name, String value) throws IOException {
        if (!value.equals(catalog.settings().get(name))) {
            inTransaction(() -> catalog.notes.set(name, value));
        }
    }

    /** Keeps some bytes under a name. */
    public void set(String name, byte[] bytes) throws IOException {
        inTransaction(() -> catalog.notes.attach(name, bytes));
    }

    /** Makes these the only bytes that are kept under names in a folder: its name, a slash, and theirs. */
    public void replaceAll(String folder, Map<String, byte[]> blobs) throws IOException {
        inTransaction(() -> {
            catalog.notes.detachAll(folder);
            for (Map.Entry<String, byte[]> blob : blobs.entrySet()) {
                catalog.notes.attach(folder + "/" + blob.getKey(), blob.getValue());
            }
        });
    }

    /** Packs the postings as tightly as they can be, which makes looking up keys fastest. */
    public void compact() throws IOException {
        inTransaction(catalog.segments::compact);
    }

    /** Does that if much was added since it was last done. */
    public void compactIfDue() throws IOException {
        if (database.call(catalog.segments::areScattered)) {
            compact();
        }
    }

    /** Lets the file grow by so many pages and no more, as a full disk would. */
    void limitPages(int more) throws IOException {
        database.run(() -> database.number("PRAGMA max_page_count = " + (database.number("PRAGMA page_count") + more)));
    }

    private void inTransaction(Database.Step step) throws IOException {
        try {
            database.atomically(step);
        } catch (IOException | RuntimeException e) {
            catalog.segments.undo();
            throw e;
        }
    }

    @Override
    public synchronized void close() throws IOException {
        try (lock;
                database) {
            if (beside.isPresent()) {
                beside.get().close();
            }
        }
    }
}
