package io.kindred.report;

import io.kindred.chunk.Chunk;
import io.kindred.comparison.Comparison;
import io.kindred.comparison.Match;
import io.kindred.comparison.Passage;
import io.kindred.text.Span;
import java.util.List;

/** A comparison as a row: the relation, and which paragraphs became which. */
public final class CompareRow {
    private CompareRow() {}

    public static Row of(Finding finding, boolean statistics) {
        Row row = of(finding);
        if (statistics) {
            finding.pairs().ifPresent(pairs -> row.with("statistics", PaperStatistics.row(pairs)));
        }
        finding.shared().ifPresent(shared -> Quoted.addTo(row, shared.explanation()));
        return row;
    }

    private static Row of(Finding finding) {
        Comparison comparison = finding.comparison();
        return relation(finding)
                .with(
                        "matches",
                        comparison.matches().stream().map(CompareRow::of).toList())
                .with(
                        "passages",
                        comparison.passages().stream().map(CompareRow::row).toList())
                .with("deleted", places(comparison.deleted()))
                .with("inserted", places(comparison.inserted()));
    }

    private static Row relation(Finding finding) {
        Comparison comparison = finding.comparison();
        return new Row()
                .with("left", finding.left())
                .with("right", finding.right())
                .with("kind", finding.kind().map(Object::toString).orElse(null))
                .with("score", RelationRow.rounded(finding.score()))
                .with("version", RelationRow.rounded(finding.version()))
                .with(
                        "semantic",
                        finding.shared().stream()
                                .mapToDouble(Finding.Shared::semantic)
                                .findFirst())
                .with("leftInRight", RelationRow.rounded(comparison.shares().leftInRight()))
                .with("rightInLeft", RelationRow.rounded(comparison.shares().rightInLeft()))
                .with("order", RelationRow.rounded(comparison.shares().order()))
                .with("approximate", comparison.approximate())
                .with("measure", finding.measure().toString());
    }

    public static Row of(Match match) {
        return new Row()
                .with("left", places(match.left()))
                .with("right", places(match.right()))
                .with("change", match.change().toString())
                .with("similarity", RelationRow.rounded(match.similarity()));
    }

    private static Row row(Passage passage) {
        return new Row()
                .with("left", row(passage.left()))
                .with("right", row(passage.right()))
                .with("similarity", RelationRow.rounded(passage.similarity()));
    }

    private static Row row(Span span) {
        return new Row().with("from", span.from()).with("to", span.to());
    }

    private static List<Row> places(List<Chunk> chunks) {
        return chunks.stream()
                .map(chunk -> new Row()
                        .with("chunk", chunk.number())
                        .with("from", chunk.span().from())
                        .with("to", chunk.span().to()))
                .toList();
    }
}
