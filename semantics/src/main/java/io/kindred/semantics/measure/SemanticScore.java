package io.kindred.semantics.measure;

import java.util.OptionalDouble;

/**
 * How much two documents are about the same, from 0 to 1, and what it was made of.
 *
 * <p>Texts that have nothing to do with each other have about 0, texts of one topic about 0.25, two passages of one article
 * about 1.
 *
 * @param score the one number
 * @param concepts the cosine of their concepts
 * @param embedding the cosine of their embeddings, where there are any
 */
public record SemanticScore(double score, double concepts, OptionalDouble embedding) {
    /** The score from which two documents are called related: that of texts of one topic. */
    public static final double RELATED = 0.25;

    /*
     * Fitted by least squares, without the documents that the published figure is measured on: pairs of passages of 80 words, of
     * BBC news and of messages in newsgroups. Two passages of one article count as 1, two of one topic as 0.25, all others
     * as 0, with shares of 10, 10 and 80 in a hundred. Of several powers of the cosine of embeddings 1.5 did best when the
     * weights were fitted on either collection and judged on the other. Cosines of embeddings below 0 say no less than 0 does.
     */
    private static final double BASE = -0.006;
    private static final double CONCEPTS = 0.78;
    private static final double EMBEDDING = 1.65;
    private static final double POWER = 1.5;

    /** The slope where there are concepts alone. */
    private static final double CONCEPTS_ALONE = 3.65;

    /** The score of two documents of which the concepts alone are known. */
    public static SemanticScore of(double concepts) {
        return new SemanticScore(bounded(CONCEPTS_ALONE * concepts), concepts, OptionalDouble.empty());
    }

    /** The score of two documents by the cosines of their concepts and of their embeddings. */
    public static SemanticScore of(double concepts, double embedding) {
        double sum = BASE + CONCEPTS * concepts + EMBEDDING * Math.pow(Math.max(0, embedding), POWER);
        return new SemanticScore(bounded(sum), concepts, OptionalDouble.of(embedding));
    }

    /** Whether the documents count as related. */
    public boolean isRelated() {
        return score >= RELATED;
    }

    private static double bounded(double score) {
        return Math.max(0, Math.min(1, score));
    }
}
