package io.kindred.server;

import io.kindred.fingerprint.reading.Reading;
import io.kindred.report.Finding;
import io.kindred.report.Row;
import io.kindred.scan.Question;
import io.kindred.store.Opinion;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;

/** Compares two documents of the catalog, or a file with one. */
final class CompareEndpoints {
    private final Readers readers;
    private final Uploads uploads;

    CompareEndpoints(Readers readers, Uploads uploads) {
        this.readers = readers;
        this.uploads = uploads;
    }

    void addTo(Routes routes) {
        routes.add("GET", "/api/v1/compare", Set.of("left", "right"), Route.Effort.LARGE, this::two);
        routes.add("POST", "/api/v1/compare/{id}", Set.of("name"), Route.Effort.NONE, this::file);
    }

    Answer two(Call call) throws IOException {
        Overview overview = readers.overview();
        Card left = overview.document(call.document("left"));
        Card right = overview.document(call.document("right"));
        Row row = new ComparisonRow(finding(left, right)).row(Optional.of(left), right);
        Optional<StoredRelation> known = overview.relations().stream()
                .filter(found -> (found.left() == left.id() && found.right() == right.id())
                        || (found.left() == right.id() && found.right() == left.id()))
                .findFirst();
        return Answer.json(
                told(row, overview, known.map(found -> found.left() == left.id() ? found : found.mirrored())));
    }

    /** Adds what the scan found, who knew the rest of the collection. */
    private static Row told(Row row, Overview overview, Optional<StoredRelation> known) {
        row.with(
                "decision",
                known.flatMap(StoredRelation::opinion).map(Opinion::toString).orElse(null));
        return known.isPresent()
                ? row.with("relation", new Listing(overview).row(known.get()))
                : row.without("relation");
    }

    /** What comparing two documents gives. */
    Finding finding(Card left, Card right) throws IOException {
        return readers.ask(reader -> Finding.of(
                reading(reader, left),
                reading(reader, right),
                left.entry().file().content().equals(right.entry().file().content())));
    }

    private Answer file(Call call) throws IOException {
        Overview overview = readers.overview();
        Card right = overview.document(call.id("id"));
        return uploads.ask(
                call,
                question -> readers.ask(reader -> {
                    Finding finding = Finding.of(question.reading(), reading(reader, right), isSame(question, right));
                    return Answer.json(
                            told(new ComparisonRow(finding).row(Optional.empty(), right), overview, Optional.empty()));
                }));
    }

    private static boolean isSame(Question question, Card card) {
        return question.content().equals(card.entry().file().content());
    }

    private static Reading reading(Reader reader, Card card) throws IOException {
        return reader.library()
                .reading(card.entry())
                .orElseThrow(() -> Refusal.conflict(
                        "The text of document " + card.id() + " is not kept, and its file is not what it was."));
    }
}
