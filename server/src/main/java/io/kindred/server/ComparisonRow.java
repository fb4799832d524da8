package io.kindred.server;

import io.kindred.chunk.Chunk;
import io.kindred.comparison.Comparison;
import io.kindred.comparison.Match;
import io.kindred.comparison.Shares;
import io.kindred.comparison.words.WordDiff;
import io.kindred.comparison.words.WordEdit;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.report.CompareRow;
import io.kindred.report.Finding;
import io.kindred.report.Percent;
import io.kindred.report.RelationRow;
import io.kindred.report.Row;
import io.kindred.report.Step;
import io.kindred.report.Story;
import io.kindred.report.Verdict;
import io.kindred.text.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A comparison as a row: as the command has it, and with the texts, the words that changed, and the score explained. */
final class ComparisonRow {
    static final List<String> STEP_COLUMNS = List.of("fate", "left", "right", "leftText", "rightText");

    private final Finding finding;
    private final Comparison comparison;

    ComparisonRow(Finding finding) {
        this.finding = finding;
        this.comparison = finding.comparison();
    }

    /**
     * The row.
     *
     * @param left the document that is left, if it is in the catalog
     */
    Row row(Optional<Card> left, Card right) {
        Story story = Story.of(comparison);
        Row row = CompareRow.of(finding, /* statistics= */ false).with("matches", matches());
        left.ifPresentOrElse(card -> row.with("leftId", card.id()), () -> row.without("leftId"));
        return row.with("rightId", right.id())
                .with("verdict", Verdict.brief(finding))
                .with("reason", Verdict.reason(finding))
                .with("explanation", explanation())
                .with("words", counts(story.words()))
                .with("paragraphs", counts(story.paragraphs()))
                .with("steps", steps(story))
                .with(
                        "texts",
                        new Row()
                                .with("left", side(comparison.left(), left))
                                .with("right", side(comparison.right(), Optional.of(right))));
    }

    /** What became of each paragraph with its text, paragraphs numbered as people count. */
    List<Row> steps() {
        return Story.of(comparison).steps().stream()
                .map(step -> new Row()
                        .with("fate", step.fate().toString())
                        .with("left", numbers(step.left()))
                        .with("right", numbers(step.right()))
                        .with("leftText", text(comparison.left(), step.left()))
                        .with("rightText", text(comparison.right(), step.right())))
                .toList();
    }

    private static String numbers(List<Chunk> chunks) {
        return chunks.stream().map(chunk -> String.valueOf(chunk.number() + 1)).collect(Collectors.joining(" "));
    }

    private static String text(Reading reading, List<Chunk> chunks) {
        return chunks.stream().map(chunk -> chunk.text(reading.document())).collect(Collectors.joining("\n\n"));
    }

    private List<Row> matches() {
        WordDiff diff = new WordDiff();
        return comparison.matches().stream()
                .map(match ->
                        CompareRow.of(match).with("edits", match.similarity() < 1 ? edits(diff, match) : List.of()))
                .toList();
    }

    private List<Row> edits(WordDiff diff, Match match) {
        return diff.edits(comparison, match).stream().map(ComparisonRow::row).toList();
    }

    private static Row row(WordEdit edit) {
        return new Row()
                .with("kind", edit.kind().name().toLowerCase(Locale.ROOT))
                .with("left", row(edit.left()))
                .with("right", row(edit.right()))
                .with("words", edit.words());
    }

    private static Row row(Span span) {
        return new Row().with("from", span.from()).with("to", span.to());
    }

    private List<Row> explanation() {
        Shares shares = comparison.shares();
        return List.of(
                part("leftInRight", shares.leftInRight(), "%s of left is in right"),
                part("rightInLeft", shares.rightInLeft(), "%s of right is in left"),
                part("resemblance", shares.resemblance(), "%s of what either has is in both"),
                part("order", shares.order(), "%s of what is common comes in the same order"),
                part("flow", shares.flow(), "within paragraphs, %s of it comes in the same order"),
                part("structure", shares.structure(), "%s of it is parted into paragraphs alike"),
                part("form", shares.form(), "%s of it stands in many documents and counts for little"));
    }

    private static Row part(String name, double value, String words) {
        return new Row()
                .with("name", name)
                .with("value", RelationRow.rounded(value))
                .with("words", String.format(Locale.ROOT, words, Percent.of(value)));
    }

    private static Row counts(Map<?, Integer> counts) {
        Row row = new Row();
        counts.forEach((fate, count) -> row.with(fate.toString(), count));
        return row;
    }

    private List<Row> steps(Story story) {
        Map<Match, Integer> numbers = new HashMap<>();
        IntStream.range(0, comparison.matches().size())
                .forEach(i -> numbers.put(comparison.matches().get(i), i));
        return story.steps().stream().map(step -> row(step, numbers)).toList();
    }

    private static Row row(Step step, Map<Match, Integer> numbers) {
        Row row = new Row()
                .with("fate", step.fate().toString())
                .with("left", step.left().stream().map(Chunk::number).toList())
                .with("right", step.right().stream().map(Chunk::number).toList());
        return step.match().isPresent()
                ? row.with("match", numbers.get(step.match().get()))
                : row.without("match");
    }

    private static Row side(Reading reading, Optional<Card> card) {
        Row row = new Row();
        card.ifPresentOrElse(known -> row.with("id", known.id()), () -> row.without("id"));
        return row.with("path", reading.document().id())
                .with("title", card.map(Card::title).orElse(reading.document().title()))
                .with("words", reading.words())
                .with("modified", card.map(known -> known.time().toString()).orElse(null))
                .with(
                        "chunks",
                        reading.chunks().stream()
                                .map(chunk -> DocumentEndpoints.row(reading, chunk))
                                .toList());
    }
}
