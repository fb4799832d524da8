package io.kindred.semantics.measure;

import io.kindred.semantics.concept.PackedNumbers;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Some of the concepts of a collection: for each the documents that have it, and what it weighs in them. */
final class ConceptBucket {
    private static final int FEW = 64;

    private long[] ids = new long[FEW];
    private int[] starts = new int[FEW + 1];
    private int[] holders = new int[FEW];
    private double[] weights = new double[FEW];
    private int size;

    /**
     * Unpacks a bucket.
     *
     * @param norms the length of each document before its weights are brought to length 1
     */
    ConceptBucket(byte[] packed, double[] norms) {
        ByteBuffer in = ByteBuffer.wrap(packed);
        while (in.hasRemaining()) {
            read(in, norms);
        }
    }

    private void read(ByteBuffer in, double[] norms) {
        makeRoom();
        ids[size] = in.getLong();
        double rarity = in.getDouble();
        boolean isPhrase = PackedNumbers.read(in) == 1;
        int count = PackedNumbers.read(in);
        int from = starts[size];
        int to = from + count;
        makeRoom(to);
        int document = 0;
        for (int place = from; place < to; place++) {
            document += PackedNumbers.read(in);
            double weight = ConceptSpace.weight(PackedNumbers.read(in), rarity, isPhrase);
            holders[place] = document;
            weights[place] = weight > 0 ? weight / norms[document] : 0;
        }
        starts[++size] = to;
    }

    private void makeRoom() {
        if (size == ids.length) {
            ids = Arrays.copyOf(ids, 2 * size);
            starts = Arrays.copyOf(starts, 2 * size + 1);
        }
    }

    private void makeRoom(int postings) {
        if (postings > holders.length) {
            int room = Math.max(postings, 2 * holders.length);
            holders = Arrays.copyOf(holders, room);
            weights = Arrays.copyOf(weights, room);
        }
    }

    /** How many documents have a concept. */
    int with(long id) {
        int at = Arrays.binarySearch(ids, 0, size, id);
        return at < 0 ? 0 : starts[at + 1] - starts[at];
    }

    /** Adds to each document what a concept of a query gives it. */
    void addTo(double[] sums, long id, double weight) {
        int at = Arrays.binarySearch(ids, 0, size, id);
        if (at >= 0) {
            for (int place = starts[at]; place < starts[at + 1]; place++) {
                sums[holders[place]] += weight * weights[place];
            }
        }
    }
}
