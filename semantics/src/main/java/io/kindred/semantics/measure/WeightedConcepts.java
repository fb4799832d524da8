package io.kindred.semantics.measure;

import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.semantics.concept.ConceptVector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The concepts of a document as a direction: numbers that stand for them, ascending, and weights whose squares sum to 1. */
public final class WeightedConcepts {
    private final ConceptVector document;
    private final long[] ids;
    private final int[] entries;
    private final double[] weights;

    /** Weighs the entries of a document; concepts without weight are left out. */
    WeightedConcepts(ConceptVector document, double[] raw) {
        this.document = document;
        List<long[]> order = new ArrayList<>();
        double squares = 0;
        for (int i = 0; i < raw.length; i++) {
            if (raw[i] > 0) {
                order.add(new long[] {id(document.get(i).concept()), i});
            }
        }
        order.sort(Comparator.comparingLong(pair -> pair[0]));
        ids = order.stream().mapToLong(pair -> pair[0]).toArray();
        entries = order.stream().mapToInt(pair -> (int) pair[1]).toArray();
        for (int entry : entries) {
            squares += raw[entry] * raw[entry];
        }
        double norm = Math.sqrt(squares);
        weights = Arrays.stream(entries).mapToDouble(entry -> raw[entry] / norm).toArray();
    }

    /** A number for a concept that no other has, but by an accident of one in billions. */
    static long id(String concept) {
        long hash = concept.length();
        for (int i = 0; i < concept.length(); i++) {
            hash = HashKey.PUBLIC.mix(hash * 0x1_0001 + concept.charAt(i));
        }
        return hash;
    }

    public ConceptVector document() {
        return document;
    }

    public int size() {
        return ids.length;
    }

    long id(int i) {
        return ids[i];
    }

    double weight(int i) {
        return weights[i];
    }

    ConceptVector.Entry entry(int i) {
        return document.get(entries[i]);
    }

    /** How near two documents are: 0 without a concept in common, 1 if all are common in the same proportions. */
    public double cosine(WeightedConcepts other) {
        double sum = 0;
        int i = 0;
        int j = 0;
        while (i < ids.length && j < other.ids.length) {
            if (ids[i] == other.ids[j]) {
                sum += weights[i++] * other.weights[j++];
            } else if (ids[i] < other.ids[j]) {
                i++;
            } else {
                j++;
            }
        }
        return Math.min(1, sum);
    }

    /** The concepts that two documents share and what each adds to their cosine, in the order of their numbers. */
    List<SharedConcept> shared(WeightedConcepts other) {
        List<SharedConcept> shared = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < ids.length && j < other.ids.length) {
            if (ids[i] == other.ids[j]) {
                shared.add(SharedConcept.of(entry(i), other.entry(j), weights[i++] * other.weights[j++]));
            } else if (ids[i] < other.ids[j]) {
                i++;
            } else {
                j++;
            }
        }
        return shared;
    }
}
