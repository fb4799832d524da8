package io.kindred.semantics.measure;

import io.kindred.semantics.concept.Background;
import io.kindred.semantics.concept.ConceptVector;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;

/**
 * Finds the documents nearest to a document by the concepts they share, exactly, without looking at those that share none. It may be
 * shared between threads.
 */
public final class ConceptIndex {
    /*
     * For each concept the index holds the documents that have it, so that a query adds up what each of its concepts gives
     * them. Sums are made in the order of WeightedConcepts.cosine, so that the scores are the same to the last bit.
     *
     * The index is made of parts: a head, with the length of each document, and buckets of concepts. They can be kept and
     * opened again; then a query reads the buckets of its own concepts and no others.
     */
    static final String HEAD = "concepts";

    private final Function<String, byte[]> parts;
    private final int bits;
    private final double[] norms;
    private final AtomicReferenceArray<ConceptBucket> buckets;
    private final ConceptSpace space;

    /** A document by its number in the order it was given, and its cosine with the query. */
    public record Hit(int document, double cosine) {
        static final Comparator<Hit> NEAREST =
                Comparator.comparingDouble(Hit::cosine).reversed().thenComparingInt(Hit::document);
    }

    private ConceptIndex(Function<String, byte[]> parts, Background background) {
        this.parts = parts;
        ByteBuffer head = ByteBuffer.wrap(parts.apply(HEAD));
        this.norms = new double[head.getInt()];
        int english = head.getInt();
        this.bits = head.getInt();
        head.asDoubleBuffer().get(norms);
        this.buckets = new AtomicReferenceArray<>(1 << bits);
        this.space = new ConceptSpace(new Counts(norms.length, english, this::with), background);
    }

    /** The index of documents. */
    public static ConceptIndex of(Iterable<ConceptVector> documents, Background background) {
        ConceptPacking packing = new ConceptPacking(background);
        documents.forEach(packing::add);
        return opened(packing.parts()::get, background);
    }

    /** The index whose parts are these; they are asked for when they are needed. */
    public static ConceptIndex opened(Function<String, byte[]> parts, Background background) {
        return new ConceptIndex(parts, background);
    }

    static String bucket(int number) {
        return HEAD + "/" + number;
    }

    static int bucket(long id, int bits) {
        return (int) ((id ^ Long.MIN_VALUE) >>> (Long.SIZE - bits));
    }

    /** What concepts weigh among the documents. */
    public ConceptSpace space() {
        return space;
    }

    /** The {@code k} documents nearest to a query, nearest first, without those that share nothing. */
    public List<Hit> nearest(WeightedConcepts query, int k) {
        return nearest(cosines(query), k);
    }

    /** The {@code k} documents that have the greatest cosines, greatest first, without those that have none. */
    public static List<Hit> nearest(double[] cosines, int k) {
        PriorityQueue<Hit> best = new PriorityQueue<>(Hit.NEAREST.reversed());
        for (int document = 0; document < cosines.length; document++) {
            if (cosines[document] > 0 && (best.size() < k || cosines[document] > best.peek().cosine)) {
                best.add(new Hit(document, cosines[document]));
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
        double[] sums = new double[norms.length];
        for (int i = 0; i < query.size(); i++) {
            bucketOf(query.id(i)).addTo(sums, query.id(i), query.weight(i));
        }
        for (int document = 0; document < sums.length; document++) {
            sums[document] = Math.min(1, sums[document]);
        }
        return sums;
    }

    private ConceptBucket bucketOf(long id) {
        int number = bucket(id, bits);
        ConceptBucket known = buckets.get(number);
        if (known == null) {
            known = new ConceptBucket(parts.apply(bucket(number)), norms);
            buckets.set(number, known);
        }
        return known;
    }

    private int with(String concept) {
        long id = WeightedConcepts.id(concept);
        return bucketOf(id).with(id);
    }
}
