package io.kindred.semantics.embedding;

import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
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
     * The index is made of parts: sketches, and vectors in chunks. They can be kept and opened again; then a query reads all
     * sketches, and of the vectors only those that it compares.
     *
     * [1] M. Charikar, Similarity Estimation Techniques from Rounding Algorithms, STOC 2002.
     */
    private static final int FEW = 2048;
    private static final int PICKED_PER_WANTED = 8;
    private static final int PICKED = 512;
    private static final String SKETCHES = "vectors";

    private final Function<String, byte[]> parts;
    private final AtomicReferenceArray<VectorChunk> chunks;
    private final long[] sketches;
    private final int size;
    private final int dimensions;
    private final int words;

    private VectorIndex(Function<String, byte[]> parts) {
        this.parts = parts;
        ByteBuffer in = ByteBuffer.wrap(parts.apply(SKETCHES));
        this.size = in.getInt();
        this.dimensions = in.getInt();
        this.words = words(dimensions);
        this.sketches = new long[size * words];
        in.asLongBuffer().get(sketches);
        this.chunks = new AtomicReferenceArray<>((size + VectorChunk.SIZE - 1) / VectorChunk.SIZE);
    }

    /** An index of vectors, of which those without components are near to nothing. */
    public static VectorIndex of(List<ByteVector> vectors) {
        return opened(packed(vectors)::get);
    }

    /** The index whose parts are these; they are asked for when they are needed. */
    public static VectorIndex opened(Function<String, byte[]> parts) {
        return new VectorIndex(parts);
    }

    /** Packs vectors into the parts of an index, by name. */
    public static Map<String, byte[]> packed(List<ByteVector> vectors) {
        int dimensions = vectors.stream().mapToInt(ByteVector::dimensions).max().orElse(0);
        Map<String, byte[]> parts = new LinkedHashMap<>();
        ByteBuffer sketches = ByteBuffer.allocate(2 * Integer.BYTES + vectors.size() * words(dimensions) * Long.BYTES);
        sketches.putInt(vectors.size()).putInt(dimensions);
        for (ByteVector vector : vectors) {
            for (long word : sketch(vector, dimensions)) {
                sketches.putLong(word);
            }
        }
        parts.put(SKETCHES, sketches.array());
        for (int from = 0; from < vectors.size(); from += VectorChunk.SIZE) {
            int to = Math.min(vectors.size(), from + VectorChunk.SIZE);
            parts.put(chunk(from / VectorChunk.SIZE), VectorChunk.packed(vectors.subList(from, to), dimensions));
        }
        return parts;
    }

    private static String chunk(int number) {
        return SKETCHES + "/" + number;
    }

    private static int words(int dimensions) {
        return (dimensions + Long.SIZE - 1) / Long.SIZE;
    }

    /** The numbers of the nearest vectors, at most so many, the nearest first; none that has nothing in common. */
    public int[] nearest(ByteVector query, int most) {
        if (query.dimensions() != dimensions || query.length() == 0) {
            return new int[0];
        }
        byte[] direction = query.bytes();
        int picked = Math.max(PICKED, PICKED_PER_WANTED * most);
        int[] near = size <= Math.max(FEW, picked)
                ? IntStream.range(0, size).toArray()
                : picked(sketch(query, dimensions), picked);
        float[] cosines = new float[near.length];
        for (int i = 0; i < near.length; i++) {
            cosines[i] = chunkOf(near[i]).cosine(direction, near[i] % VectorChunk.SIZE);
        }
        return IntStream.range(0, near.length)
                .filter(i -> cosines[i] > 0)
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(i -> -cosines[i]).thenComparingInt(i -> near[i]))
                .limit(most)
                .mapToInt(i -> near[i])
                .toArray();
    }

    private VectorChunk chunkOf(int number) {
        int place = number / VectorChunk.SIZE;
        VectorChunk known = chunks.get(place);
        if (known == null) {
            known = new VectorChunk(parts.apply(chunk(place)), dimensions);
            chunks.set(place, known);
        }
        return known;
    }

    /** Those whose sketches agree best with one: at least so many, and all that agree as well as the last of them. */
    private int[] picked(long[] sketch, int least) {
        short[] distances = new short[size];
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
        int next = 0;
        for (int number = 0; number < distances.length; number++) {
            if (distances[number] <= farthest) {
                picked[next++] = number;
            }
        }
        return picked;
    }

    private int distance(long[] sketch, int at) {
        int distance = 0;
        for (int word = 0; word < words; word++) {
            distance += Long.bitCount(sketch[word] ^ sketches[at + word]);
        }
        return distance;
    }

    private static long[] sketch(ByteVector vector, int dimensions) {
        long[] sketch = new long[words(dimensions)];
        for (int i = 0; i < vector.dimensions(); i++) {
            if (vector.at(i) > 0) {
                sketch[i / Long.SIZE] |= 1L << i;
            }
        }
        return sketch;
    }
}
