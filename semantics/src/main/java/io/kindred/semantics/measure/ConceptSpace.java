package io.kindred.semantics.measure;

import io.kindred.semantics.concept.Background;
import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.concept.Frequencies;
import java.util.Collection;
import java.util.Objects;

/**
 * What concepts weigh in a collection: much if few documents have them, little if most do.
 *
 * <p>A space holds the frequencies it was made with and sees what is added to them later. Vectors that were weighed before and
 * after such a change should not be compared.
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
    private static final String LANGUAGE = "en";

    private final Frequencies frequencies;
    private final Background background;

    /** The space of a collection whose frequencies are kept elsewhere. */
    public ConceptSpace(Frequencies frequencies, Background background) {
        this.frequencies = Objects.requireNonNull(frequencies, "frequencies");
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
        double extra = BACKGROUND * frequencies.documents(LANGUAGE) / Math.max(1, frequencies.documents());
        double having = frequencies.with(concept);
        double documents = frequencies.documents();
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
        double weight = (1 + Math.log(entry.count())) * rarity(entry.concept());
        return entry.concept().indexOf(' ') < 0 ? weight : PHRASE * weight;
    }
}
