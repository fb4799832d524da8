package io.kindred.server;

import io.kindred.fingerprint.reading.Reading;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.report.Finding;
import io.kindred.report.Row;
import io.kindred.scan.Explanation;
import io.kindred.scan.Question;
import io.kindred.store.Opinion;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Compares two documents of the catalog, or a file with one. */
final class CompareEndpoints {
    private static final int MOST_RELATED = 100;

    /** So many answers that are not too long are at hand for those who come back to them. */
    private static final int REMEMBERED = 8;

    private static final int LONGEST = 4 << 20;

    private final Readers readers;
    private final Uploads uploads;
    private final Related related;
    private final Map<Asked, Answer> answers = new LinkedHashMap<>();

    CompareEndpoints(Readers readers, Uploads uploads, Related related) {
        this.readers = readers;
        this.uploads = uploads;
        this.related = related;
    }

    void addTo(Routes routes) {
        routes.add("GET", "/api/v1/compare", Set.of("left", "right", "brief"), Route.Effort.LARGE, this::two);
        routes.add("POST", "/api/v1/compare/{id}", Set.of("name", "brief"), Route.Effort.NONE, this::file);
    }

    /** What became of each paragraph. */
    Table steps() {
        return new Table("compare", Set.of("left", "right"), ComparisonRow.STEP_COLUMNS, call -> {
            Overview overview = readers.overview();
            Card left = overview.document(call.document("left"));
            Card right = overview.document(call.document("right"));
            return new ComparisonRow(finding(overview, left, right, /* brief= */ true)).steps();
        });
    }

    Answer two(Call call) throws IOException {
        Overview overview = readers.overview();
        Card left = overview.document(call.document("left"));
        Card right = overview.document(call.document("right"));
        Asked asked = new Asked(overview, left.id(), right.id(), call.is("brief"));
        Optional<Answer> before = remembered(asked);
        if (before.isPresent()) {
            return before.get();
        }
        Row row = new ComparisonRow(finding(overview, left, right, asked.brief())).row(Optional.of(left), right);
        String text = Answer.text(told(row, overview, known(overview, left, right)));
        Answer answer = Answer.of(200, Answer.JSON, text);
        if (text.length() <= LONGEST) {
            remember(asked, answer);
        }
        return answer;
    }

    /** A question; one about a catalog that has changed since is another one. */
    private record Asked(Overview overview, int left, int right, boolean brief) {}

    private Optional<Answer> remembered(Asked asked) {
        synchronized (answers) {
            return Optional.ofNullable(answers.get(asked));
        }
    }

    private void remember(Asked asked, Answer answer) {
        synchronized (answers) {
            answers.keySet().removeIf(old -> old.overview() != asked.overview());
            answers.put(asked, answer);
            if (answers.size() > REMEMBERED) {
                answers.remove(answers.keySet().iterator().next());
            }
        }
    }

    /** What the scan found the two to be. */
    private static Optional<StoredRelation> known(Overview overview, Card left, Card right) {
        return overview.relations().stream()
                .filter(found -> (found.left() == left.id() && found.right() == right.id())
                        || (found.left() == right.id() && found.right() == left.id()))
                .findFirst()
                .map(found -> found.left() == left.id() ? found : found.mirrored());
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

    /** What comparing two documents gives; if they share no text, how far the scan found them to be about the same. */
    Finding finding(Overview overview, Card left, Card right, boolean brief) throws IOException {
        boolean sameBytes =
                left.entry().file().content().equals(right.entry().file().content());
        return readers.ask(reader -> {
            Finding byText = finding(reading(reader, left), reading(reader, right), sameBytes, brief);
            Optional<StoredRelation> known = known(overview, left, right)
                    .filter(found -> found.relation().kind() == RelationKind.RELATED)
                    .filter(found -> byText.kind().isEmpty());
            return known.isEmpty()
                    ? byText
                    : related(byText, known.get().relation(), Explanation.of(known.get(), reader.catalog()));
        });
    }

    private static Finding related(Finding byText, Relation relation, Optional<Explanation> explanation) {
        return explanation.isEmpty()
                ? byText
                : byText.related(new Finding.Shared(relation.semantic().orElse(0), explanation.get()));
    }

    /** The same for a file and a document. */
    private Finding related(Finding byText, Question question, Card right) throws IOException {
        if (byText.kind().isPresent()) {
            return byText;
        }
        return related.added(question, List.of(), MOST_RELATED).stream()
                .filter(kin -> kin.relation().right().equals(right.path()))
                .findFirst()
                .map(kin -> related(byText, kin.relation(), kin.explanation()))
                .orElse(byText);
    }

    private static Finding finding(Reading left, Reading right, boolean sameBytes, boolean brief) {
        return brief ? Finding.briefly(left, right, sameBytes) : Finding.of(left, right, sameBytes);
    }

    private Answer file(Call call) throws IOException {
        Overview overview = readers.overview();
        Card right = overview.document(call.id("id"));
        return uploads.ask(
                call,
                question -> readers.ask(reader -> {
                    Finding finding = finding(
                            question.reading(), reading(reader, right), isSame(question, right), call.is("brief"));
                    Finding full = related(finding, question, right);
                    return Answer.json(
                            told(new ComparisonRow(full).row(Optional.empty(), right), overview, Optional.empty()));
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
