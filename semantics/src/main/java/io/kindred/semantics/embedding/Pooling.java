package io.kindred.semantics.embedding;

import java.nio.FloatBuffer;

/** How a model's vectors of the pieces of a passage become the vector of the passage. */
public enum Pooling {
    /** Their mean. */
    MEAN {
        @Override
        float[] pool(FloatBuffer pieces, int count, int dimensions) {
            float[] sum = new float[dimensions];
            for (int piece = 0; piece < count; piece++) {
                for (int i = 0; i < dimensions; i++) {
                    sum[i] += pieces.get();
                }
            }
            return sum;
        }
    },
    /** The first, which stands for the whole. */
    FIRST {
        @Override
        float[] pool(FloatBuffer pieces, int count, int dimensions) {
            float[] first = new float[dimensions];
            pieces.get(first);
            return first;
        }
    };

    abstract float[] pool(FloatBuffer pieces, int count, int dimensions);
}
