package io.kindred.relation;

import io.kindred.comparison.Comparison;
import io.kindred.comparison.Shares;
import io.kindred.fingerprint.reading.Reading;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * How much two documents are versions of one another, from 0 to 1.
 *
 * <p>What one side alone has counts little if the other has nothing of its own (a document that grew or was cut), and
 * much if both have (a document that was rewritten). Another order and other paragraphs count a little. Only the same text
 * in the same paragraphs has 1.
 */
public final class VersionScore {
    /*
     * The shares of [1] with the weights of [2]'s contrast model: with the common part m, and a and b what each side has
     * alone, m / (m + SMALLER * min(a, b) + LARGER * max(a, b)), which is symmetric as [3] proposes it.
     *
     * [1] A. Broder, On the resemblance and containment of documents, SEQUENCES 1997.
     * [2] A. Tversky, Features of similarity, Psychological Review 84, 1977.
     * [3] S. Jimenez, C. Becerra, A. Gelbukh, SOFTCARDINALITY-CORE: improving text overlap with distributional measures
     *     for semantic textual similarity, *SEM 2013.
     */
    private static final double SMALLER = 0.6;
    private static final double LARGER = 0.5;
    private static final double ORDER = 0.155;
    private static final double FLOW = 0.072;
    private static final double STRUCTURE = 0.05;

    /** From which share on that moved no order is left: of a dozen chunks in random order about so many have. */
    private static final double SHUFFLED = 0.5;

    /** The score of what is not the same but has no other difference that is seen. */
    private static final double MOST = 0.9995;

    private VersionScore() {}

    public static double of(Comparison comparison) {
        Shares shares = comparison.shares();
        if (comparison.sameText() && sameParagraphs(comparison.left(), comparison.right())) {
            return 1;
        }
        double structure = 1 - STRUCTURE * (1 - shares.structure());
        return Math.min(MOST, comparison.sameText() ? structure : of(shares));
    }

    /** Whether two readings of the same words begin their chunks with the same words. */
    private static boolean sameParagraphs(Reading left, Reading right) {
        return Arrays.equals(firstWords(left), firstWords(right));
    }

    private static int[] firstWords(Reading reading) {
        return IntStream.rangeClosed(0, reading.chunks().size())
                .map(reading::firstWordOf)
                .distinct()
                .toArray();
    }

    private static double of(Shares shares) {
        if (shares.leftInRight() <= 0 || shares.rightInLeft() <= 0) {
            return 0;
        }
        double leftAlone = 1 / shares.leftInRight() - 1;
        double rightAlone = 1 / shares.rightInLeft() - 1;
        double alone = SMALLER * Math.min(leftAlone, rightAlone) + LARGER * Math.max(leftAlone, rightAlone);
        double order = 1 - ORDER * Math.min(1, (1 - shares.order()) / SHUFFLED);
        double structure = 1 - STRUCTURE * (1 - shares.structure());
        double flow = 1 - FLOW * Math.sqrt(1 - shares.flow());
        return order * flow * structure / (1 + alone);
    }
}
