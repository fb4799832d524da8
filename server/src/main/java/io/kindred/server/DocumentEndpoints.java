package io.kindred.server;

import io.kindred.chunk.Chunk;
import io.kindred.fingerprint.ExactHasher;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.report.Row;
import io.kindred.store.Details;
import io.kindred.store.Entry;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Documents: lists, one, its text, its kin, its file. */
final class DocumentEndpoints {
    private static final int CHUNKS = 200;
    private static final int MOST_CHUNKS = 1000;
    private static final Set<String> LIST = Set.of("q", "type", "kin", "family", "sort", "order", "offset", "limit");

    private final Readers readers;
    private final Path root;

    DocumentEndpoints(Readers readers, Path root) {
        this.readers = readers;
        this.root = root;
    }

    void addTo(Routes routes) {
        routes.add("GET", "/api/v1/documents", LIST, Route.Effort.SMALL, this::list);
        routes.add("GET", "/api/v1/documents/{id}", Set.of(), Route.Effort.SMALL, this::one);
        routes.add("GET", "/api/v1/documents/{id}/text", Set.of("offset", "limit"), Route.Effort.SMALL, this::text);
        routes.add("GET", "/api/v1/documents/{id}/kin", Set.of("offset", "limit"), Route.Effort.SMALL, this::kin);
        routes.add("GET", "/api/v1/documents/{id}/original", Set.of(), Route.Effort.LARGE, this::original);
    }

    private Answer list(Call call) throws IOException {
        return Answer.json(Paged.of(call, new Listing(readers.overview()).documents(call), Card::row));
    }

    private Answer one(Call call) throws IOException {
        Card card = readers.overview().document(call.id("id"));
        return readers.ask(reader -> {
            Details details = reader.catalog()
                    .details(card.id())
                    .orElseThrow(() -> Refusal.notFound("There is no document " + card.id() + " any more."));
            Row metadata = new Row();
            details.metadata().entrySet().stream()
                    .sorted(java.util.Map.Entry.comparingByKey())
                    .forEach(known -> metadata.with(known.getKey(), known.getValue()));
            int chunks = reader.library()
                    .reading(card.entry())
                    .map(reading -> reading.chunks().size())
                    .orElse(0);
            return Answer.json(card.row()
                    .with("created", card.created().orElse(null))
                    .with("metadata", metadata)
                    .with("content", card.entry().file().content().hex())
                    .with("simhash", HexFormat.of().toHexDigits(details.si()))
                    .with("chunks", chunks)
                    .with("bytesAreThere", file(card.entry()).isPresent()));
        });
    }

    private Answer text(Call call) throws IOException {
        int offset = call.offset();
        int limit = call.number("limit", 1, MOST_CHUNKS, CHUNKS);
        Card card = readers.overview().document(call.id("id"));
        Reading reading = readers.ask(reader -> reader.library().reading(card.entry()))
                .orElseThrow(() ->
                        Refusal.notFound("The text of this document is not kept, and its file is not what it was."));
        Row head = new Row()
                .with("id", card.id())
                .with("length", reading.document().text().length());
        return Answer.json(Paged.of(head, offset, limit, reading.chunks(), chunk -> row(reading, chunk)));
    }

    /** A chunk with what it says. */
    static Row row(Reading reading, Chunk chunk) {
        return new Row()
                .with("chunk", chunk.number())
                .with("from", chunk.span().from())
                .with("to", chunk.span().to())
                .with("role", chunk.role().name().toLowerCase(Locale.ROOT))
                .with("text", chunk.text(reading.document()));
    }

    private Answer kin(Call call) throws IOException {
        Overview overview = readers.overview();
        Card card = overview.document(call.id("id"));
        List<StoredRelation> kin = overview.relations().stream()
                .filter(found -> found.left() == card.id() || found.right() == card.id())
                .map(found -> found.left() == card.id() ? found : found.mirrored())
                .toList();
        Listing listing = new Listing(overview);
        return readers.ask(reader -> Answer.json(Paged.of(call, kin, found -> listing.row(found, reader.catalog()))));
    }

    private Answer original(Call call) throws IOException {
        Card card = readers.overview().document(call.id("id"));
        Path file = file(card.entry())
                .filter(place -> hasContent(place, card.entry()))
                .orElseThrow(() -> Refusal.notFound("The file of this document is not what it was; scan again."));
        return Answer.original(file, file.getFileName().toString());
    }

    /** The file of a document, if it is there and as large as it was, and no link leads to it. */
    private Optional<Path> file(Entry entry) throws IOException {
        Path file = root.resolve(entry.path());
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                || Files.size(file) != entry.file().size()
                || !file.toRealPath().equals(root.toRealPath().resolve(entry.path()))) {
            return Optional.empty();
        }
        return Optional.of(file);
    }

    private static boolean hasContent(Path file, Entry entry) {
        try (InputStream bytes = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            return ExactHasher.content(bytes).equals(entry.file().content());
        } catch (IOException e) {
            return false;
        }
    }
}
