package io.kindred.meaning;

import io.kindred.relation.Meaning;
import io.kindred.scan.Scan;
import io.kindred.semantics.DocumentMeaning;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How documents are related in meaning, if they are.
 *
 * @param name what it is called in a catalog
 * @param terms the file of a taxonomy that counts, or nothing
 */
public record Way(String name, String terms, Optional<DocumentMeaning> meaning) {
    public static final String NOT_AT_ALL = "no";
    public static final String BY_CONCEPTS = "concepts";
    public static final String BY_MODEL = "model";

    private static final String SETTING = "meaning";
    private static final String TAXONOMY = "taxonomy";

    /** Each way without a taxonomy once, since it holds on to the words that it has loaded. */
    private static final Map<String, Way> KNOWN = new ConcurrentHashMap<>();

    /** The way of a name, without a taxonomy. */
    public static Way named(String name) {
        return KNOWN.computeIfAbsent(name, wanted -> new Way(wanted, "", DocumentMeaning.named(wanted)));
    }

    /** How the documents of a catalog were related when it was last scanned. */
    public static Way of(Catalog catalog) throws IOException {
        Map<String, String> settings = catalog.settings();
        return named(settings.getOrDefault(SETTING, NOT_AT_ALL)).with(settings.getOrDefault(TAXONOMY, ""));
    }

    /**
     * The same with the terms of a taxonomy.
     *
     * @param file the file of the taxonomy, or nothing
     * @throws LostTermsException if it cannot be read
     */
    public Way with(String file) throws LostTermsException {
        if (meaning.isEmpty() || file.isEmpty()) {
            return new Way(name, file, meaning);
        }
        try {
            return new Way(name, file, Optional.of(meaning.get().with(Path.of(file))));
        } catch (IOException e) {
            throw new LostTermsException(file, e);
        }
    }

    /** Notes it for those who come later. */
    public void note(CatalogWriter writer) throws IOException {
        writer.set(SETTING, name);
        if (!terms.equals(writer.catalog().settings().getOrDefault(TAXONOMY, ""))) {
            writer.set(TAXONOMY, terms);
        }
    }

    /** A scan that relates documents this way. */
    public Scan of(Scan scan) {
        return scan.with(meaning.map((DocumentMeaning about) -> (Meaning) about).orElse(Meaning.NONE));
    }
}
