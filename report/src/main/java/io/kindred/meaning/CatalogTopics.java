package io.kindred.meaning;

import io.kindred.scan.KnownSubjects;
import io.kindred.scan.Scan;
import io.kindred.semantics.DocumentMeaning;
import io.kindred.semantics.topic.Topic;
import io.kindred.semantics.topic.Wishes;
import io.kindred.store.Catalog;
import io.kindred.store.Entry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the documents of a catalog are about.
 *
 * @param documents those that have a part, by path; topics have their numbers, from 0
 * @param topics the topics of more than one document, the largest first
 */
public record CatalogTopics(List<Entry> documents, List<Topic> topics) {
    private static final String USUAL_WISHES = "topics.txt";

    public CatalogTopics {
        documents = List.copyOf(documents);
        topics = List.copyOf(topics);
    }

    /** The wishes beside a catalog, if there are any. */
    public static Optional<Path> usualWishes(Path catalogFile) {
        return Optional.of(catalogFile.resolveSibling(USUAL_WISHES)).filter(Files::exists);
    }

    /**
     * Finds the topics of a catalog.
     *
     * @param wishes the file of what a person wants of them
     * @throws UnknownTopicsException if it is not known what the documents are about, or the wishes are no wishes
     */
    public static CatalogTopics of(Catalog catalog, Optional<Path> wishes) throws IOException {
        List<Entry> documents = KnownSubjects.taking(catalog);
        DocumentMeaning meaning = Way.of(catalog)
                .meaning()
                .filter(about -> !documents.isEmpty())
                .orElseThrow(() -> new UnknownTopicsException(
                        "it is not known what the documents are about; scan without --only-versions"));
        if (Scan.subjects(catalog).isEmpty()) {
            throw new UnknownTopicsException(
                    "documents have come, or the last scan was broken off, before it was known what all are about; scan again");
        }
        List<Topic> topics = meaning
                .topics(documents.size(), number -> told(catalog, documents.get(number)), read(wishes, documents))
                .stream()
                .filter(topic -> topic.documents().size() > 1)
                .toList();
        return new CatalogTopics(documents, topics);
    }

    /** The documents of a topic. */
    public List<Entry> documents(Topic topic) {
        return topic.documents().stream().map(documents::get).toList();
    }

    private static Wishes read(Optional<Path> wishes, List<Entry> documents) throws IOException {
        Map<String, Integer> numbers = new HashMap<>();
        for (int number = 0; number < documents.size(); number++) {
            numbers.put(documents.get(number).path(), number);
        }
        return wishes.isEmpty() ? Wishes.NONE : WishFile.read(wishes.get(), numbers);
    }

    private static Map<String, byte[]> told(Catalog catalog, Entry entry) {
        try {
            Map<String, byte[]> told = new HashMap<>(catalog.told(entry.id()));
            told.values().removeIf(bytes -> bytes.length == 0);
            return told;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
