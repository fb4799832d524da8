package io.kindred.lab.contestant;

import com.dynatrace.hash4j.similarity.SimilarityHashing;

/** The makers of MinHashes that are measured side by side, each with 128 components. */
public enum MinHashContestant implements Contestant {
    KINDRED("Kindred"),
    PERMUTATIONS("k-permutation, 64 bits"),
    NARROW_PERMUTATIONS("k-permutation, 32 bits, vectorised"),
    NARROW_PERMUTATIONS_SET("same, distinct shingles"),
    HASH4J("hash4j MinHash"),
    HASH4J_SUPER("hash4j SuperMinHash"),
    JAVA_LSH("java-lsh MinHash"),
    LUCENE("Lucene MinHashFilter");

    private final String label;

    MinHashContestant(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }

    @Override
    public Pass over(String[] texts) {
        Sketching<?> sketching = make();
        return hole -> {
            for (String text : texts) {
                hole.consume(sketching.sketch(text));
            }
        };
    }

    public Sketching<?> make() {
        return switch (this) {
            case KINDRED -> new KindredMinHash();
            case PERMUTATIONS -> new PermutationMinHash();
            case NARROW_PERMUTATIONS -> new NarrowPermutationMinHash(false);
            case NARROW_PERMUTATIONS_SET -> new NarrowPermutationMinHash(true);
            case HASH4J -> new Hash4jMinHash(SimilarityHashing.minHash(Sketching.COMPONENTS, Integer.SIZE));
            case HASH4J_SUPER -> new Hash4jMinHash(SimilarityHashing.superMinHash(Sketching.COMPONENTS, Integer.SIZE));
            case JAVA_LSH -> new JavaLshMinHash();
            case LUCENE -> new LuceneMinHash();
        };
    }
}
