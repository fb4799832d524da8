package io.kindred.scan;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.kindred.candidate.Crowds;
import io.kindred.fingerprint.ExactHash;
import io.kindred.relation.Meaning;
import io.kindred.relation.Subjects;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogException;
import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/**
 * The documents of a catalog by what they are about, numbered from 0 by their paths. Used by many threads at once.
 *
 * <p>Of documents with the same text there is the first by path, and none that follows the leader of a crowd.
 */
public final class KnownSubjects {
    private static final String FOLDER = "subjects";
    private static final String DOCUMENTS = "documents";
    private static final String SCHEMES = "schemes";
    private static final int PART_OF_MEMORY = 4;

    private final Catalog catalog;
    private final int[] documents;
    private final List<String> schemes;
    private final Subjects subjects;
    private final Map<Integer, Map<String, byte[]>> told = new ConcurrentHashMap<>();
    private final AtomicLong room = new AtomicLong(Runtime.getRuntime().maxMemory() / PART_OF_MEMORY);

    private KnownSubjects(
            Catalog catalog, int[] documents, Collection<String> schemes, Function<KnownSubjects, Subjects> subjects) {
        this.catalog = catalog;
        this.documents = documents;
        this.schemes = List.copyOf(schemes);
        this.subjects = subjects.apply(this);
    }

    /**
     * The documents of a catalog, all of them gone through.
     *
     * @param documents those that have a part, as {@link #taking} says
     * @param schemes which of what was told of them counts
     */
    static KnownSubjects of(Catalog catalog, List<Entry> documents, Meaning meaning, Collection<String> schemes) {
        int[] ids = documents.stream().mapToInt(Entry::id).toArray();
        return new KnownSubjects(catalog, ids, schemes, known -> meaning.subjects(ids.length, known::toldOf));
    }

    /**
     * The documents of a catalog as they were when they were last {@linkplain #keep kept}, if they were, and in a way that counts
     * now. Some may be gone since.
     */
    static Optional<KnownSubjects> kept(Catalog catalog, Meaning meaning) throws IOException {
        List<String> schemes = keptSchemes(catalog);
        if (schemes.isEmpty() || !meaning.schemes().containsAll(schemes)) {
            return Optional.empty();
        }
        byte[] kept = part(catalog, DOCUMENTS);
        int[] ids = new int[kept.length / Integer.BYTES];
        ByteBuffer.wrap(kept).asIntBuffer().get(ids);
        return Optional.of(new KnownSubjects(
                catalog, ids, schemes, known -> meaning.opened(name -> part(catalog, name), known::toldOf)));
    }

    /** Whether a catalog keeps any. */
    static boolean areKept(Catalog catalog) throws IOException {
        return !keptSchemes(catalog).isEmpty();
    }

    /** The schemes in which it was told what the documents are about that a catalog keeps; none if it keeps none. */
    private static List<String> keptSchemes(Catalog catalog) throws IOException {
        return catalog.blob(place(SCHEMES))
                .map(bytes -> List.of(new String(bytes, UTF_8).split(" ")))
                .orElse(List.of());
    }

    private static byte[] part(Catalog catalog, String name) {
        try {
            return catalog.blob(place(name))
                    .orElseThrow(() -> new CatalogException(
                            "the catalog has lost " + place(name) + "; scan again with a new catalog"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String place(String name) {
        return FOLDER + "/" + name;
    }

    /** Keeps them in the catalog, so that a question need not go through all. */
    void keep(CatalogWriter writer) throws IOException {
        Map<String, byte[]> parts = new HashMap<>(subjects.parts());
        ByteBuffer ids = ByteBuffer.allocate(documents.length * Integer.BYTES);
        ids.asIntBuffer().put(documents);
        parts.put(DOCUMENTS, ids.array());
        parts.put(SCHEMES, String.join(" ", schemes).getBytes(UTF_8));
        writer.replaceAll(FOLDER, parts);
    }

    /** Makes a catalog forget what was kept. */
    static void forget(CatalogWriter writer) throws IOException {
        writer.replaceAll(FOLDER, Map.of());
    }

    /** The documents that have a part, by path. */
    public static List<Entry> taking(Catalog catalog) throws IOException {
        Crowds crowds = Relater.crowds(catalog);
        Set<ExactHash> texts = new HashSet<>();
        return catalog.documents().stream()
                .sorted(Comparator.comparing(Entry::path))
                .filter(entry -> !crowds.follows(entry.id()))
                .filter(entry -> texts.add(entry.text()))
                .toList();
    }

    /** In which schemes it was told what they are about. */
    List<String> schemes() {
        return schemes;
    }

    /** How many documents there are. */
    int size() {
        return documents.length;
    }

    /** The number that a document has in the catalog. */
    int id(int number) {
        return documents[number];
    }

    Subjects subjects() {
        return subjects;
    }

    private Map<String, byte[]> toldOf(int number) {
        return told(documents[number]);
    }

    /** What was told of a document of the catalog; it stays in memory as far as there is room. */
    Map<String, byte[]> told(int id) {
        Map<String, byte[]> known = told.get(id);
        if (known != null) {
            return known;
        }
        Map<String, byte[]> read = read(id);
        long size =
                read.values().stream().mapToLong(bytes -> bytes.length + 100).sum();
        if (room.addAndGet(-size) > 0) {
            told.put(id, read);
        }
        return read;
    }

    private Map<String, byte[]> read(int id) {
        try {
            Map<String, byte[]> read = new HashMap<>(catalog.told(id));
            read.keySet().retainAll(schemes);
            read.values().removeIf(bytes -> bytes.length == 0);
            return read;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
