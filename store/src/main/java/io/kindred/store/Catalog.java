package io.kindred.store;

import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.reading.KeyKind;
import io.kindred.index.Holders;
import io.kindred.index.KeyIndex;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is known of documents, for reading: the catalog as it was when it was opened, whatever is written meanwhile.
 *
 * <p>The catalog of a {@link CatalogWriter} is always as it was last written. A catalog may be used by several threads,
 * one at a time; threads that read much open one each.
 */
public final class Catalog implements KeyIndex, Closeable {
    private final Database database;
    private final boolean snapshot;
    private boolean resting;
    private long seen;
    final Documents documents;
    final KeptTexts texts;
    final Segments segments;
    final Relations relations;
    final Notes notes;
    final Decisions decisions;
    final Meanings meanings;

    Catalog(Database database, SegmentCache cache, boolean snapshot) {
        this.database = database;
        this.snapshot = snapshot;
        this.documents = new Documents(database);
        this.texts = new KeptTexts(database);
        this.segments = new Segments(database, cache);
        this.relations = new Relations(database);
        this.notes = new Notes(database);
        this.decisions = new Decisions(database, documents);
        this.meanings = new Meanings(database);
    }

    /** Opens the catalog in a file for reading. */
    public static Catalog open(Path file) throws IOException {
        return open(file, new SegmentCache());
    }

    /** The same with a cache of this catalog that others use too. */
    public static Catalog open(Path file, SegmentCache cache) throws IOException {
        if (!Files.exists(file)) {
            throw new CatalogException("there is no catalog " + file + "; scan a folder first");
        }
        Database database = Opening.reading(file.toRealPath());
        try {
            Catalog catalog = new Catalog(database, cache, true);
            catalog.begin();
            return catalog;
        } catch (IOException e) {
            throw database.closing(e);
        }
    }

    private void begin() throws IOException {
        database.run(() -> {
            database.execute("BEGIN");
            segments.renew();
        });
        Schema.current().check(database);
        resting = false;
        // SQLite changes this number when another connection has written.
        seen = database.call(() -> database.number("PRAGMA data_version"));
    }

    /** Goes on to the catalog as it is now, and tells whether it is another than before. */
    public boolean refresh() throws IOException {
        if (!snapshot) {
            return false;
        }
        long before = seen;
        rest();
        begin();
        return seen != before;
    }

    /**
     * Lets go of the catalog until it is refreshed; nothing may be asked meanwhile. Whoever holds on to one keeps SQLite from
     * tidying up behind writers.
     */
    public void rest() throws IOException {
        if (snapshot && !resting) {
            database.run(() -> database.execute("COMMIT"));
            resting = true;
        }
    }

    /** All documents by number. */
    public List<Entry> documents() throws IOException {
        return database.call(documents::all);
    }

    /** The numbers of the documents whose relations to all others are not known, ascending. */
    public int[] unrelated() throws IOException {
        return database.call(documents::unrelated);
    }

    /** The document at a path. */
    public Optional<Entry> at(String path) throws IOException {
        return database.call(() -> documents.at(path));
    }

    /** The document of a number. */
    public Optional<Entry> document(int id) throws IOException {
        return database.call(() -> documents.by(id));
    }

    /**
     * How many words the document of a number has, 0 if there is none.
     *
     * @throws UncheckedIOException if the catalog cannot be read
     */
    public int words(int id) {
        try {
            return database.call(() -> documents.words(id));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The first documents by number whose files have these bytes, at most so many. */
    public List<Entry> with(ExactHash content, int most) throws IOException {
        return database.call(() -> documents.with(content, most));
    }

    /** All but text and keys of a document. */
    public Optional<Details> details(int id) throws IOException {
        return database.call(() -> documents.details(id));
    }

    /** What a document says; empty if there is no such document or text is not kept. */
    public Optional<String> text(int id) throws IOException {
        return texts.of(id);
    }

    /**
     * The documents that hold a key. Who holds a word, or a pair of words, that is {@linkplain KeyKind#telling in too many} is not told.
     *
     * @throws UncheckedIOException if the catalog cannot be read
     */
    @Override
    public Holders holders(long key) {
        try {
            return database.call(() -> segments.holders(key));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All postings, each {@code key << 24 | document}, ascending as unsigned numbers. */
    public long[] postings() throws IOException {
        return database.call(segments::postings);
    }

    /** How many postings there are. */
    public long postingCount() throws IOException {
        return database.call(segments::count);
    }

    /** Relations, sorted by the paths of left and right; left comes before right in the order of code points. */
    public void relations(RelationFilter filter, Sink<StoredRelation> sink) throws IOException {
        database.run(() -> relations.each(filter, sink));
    }

    /** Relations as people decided about them, in no order: see {@link Decision#applied}. */
    public List<StoredRelation> kin() throws IOException {
        List<StoredRelation> all = new ArrayList<>();
        relations(RelationFilter.ALL, all::add);
        return Decision.applied(decisions(), all);
    }

    /** What people decided about documents that are there, the latest first. */
    public List<Decision> decisions() throws IOException {
        return database.call(decisions::all);
    }

    /** What was told of what a document is about, by scheme. */
    public Map<String, byte[]> told(int document) throws IOException {
        return database.call(() -> meanings.told(document));
    }

    /** The numbers of the documents of which it was told, under a scheme, what they are about. */
    public Set<Integer> told(String scheme) throws IOException {
        return database.call(() -> meanings.documents(scheme));
    }

    /** How many of them nothing could be told of. */
    public long untold(String scheme) throws IOException {
        return database.call(() -> meanings.untold(scheme));
    }

    /** The files that could not be read, by path. */
    public List<Problem> problems() throws IOException {
        return database.call(notes::problems);
    }

    /** How the catalog was made: names and values. */
    public Map<String, String> settings() throws IOException {
        return database.call(notes::settings);
    }

    /** Some bytes that are kept under a name. */
    public Optional<byte[]> blob(String name) throws IOException {
        return database.call(() -> notes.attachment(name));
    }

    /**
     * Answers a query in SQL. Whatever would write is refused, as is any other file. There are the functions
     * {@code hamming(a, b)} and {@code similarity(a, b)} of two SimHashes.
     *
     * @throws IllegalStateException if this is the catalog of a writer
     */
    public void sql(String query, Rows rows) throws IOException {
        if (!snapshot) {
            throw new IllegalStateException("queries are for a catalog that was opened for reading");
        }
        synchronized (database) {
            Query.run(database, query, rows);
        }
    }

    /** What is wrong with the catalog, a line each, after a look at every hundredth document; nothing if it is sound. */
    public List<String> verify() {
        return verify(0.01, Rederivation.NONE);
    }

    /**
     * What is wrong with the catalog, a line each; nothing if it is sound.
     *
     * @param share the share of documents whose text is read and whose fingerprints are made anew; all if there are few
     */
    public List<String> verify(double share, Rederivation rederivation) {
        return new Verification(database, this).run(share, rederivation);
    }

    @Override
    public void close() throws IOException {
        database.close();
    }
}
