package io.kindred.report;

import io.kindred.comparison.Shares;
import io.kindred.relation.paper.ChunkPairs;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What two documents are to each other, in a sentence. */
public final class Verdict {
    private Verdict() {}

    /** The kind and the score, as in {@code version, 0.93}. */
    public static String brief(Finding finding) {
        return finding.kind().map(kind -> kind + ", " + score(finding.score())).orElse("no kin");
    }

    /** Why. */
    public static String reason(Finding finding) {
        return finding.measure() == Measure.ALIGNED
                ? byAlignment(finding)
                : bySimilarParagraphs(finding, finding.pairs().orElseThrow());
    }

    private static String bySimilarParagraphs(Finding finding, ChunkPairs pairs) {
        return String.format(
                Locale.ROOT,
                "%s measure, %s of paragraphs within %d bits, %.1f bits apart on average",
                finding.measure(),
                pairs.size() == 1 ? "1 pair" : String.format(Locale.ROOT, "%,d pairs", pairs.size()),
                pairs.bitDifference(),
                pairs.averageDistance());
    }

    private static String byAlignment(Finding finding) {
        Shares shares = finding.comparison().shares();
        String both = Percent.of(shares.leftInRight()) + " of left is in right, " + Percent.of(shares.rightInLeft())
                + " of right in left";
        String order = shares.order() < 0.995 ? ", " + Percent.of(shares.order()) + " of that in the same order" : "";
        if (finding.kind().isEmpty()) {
            return shares.words() == 0 ? "no sentence in common" : "next to nothing in common; " + both;
        }
        return switch (finding.kind().get()) {
            case IDENTICAL -> "the same bytes";
            case SAME_TEXT -> "the same words in the same order";
            case CONTAINS -> "left has nearly all of right, and much more; " + both + order;
            case CONTAINED -> "right has nearly all of left, and much more; " + both + order;
            case SHARES -> "a passage stands in both; " + both;
            case RELATED ->
                "no text in common; "
                        + Quoted.concepts(finding.shared().orElseThrow().explanation());
            default -> both + order;
        };
    }

    /** How many paragraphs met which fate. */
    public static String counts(Story story) {
        List<String> counts = new ArrayList<>();
        for (Map.Entry<Fate, Integer> entry : story.paragraphs().entrySet()) {
            String noun = counts.isEmpty() ? (entry.getValue() == 1 ? " paragraph " : " paragraphs ") : " ";
            counts.add(String.format(Locale.ROOT, "%,d%s%s", entry.getValue(), noun, entry.getKey()));
        }
        return counts.isEmpty() ? "no paragraphs" : String.join(", ", counts);
    }

    /** A score with two digits; only what is the same shows as 1.00. */
    public static String score(double score) {
        return String.format(Locale.ROOT, "%.2f", score < 1 ? Math.min(score, 0.99) : score);
    }
}
