package io.kindred.semantics.concept;

import java.util.HashMap;
import java.util.Map;

/** In how many documents of a collection each concept is found; documents may come and go. */
public final class Frequencies {
    private final Map<String, Integer> documentsWith = new HashMap<>();
    private final Map<String, Integer> languages = new HashMap<>();
    private int documents;

    /** Counts one more document. */
    public void add(ConceptVector document) {
        documents++;
        count(document, 1);
    }

    /** Takes back a document that was counted. */
    public void remove(ConceptVector document) {
        documents--;
        count(document, -1);
    }

    private void count(ConceptVector document, int step) {
        languages.merge(document.language(), step, Frequencies::sum);
        for (int i = 0; i < document.size(); i++) {
            documentsWith.merge(document.get(i).concept(), step, Frequencies::sum);
        }
    }

    /** A sum, or null for 0, which takes an entry out of a map. */
    private static Integer sum(Integer count, Integer step) {
        int sum = count + step;
        return sum == 0 ? null : sum;
    }

    /** How many documents there are. */
    public int documents() {
        return documents;
    }

    /** How many of them are in a language. */
    public int documents(String language) {
        return languages.getOrDefault(language, 0);
    }

    /** How many have a concept. */
    public int with(String concept) {
        return documentsWith.getOrDefault(concept, 0);
    }

    /** All concepts with the number of documents that have each, in no order. */
    public Map<String, Integer> all() {
        return Map.copyOf(documentsWith);
    }
}
