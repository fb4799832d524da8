package io.kindred.semantics.measure;

import io.kindred.semantics.concept.Frequencies;
import java.util.function.ToIntFunction;

/**
 * In how many documents of a collection concepts are found.
 *
 * @param documents how many documents there are
 * @param english how many of them are in English
 * @param having how many have a concept
 */
record Counts(int documents, int english, ToIntFunction<String> having) {
    static Counts of(Frequencies frequencies) {
        return new Counts(frequencies.documents(), frequencies.documents(ConceptSpace.LANGUAGE), frequencies::with);
    }

    /** How many documents have a concept. */
    int with(String concept) {
        return having.applyAsInt(concept);
    }
}
