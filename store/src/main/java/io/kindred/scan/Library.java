package io.kindred.scan;

import io.kindred.fingerprint.reading.Reading;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import io.kindred.text.Document;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The documents of a catalog, taken apart for comparing. Used by many threads at once.
 *
 * <p>A document whose text the catalog does not keep is read from its file again, provided that is still the same.
 */
public final class Library {
    private static final int PART_FOR_SIGNATURES = 8;

    private final Source kept;
    private final Path root;
    private final TextProvider texts;
    private final ReadingCache readings;
    private final Map<Integer, Signature> signatures = new ConcurrentHashMap<>();
    private final AtomicLong room = new AtomicLong(Runtime.getRuntime().maxMemory() / PART_FOR_SIGNATURES);

    Library(Catalog catalog, Path root, TextProvider texts) {
        this(catalog, root, texts, new ReadingCache());
    }

    /** The documents of a catalog that is being written. */
    Library(CatalogWriter writer, Path root, TextProvider texts, ReadingCache readings) {
        this(writer::text, root, texts, readings);
    }

    /**
     * The documents of a catalog.
     *
     * @param root the folder that paths in the catalog are relative to
     * @param readings what libraries of one catalog, at whichever time, may share: nothing changes under the number of a document
     */
    public Library(Catalog catalog, Path root, TextProvider texts, ReadingCache readings) {
        this(catalog::text, root, texts, readings);
    }

    private Library(Source kept, Path root, TextProvider texts, ReadingCache readings) {
        this.readings = readings;
        this.kept = kept;
        this.root = root;
        this.texts = texts;
    }

    /** Keeps fewer documents in memory from now on, because somebody else needs so many bytes of it. */
    void makeRoom(long bytes) {
        readings.makeRoom(bytes);
    }

    /** Takes note of a document that has just been read, as far as there is room. */
    void put(int document, Reading reading, Signature signature) {
        readings.put(document, reading);
        if (room.addAndGet(-signature.weight()) > 0) {
            signatures.put(document, signature);
        }
    }

    /** The signature of a document; it is not kept any longer. */
    Optional<Signature> takeSignature(Entry entry) throws IOException {
        Signature known = signatures.remove(entry.id());
        return known != null ? Optional.of(known) : reading(entry).map(Signature::of);
    }

    /** A document taken apart; nothing if its text can no longer be had. */
    public Optional<Reading> reading(Entry entry) throws IOException {
        Optional<Reading> known = readings.get(entry.id())
                .filter(reading -> reading.document().id().equals(entry.path()));
        if (known.isPresent()) {
            return known;
        }
        Optional<Reading> made = text(entry).map(text -> reading(entry, text));
        made.ifPresent(reading -> readings.put(entry.id(), reading));
        return made;
    }

    private static Reading reading(Entry entry, String text) {
        return Reading.of(new Document(entry.path(), entry.path(), text, Map.of()));
    }

    /** What a document says; nothing if that can no longer be had. */
    Optional<String> text(Entry entry) throws IOException {
        Optional<String> text = kept.text(entry.id());
        return text.isPresent() ? text : fromFile(entry);
    }

    private Optional<String> fromFile(Entry entry) {
        Path file = root.resolve(entry.path());
        try {
            return Intake.content(file).equals(entry.file().content())
                    ? Optional.of(texts.read(file).text())
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Where the texts that a catalog keeps are had from. */
    @FunctionalInterface
    private interface Source {
        Optional<String> text(int document) throws IOException;
    }
}
