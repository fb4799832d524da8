package io.kindred.semantics.embedding;

import java.nio.ByteBuffer;
import java.util.List;

/** Some vectors one after the other, each with its length before it. */
final class VectorChunk {
    /** How many vectors a chunk has; the last may have fewer. */
    static final int SIZE = 64;

    private final byte[] packed;
    private final int dimensions;

    /** The chunk that has these bytes. */
    VectorChunk(byte[] packed, int dimensions) {
        this.packed = packed;
        this.dimensions = dimensions;
    }

    /** The bytes of a chunk of vectors, of which those that have other dimensions count as none. */
    static byte[] packed(List<ByteVector> vectors, int dimensions) {
        ByteBuffer packed = ByteBuffer.allocate(vectors.size() * (Float.BYTES + dimensions));
        for (ByteVector vector : vectors) {
            boolean fits = vector.dimensions() == dimensions;
            packed.putFloat(fits ? (float) vector.length() : 0);
            packed.put(fits ? vector.bytes() : new byte[dimensions]);
        }
        return packed.array();
    }

    /** The cosine of a vector with a query, but for the length of the query. */
    float cosine(byte[] query, int number) {
        int at = number * (Float.BYTES + dimensions);
        float length = ByteBuffer.wrap(packed).getFloat(at);
        return length == 0 ? 0 : ByteVector.dot(query, packed, at + Float.BYTES) / length;
    }
}
