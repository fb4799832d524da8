package io.kindred.server;

import io.kindred.report.KinRow;
import io.kindred.report.RelationRow;
import io.kindred.report.Row;
import io.kindred.scan.Check;
import io.kindred.scan.Kinship;
import io.kindred.scan.Question;
import io.kindred.store.Catalog;
import io.kindred.store.Details;
import io.kindred.store.Entry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The question before a check-in, and the check-in. */
final class CheckEndpoints {
    private static final int TOP = 10;
    private static final int MOST = 100;

    static final Set<String> PARAMETERS = Set.of("name", "limit", "onlyVersions");

    private static final List<String> COLUMNS = Stream.concat(
                    RelationRow.COLUMNS.stream(), Stream.of("rightId", "title", "family", "alike", "reason"))
            .toList();

    private final Readers readers;
    private final Uploads uploads;
    private final Related related;
    private final Clerk clerk;

    CheckEndpoints(Readers readers, Uploads uploads, Related related, Clerk clerk) {
        this.readers = readers;
        this.uploads = uploads;
        this.related = related;
        this.clerk = clerk;
    }

    void addTo(Routes routes) {
        routes.add("POST", "/api/v1/check", PARAMETERS, Route.Effort.NONE, this::check);
        routes.add("POST", "/api/v1/documents", Set.of("name", "limit", "onlyNew"), Route.Effort.NONE, this::checkIn);
    }

    private Answer check(Call call) throws IOException {
        return check(call, Answer::json);
    }

    /** The kin of a file as a file. */
    Answer kin(Call call, TableFormat format) throws IOException {
        return check(
                call,
                told -> format.answer(
                        "check",
                        COLUMNS,
                        ((List<?>) told.values().get("kin"))
                                .stream().map(Row.class::cast).toList()));
    }

    /** What is made of what is told of a file. */
    @FunctionalInterface
    private interface Telling {
        Answer of(Row told) throws IOException;
    }

    private Answer check(Call call, Telling telling) throws IOException {
        int limit = call.number("limit", 1, MOST, TOP);
        boolean onlyVersions = call.is("onlyVersions");
        return uploads.ask(
                call,
                question -> readers.ask(reader -> {
                    List<Kinship> sharing = reader.check().kin(question);
                    List<Kinship> kin = onlyVersions ? sharing : related.added(question, sharing, limit);
                    boolean known =
                            !reader.catalog().with(question.content(), 1).isEmpty();
                    return telling.of(row(
                            reader.catalog(),
                            question,
                            question.reading().document().id(),
                            known,
                            kin,
                            limit));
                }));
    }

    private Answer checkIn(Call call) throws IOException {
        int limit = call.number("limit", 1, MOST, TOP);
        boolean onlyNew = call.is("onlyNew");
        return uploads.keep(call, (question, file) -> {
            CheckIn.Result result = clerk.add(new CheckIn(question, file, onlyNew));
            Entry entry = result.entry();
            return readers.ask(reader -> {
                List<Kinship> kin = Check.of(reader.catalog(), entry.path());
                boolean known = reader.catalog().with(question.content(), 2).size() > (result.added() ? 1 : 0);
                Row answer = row(reader.catalog(), question, entry.path(), known, kin, limit);
                return Answer.json(
                        result.added() ? 201 : 200,
                        new Row()
                                .with("added", result.added())
                                .with("document", document(reader.catalog(), entry, kin.size()))
                                .with("answer", answer));
            });
        });
    }

    private Row row(Catalog catalog, Question question, String name, boolean known, List<Kinship> kin, int limit)
            throws IOException {
        List<Row> rows = new ArrayList<>();
        for (Kinship kinship : kin.subList(0, Math.min(limit, kin.size()))) {
            Optional<Entry> right = catalog.at(kinship.relation().right());
            if (right.isPresent()) {
                rows.add(KinRow.of(kinship)
                        .with("rightId", right.get().id())
                        .with("title", title(catalog, right.get()))
                        .with("alike", kinship.alike())
                        .with("family", family(right.get())));
            }
        }
        return new Row()
                .with("name", name)
                .with("title", question.reading().document().title())
                .with("words", question.reading().words())
                .with("known", known)
                .with("total", kin.size())
                .with("kin", rows);
    }

    private static String title(Catalog catalog, Entry entry) throws IOException {
        return catalog.details(entry.id()).map(Details::title).orElse(entry.path());
    }

    /** The family of a document as it was when last somebody looked. */
    private String family(Entry entry) {
        return readers.lastOverview()
                .map(overview -> overview.at(entry.path()))
                .flatMap(Card::family)
                .orElse(null);
    }

    private Row document(Catalog catalog, Entry entry, int kin) throws IOException {
        Optional<Details> details = catalog.details(entry.id());
        int copies = catalog.with(entry.file().content(), MOST).size() - 1;
        return new Card(
                        entry,
                        details.map(Details::title).orElse(entry.path()),
                        metadata(details, "author"),
                        metadata(details, "type"),
                        metadata(details, "language"),
                        metadata(details, "created"),
                        Optional.ofNullable(family(entry)),
                        kin,
                        copies)
                .row();
    }

    private static Optional<String> metadata(Optional<Details> details, String name) {
        return details.map(known -> known.metadata().get(name));
    }
}
