package io.kindred.report;

import io.kindred.relation.paper.ChunkPairs;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Which paragraphs of two documents are similar, as Waikato 2013 puts it; paragraphs count from 0. */
public final class PaperStatistics {
    private PaperStatistics() {}

    /** Writes the lines of its Figure 11, with the names of the documents for their ids. */
    public static void write(PrintWriter out, String left, String right, ChunkPairs pairs, double score) {
        out.print("Relationship between documents " + Printable.of(left) + " and " + Printable.of(right)
                + ". Paragraphs similar in version are:");
        pairs.forEach((one, other, distance) -> out.print("(" + one + "," + other + " with BD: " + distance + ")"));
        out.println();
        out.println("paragraphs similar in topic are:");
        out.println("length of paragraphs = (" + pairs.left() + "," + pairs.right() + ")");
        out.println(String.format(
                Locale.ROOT,
                "number similar in version = %d average distance = %s",
                pairs.size(),
                RelationRow.rounded(pairs.averageDistance())));
        out.println("number similar in topic = 0 average distance =0.0");
        out.println("total similarity is " + RelationRow.rounded(score));
    }

    /** The same as a row. */
    public static Row row(ChunkPairs pairs) {
        List<Row> similar = new ArrayList<>();
        pairs.forEach((left, right, distance) ->
                similar.add(new Row().with("left", left).with("right", right).with("bitDifference", distance)));
        return new Row()
                .with("pairs", similar)
                .with("leftParagraphs", pairs.left())
                .with("rightParagraphs", pairs.right())
                .with("similar", pairs.size())
                .with("averageDistance", RelationRow.rounded(pairs.averageDistance()));
    }
}
