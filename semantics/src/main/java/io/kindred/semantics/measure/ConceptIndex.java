package io.kindred.semantics.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

/**
 * Finds the documents nearest to a document by the concepts they share, exactly, without looking at those that share none.
 *
 * <p>For each concept the index holds the documents that have it, so that a query adds up what each of its concepts gives them.
 * Sums are made in the order of {@link WeightedConcepts#cosine}, so that the scores are the same to the last bit.
 */
public final class ConceptIndex {
    private final int documents;
    private final Map<Long, Integer> lists = new HashMap<>();
    private final int[] starts;
    private final int[] holders;
    private final double[] weights;

    /** A document by its number in the order it was given, and its cosine with the query. */
    public record Hit(int document, double cosine) {
        static final Comparator<Hit> NEAREST =
                Comparator.comparingDouble(Hit::cosine).reversed().thenComparingInt(Hit::document);
    }

    public ConceptIndex(List<WeightedConcepts> documents) {
        this.documents = documents.size();
        int[] counts = counts(documents);
        starts = new int[lists.size() + 1];
        for (int i = 0; i < lists.size(); i++) {
            starts[i + 1] = starts[i] + counts[i];
        }
        holders = new int[starts[lists.size()]];
        weights = new double[holders.length];
        int[] next = Arrays.copyOf(starts, lists.size());
        for (int document = 0; document < documents.size(); document++) {
            WeightedConcepts concepts = documents.get(document);
            for (int i = 0; i < concepts.size(); i++) {
                int place = next[lists.get(concepts.id(i))]++;
                holders[place] = document;
                weights[place] = concepts.weight(i);
            }
        }
    }

    private int[] counts(List<WeightedConcepts> documents) {
        int[] counts = new int[16];
        for (WeightedConcepts concepts : documents) {
            for (int i = 0; i < concepts.size(); i++) {
                int list = lists.computeIfAbsent(concepts.id(i), id -> lists.size());
                if (list == counts.length) {
                    counts = Arrays.copyOf(counts, 2 * list);
                }
                counts[list]++;
            }
        }
        return counts;
    }

    /** The {@code k} documents nearest to a query, nearest first, without those that share nothing. */
    public List<Hit> nearest(WeightedConcepts query, int k) {
        double[] sums = sums(query);
        PriorityQueue<Hit> best = new PriorityQueue<>(Hit.NEAREST.reversed());
        for (int document = 0; document < documents; document++) {
            if (sums[document] > 0 && (best.size() < k || Math.min(1, sums[document]) > best.peek().cosine)) {
                best.add(new Hit(document, Math.min(1, sums[document])));
                if (best.size() > k) {
                    best.poll();
                }
            }
        }
        List<Hit> hits = new ArrayList<>(best);
        Collections.sort(hits, Hit.NEAREST);
        return hits;
    }

    /** The cosine of each document with a query, by number. */
    public double[] cosines(WeightedConcepts query) {
        return Arrays.stream(sums(query)).map(sum -> Math.min(1, sum)).toArray();
    }

    private double[] sums(WeightedConcepts query) {
        double[] sums = new double[documents];
        for (int i = 0; i < query.size(); i++) {
            Integer list = lists.get(query.id(i));
            if (list != null) {
                for (int place = starts[list]; place < starts[list + 1]; place++) {
                    sums[holders[place]] += query.weight(i) * weights[place];
                }
            }
        }
        return sums;
    }
}
