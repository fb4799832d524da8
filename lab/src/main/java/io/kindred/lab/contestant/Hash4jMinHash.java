package io.kindred.lab.contestant;

import com.dynatrace.hash4j.similarity.SimilarityHashPolicy;
import com.dynatrace.hash4j.similarity.SimilarityHasher;

/** A MinHash of hash4j. */
final class Hash4jMinHash implements Sketching<byte[]> {
    private final SimilarityHashPolicy policy;
    private final SimilarityHasher hasher;
    private final Hash4jElements elements = new Hash4jElements(true);

    Hash4jMinHash(SimilarityHashPolicy policy) {
        this.policy = policy;
        this.hasher = policy.createHasher();
    }

    @Override
    public byte[] sketch(String text) {
        return hasher.compute(elements.of(text));
    }

    @Override
    public double resemblance(byte[] one, byte[] other) {
        return policy.getFractionOfEqualComponents(one, other);
    }
}
