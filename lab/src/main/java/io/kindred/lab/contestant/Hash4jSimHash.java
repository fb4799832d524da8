package io.kindred.lab.contestant;

import com.dynatrace.hash4j.similarity.SimilarityHashPolicy;
import com.dynatrace.hash4j.similarity.SimilarityHasher;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** A SimHash of hash4j. */
final class Hash4jSimHash implements SimHashing {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final SimilarityHasher hasher;
    private final Hash4jElements elements;

    Hash4jSimHash(SimilarityHashPolicy policy, boolean set) {
        this.hasher = policy.createHasher();
        this.elements = new Hash4jElements(set);
    }

    @Override
    public long hash(String text) {
        return (long) LONG.get(hasher.compute(elements.of(text)), 0);
    }
}
