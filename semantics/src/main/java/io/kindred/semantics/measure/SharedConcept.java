package io.kindred.semantics.measure;

import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.lexicon.ConceptType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A concept that two documents have in common.
 *
 * @param concept its name
 * @param surface how the documents write it: {@code Oak Hill}
 * @param type what it names
 * @param weight what it adds to the cosine of the two
 */
public record SharedConcept(String concept, String surface, ConceptType type, double weight) {
    private static final Comparator<SharedConcept> HEAVIEST =
            Comparator.comparingDouble(SharedConcept::weight).reversed().thenComparing(SharedConcept::concept);

    public SharedConcept {
        Objects.requireNonNull(concept, "concept");
        Objects.requireNonNull(surface, "surface");
        Objects.requireNonNull(type, "type");
    }

    static SharedConcept of(ConceptVector.Entry left, ConceptVector.Entry right, double weight) {
        ConceptType type = left.type() == ConceptType.TERM ? right.type() : left.type();
        String surface = right.count() > left.count() ? right.surface() : left.surface();
        return new SharedConcept(left.concept(), surface, type, weight);
    }

    /**
     * The concepts two documents share, those that carried their cosine most first. A word that only says what a longer shared
     * name or phrase says is told with that, which has its weight too.
     */
    public static List<SharedConcept> of(WeightedConcepts left, WeightedConcepts right) {
        List<SharedConcept> shared = left.shared(right);
        Map<String, SharedConcept> wholes = new HashMap<>();
        shared.stream().sorted(HEAVIEST).forEach(concept -> {
            for (String word : concept.words()) {
                wholes.putIfAbsent(word, concept);
            }
        });
        Map<String, Double> weights = new HashMap<>();
        for (SharedConcept concept : shared) {
            SharedConcept whole = concept.words().length > 0 ? concept : wholes.getOrDefault(concept.concept, concept);
            weights.merge(whole.concept, concept.weight, Double::sum);
        }
        List<SharedConcept> told = new ArrayList<>();
        for (SharedConcept concept : shared) {
            Double weight = weights.get(concept.concept);
            if (weight != null) {
                told.add(new SharedConcept(concept.concept, concept.surface, concept.type, weight));
            }
        }
        told.sort(HEAVIEST);
        return told;
    }

    /** The words of a name or phrase; none if it is a single word. */
    private String[] words() {
        return concept.indexOf(' ') < 0 ? new String[0] : concept.split(" ", -1);
    }
}
