package io.kindred.semantics.measure;

import io.kindred.semantics.concept.Background;
import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.concept.Frequencies;
import java.util.Collection;
import java.util.Objects;

/**
 * What concepts weigh in a collection: much if few documents have them, little if most do.
 */
public final class ConceptSpace {
    /*
     * Tf-idf [1] with two additions.
     *
     * How many documents have a concept is not known from five documents, nor from fifty. So a background of English texts is
     * counted with the collection, as if so many further documents had concepts as often as its documents do. With 300 of
     * them a small collection is judged by what is common in English, a large one by itself. A word that all of five documents
     * share still weighs what it weighs in English, and so can relate them. The background counts only as far as the collection
     * is in English, because in other languages it would make every word a rare one.
     *
     * Names and phrases of several words count beside the words they are made of, and so for less than a word.
     *
     * [1] Salton, Buckley: Term-weighting approaches in automatic text retrieval, 1988.
     */
    private static final double BACKGROUND = 300;
    private static final double PHRASE = 0.4;

    /** The language of the background. */
    static final String LANGUAGE = "en";

    private final Counts counts;
    private final Background background;

    /** The space of a collection that has these frequencies. */
    public ConceptSpace(Frequencies frequencies, Background background) {
        this(Counts.of(Objects.requireNonNull(frequencies, "frequencies")), background);
    }

    ConceptSpace(Counts counts, Background background) {
        this.counts = counts;
        this.background = Objects.requireNonNull(background, "background");
    }

    /** The space of these documents, before the background of English that comes with Kindred. */
    public static ConceptSpace of(Collection<ConceptVector> documents) {
        Frequencies frequencies = new Frequencies();
        documents.forEach(frequencies::add);
        return new ConceptSpace(frequencies, Background.english());
    }

    /** How much a concept tells: the logarithm of how many documents there are for each that has it, at least 0. */
    public double rarity(String concept) {
        return rarity(concept, counts.with(concept));
    }

    /** The same of a concept that so many documents have. */
    double rarity(String concept, int with) {
        double extra = BACKGROUND * counts.english() / Math.max(1, counts.documents());
        double having = with;
        double documents = counts.documents();
        if (background.documents() > 0) {
            having += extra * background.with(concept) / background.documents();
            documents += extra;
        }
        return Math.max(0, Math.log((documents + 1) / (having + 0.5)));
    }

    /** The concepts of a document with what they weigh here. */
    public WeightedConcepts weigh(ConceptVector document) {
        double[] weights = new double[document.size()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = weight(document.get(i));
        }
        return new WeightedConcepts(document, weights);
    }

    double weight(ConceptVector.Entry entry) {
        return weight(entry.count(), rarity(entry.concept()), isPhrase(entry.concept()));
    }

    static double weight(int count, double rarity, boolean isPhrase) {
        double weight = (1 + Math.log(count)) * rarity;
        return isPhrase ? PHRASE * weight : weight;
    }

    static boolean isPhrase(String concept) {
        return concept.indexOf(' ') >= 0;
    }
}
