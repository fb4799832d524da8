package io.kindred.semantics.embedding;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Many vectors by number, from 0, and which of them are nearest to another. It may be shared between threads. */
public final class VectorIndex {
    /*
     * Beside each vector stands its sketch: one bit for each component, whether it is positive. The share of bits in which
     * two sketches agree tells the angle between the vectors, roughly [1]. So a query goes through all sketches, which takes
     * a fraction of the time, picks several times as many as are wanted, and compares these exactly. Of those that agree in
     * equally many bits all are picked or none: what is found does not depend on how vectors are numbered. Of a few thousand
     * vectors all are compared.
     *
     * [1] M. Charikar, Similarity Estimation Techniques from Rounding Algorithms, STOC 2002.
     */
    private static final int FEW = 2048;
    private static final int PICKED_PER_WANTED = 8;
    private static final int PICKED = 512;

    private final byte[][] vectors;
    private final float[] lengths;
    private final long[] sketches;
    private final int dimensions;
    private final int words;

    private VectorIndex(List<ByteVector> given) {
        this.dimensions = given.stream().mapToInt(ByteVector::dimensions).max().orElse(0);
        this.words = (dimensions + Long.SIZE - 1) / Long.SIZE;
        this.vectors = new byte[given.size()][];
        this.lengths = new float[given.size()];
        this.sketches = new long[given.size() * words];
        for (int number = 0; number < vectors.length; number++) {
            ByteVector vector = given.get(number);
            vectors[number] = vector.dimensions() == dimensions ? vector.bytes() : new byte[dimensions];
            lengths[number] = (float) vector.length();
            System.arraycopy(sketch(vectors[number]), 0, sketches, number * words, words);
        }
    }

    /** An index of vectors, of which those without components are near to nothing. */
    public static VectorIndex of(List<ByteVector> vectors) {
        return new VectorIndex(vectors);
    }

    /** The numbers of the nearest vectors, at most so many, the nearest first; none that has nothing in common. */
    public int[] nearest(ByteVector query, int most) {
        if (query.dimensions() != dimensions || query.length() == 0) {
            return new int[0];
        }
        byte[] direction = query.bytes();
        int picked = Math.max(PICKED, PICKED_PER_WANTED * most);
        int[] near = vectors.length <= Math.max(FEW, picked)
                ? IntStream.range(0, vectors.length).toArray()
                : picked(sketch(direction), picked);
        float[] cosines = new float[near.length];
        for (int i = 0; i < near.length; i++) {
            cosines[i] = cosine(direction, near[i]);
        }
        return IntStream.range(0, near.length)
                .filter(i -> cosines[i] > 0)
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(i -> -cosines[i]).thenComparingInt(i -> near[i]))
                .limit(most)
                .mapToInt(i -> near[i])
                .toArray();
    }

    private float cosine(byte[] query, int number) {
        return lengths[number] == 0 ? 0 : ByteVector.dot(query, vectors[number]) / lengths[number];
    }

    /** Those whose sketches agree best with one: at least so many, and all that agree as well as the last of them. */
    private int[] picked(long[] sketch, int least) {
        short[] distances = new short[vectors.length];
        int[] counts = new int[dimensions + 1];
        for (int number = 0; number < distances.length; number++) {
            distances[number] = (short) distance(sketch, number * words);
            counts[distances[number]]++;
        }
        int farthest = 0;
        int count = counts[0];
        while (count < least && farthest < dimensions) {
            count += counts[++farthest];
        }
        int[] picked = new int[count];
        int size = 0;
        for (int number = 0; number < distances.length; number++) {
            if (distances[number] <= farthest) {
                picked[size++] = number;
            }
        }
        return Arrays.copyOf(picked, size);
    }

    private int distance(long[] sketch, int at) {
        int distance = 0;
        for (int word = 0; word < words; word++) {
            distance += Long.bitCount(sketch[word] ^ sketches[at + word]);
        }
        return distance;
    }

    private long[] sketch(byte[] vector) {
        long[] sketch = new long[words];
        for (int i = 0; i < vector.length; i++) {
            if (vector[i] > 0) {
                sketch[i / Long.SIZE] |= 1L << i;
            }
        }
        return sketch;
    }
}
