package io.kindred.semantics.topic;

import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.measure.ConceptSpace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Says in a few concepts what tells the documents of a topic from others.
 *
 * <p>A concept is as telling as its share of a topic's documents exceeds its share of all, times how rare it is: tf-idf [1] of
 * topics instead of documents.
 *
 * <p>[1] Grootendorst: BERTopic, neural topic modeling with a class-based TF-IDF procedure, 2022.
 */
final class TopicLabels {
    private static final int CONCEPTS = 4;

    private final List<ConceptVector> documents;
    private final ConceptSpace space;
    private final Map<String, Integer> documentsWith = new HashMap<>();

    TopicLabels(List<ConceptVector> documents, ConceptSpace space) {
        this.documents = documents;
        this.space = space;
        documents.forEach(
                document -> document.entries().forEach(entry -> documentsWith.merge(entry.concept(), 1, Integer::sum)));
    }

    List<String> label(List<Integer> members) {
        Map<String, Integer> counts = new TreeMap<>();
        for (int member : members) {
            documents.get(member).entries().forEach(entry -> counts.merge(entry.concept(), 1, Integer::sum));
        }
        List<String> label = new ArrayList<>();
        counts.keySet().stream()
                .filter(concept -> members.size() < 2 || counts.get(concept) > 1)
                .sorted(Comparator.comparingDouble(
                                (String concept) -> -telling(concept, counts.get(concept), members.size()))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(5L * CONCEPTS)
                .filter(concept -> isNew(concept, label))
                .limit(CONCEPTS)
                .forEach(label::add);
        return label.stream().map(concept -> surface(concept, members)).toList();
    }

    private double telling(String concept, int count, int members) {
        double all = (double) documentsWith.get(concept) / documents.size();
        double share = (double) count / members;
        double words = concept.indexOf(' ') < 0 ? 1 : 2;
        return words * Math.max(share - all, documents.size() == members ? share : 0) * space.rarity(concept);
    }

    /** Whether no concept so far has one of its words. */
    private static boolean isNew(String concept, List<String> label) {
        List<String> words = List.of(concept.split(" ", -1));
        return label.stream()
                .noneMatch(other -> List.of(other.split(" ", -1)).stream().anyMatch(words::contains));
    }

    /** How most of the documents write a concept. */
    private String surface(String concept, List<Integer> members) {
        Map<String, Integer> surfaces = new TreeMap<>();
        for (int member : members) {
            for (ConceptVector.Entry entry : documents.get(member).entries()) {
                if (entry.concept().equals(concept)) {
                    surfaces.merge(entry.surface(), 1, Integer::sum);
                }
            }
        }
        return surfaces.entrySet().stream()
                .max(Map.Entry.<String, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .orElseThrow()
                .getKey();
    }
}
