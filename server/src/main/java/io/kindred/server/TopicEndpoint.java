package io.kindred.server;

import io.kindred.meaning.CatalogTopics;
import io.kindred.meaning.LostTermsException;
import io.kindred.meaning.UnknownTopicsException;
import io.kindred.report.Row;
import io.kindred.semantics.topic.Topic;
import io.kindred.store.Entry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Groups of documents that are about the same. They are found when they are first asked for, and kept until something changes. */
final class TopicEndpoint {
    private final Readers readers;
    private final Path catalogFile;
    private Found found;

    TopicEndpoint(Readers readers, Path catalogFile) {
        this.readers = readers;
        this.catalogFile = catalogFile;
    }

    void addTo(Routes routes) {
        routes.add("GET", "/api/v1/topics", Set.of("q", "offset", "limit"), Route.Effort.LARGE, this::topics);
    }

    /** Every topic and part of one with its documents, a row for each document. */
    Table documents() {
        return new Table("topics", Set.of("q"), List.of("topic", "label", "id", "path", "title"), call -> {
            Found all = found();
            return all.fitting(call).stream().flatMap(all::rows).toList();
        });
    }

    private Answer topics(Call call) throws IOException {
        Found all = found();
        List<Named> fitting = all.fitting(call);
        Row head = new Row()
                .with("available", all.reason().isEmpty())
                .with("reason", all.reason().orElse(null));
        return Answer.json(Paged.of(head, call.offset(), call.limit(), fitting, all::row));
    }

    private synchronized Found found() throws IOException {
        Overview overview = readers.overview();
        Optional<Path> wishes = CatalogTopics.usualWishes(catalogFile);
        Optional<FileTime> wished =
                wishes.isPresent() ? Optional.of(Files.getLastModifiedTime(wishes.get())) : Optional.empty();
        if (found == null || found.overview() != overview || !found.wished().equals(wished)) {
            found = readers.ask(reader -> {
                try {
                    CatalogTopics topics = CatalogTopics.of(reader.catalog(), wishes);
                    return new Found(overview, wished, topics, Optional.empty());
                } catch (UnknownTopicsException | LostTermsException e) {
                    CatalogTopics none = new CatalogTopics(List.of(), List.of());
                    return new Found(overview, wished, none, Optional.of(sentence(e.getMessage())));
                }
            });
        }
        return found;
    }

    private static String sentence(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }

    /** A topic and what it is called. */
    private record Named(String name, Topic topic) {
        static List<Named> all(String prefix, List<Topic> topics) {
            List<Named> named = new ArrayList<>();
            for (Topic topic : topics) {
                named.add(new Named(prefix + (named.size() + 1), topic));
            }
            return named;
        }
    }

    /**
     * What was found.
     *
     * @param overview the documents at that time
     * @param wished when a person last said what is wanted of topics
     * @param reason why there are none, if that is not because nothing is about the same
     */
    private record Found(Overview overview, Optional<FileTime> wished, CatalogTopics all, Optional<String> reason) {
        List<Named> topics() {
            return Named.all("t-", all.topics());
        }

        List<Named> fitting(Call call) {
            Optional<String> q = call.text("q").map(text -> text.toLowerCase(Locale.ROOT));
            return topics().stream()
                    .filter(named -> q.isEmpty() || mentions(named.topic(), q.get()))
                    .toList();
        }

        private boolean mentions(Topic topic, String q) {
            return topic.label().stream().anyMatch(term -> Card.has(term, q))
                    || all.documents(topic).stream()
                            .anyMatch(entry -> Card.has(entry.path(), q) || Card.has(title(entry), q));
        }

        Row row(Named named) {
            Topic topic = named.topic();
            return new Row()
                    .with("topic", named.name())
                    .with("label", topic.label())
                    .with("size", topic.documents().size())
                    .with(
                            "documents",
                            all.documents(topic).stream().map(this::row).toList())
                    .with(
                            "parts",
                            Named.all(named.name() + ".", topic.parts()).stream()
                                    .map(this::row)
                                    .toList());
        }

        /** A row for each document of a topic, then for each of its parts. */
        Stream<Row> rows(Named named) {
            Stream<Row> own = all.documents(named.topic()).stream()
                    .map(entry -> new Row()
                            .with("topic", named.name())
                            .with("label", String.join(", ", named.topic().label()))
                            .with("id", entry.id())
                            .with("path", entry.path())
                            .with("title", title(entry)));
            return Stream.concat(
                    own,
                    Named.all(named.name() + ".", named.topic().parts()).stream()
                            .flatMap(this::rows));
        }

        private Row row(Entry entry) {
            return new Row().with("id", entry.id()).with("path", entry.path()).with("title", title(entry));
        }

        private String title(Entry entry) {
            Card card = overview.at(entry.path());
            return card == null ? entry.path() : card.title();
        }
    }
}
