package io.kindred.relation.paper;

import io.kindred.fingerprint.SimHash;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * The pairs of chunks of two documents whose SimHashes differ in no more bits than allowed.
 *
 * <p>Every chunk is compared with every chunk, and may be in many pairs.
 */
public final class ChunkPairs {
    private static final int FAR = Integer.MAX_VALUE;

    private final List<SimHash> left;
    private final List<SimHash> right;
    private final int bitDifference;
    private final long[] counts;
    private final int[] nearestOfLeft;
    private final int[] nearestOfRight;

    /**
     * Compares every chunk with every chunk.
     *
     * @param bitDifference in how many bits two chunks may differ and still count as similar; the paper settles on 7
     */
    public ChunkPairs(List<SimHash> left, List<SimHash> right, int bitDifference) {
        if (bitDifference < 0) {
            throw new IllegalArgumentException("a bit difference is at least 0, not " + bitDifference);
        }
        this.left = List.copyOf(left);
        this.right = List.copyOf(right);
        this.bitDifference = bitDifference;
        this.counts = new long[bitDifference + 1];
        this.nearestOfLeft = new int[left.size()];
        this.nearestOfRight = new int[right.size()];
        Arrays.fill(nearestOfLeft, FAR);
        Arrays.fill(nearestOfRight, FAR);
        forEach(this::count);
    }

    /** Something done with each pair. */
    @FunctionalInterface
    public interface PairVisitor {
        /** Takes the numbers of two chunks, from 0, and in how many bits they differ. */
        void visit(int leftChunk, int rightChunk, int distance);
    }

    /** Visits the pairs in the order of left, then of right. */
    public void forEach(PairVisitor visitor) {
        for (int i = 0; i < left.size(); i++) {
            for (int j = 0; j < right.size(); j++) {
                int distance = left.get(i).distance(right.get(j));
                if (distance <= bitDifference) {
                    visitor.visit(i, j, distance);
                }
            }
        }
    }

    /** How many chunks left has. */
    public int left() {
        return left.size();
    }

    /** How many chunks right has. */
    public int right() {
        return right.size();
    }

    /** In how many bits two chunks may differ. */
    public int bitDifference() {
        return bitDifference;
    }

    /** The width of the hashes, or 0 if there are no chunks. */
    public int bits() {
        return left.isEmpty()
                ? (right.isEmpty() ? 0 : right.get(0).bits())
                : left.get(0).bits();
    }

    /** How many pairs there are. */
    public long size() {
        return Arrays.stream(counts).sum();
    }

    /** How many pairs differ in so many bits. */
    public long size(int distance) {
        return counts[distance];
    }

    /** In how many bits the pairs differ on average; 0 if there are none. */
    public double averageDistance() {
        double sum = 0;
        for (int distance = 0; distance < counts.length; distance++) {
            sum += (double) distance * counts[distance];
        }
        return size() == 0 ? 0 : sum / size();
    }

    /** In how many bits a chunk of left differs from the one of right most like it, if that is similar. */
    public OptionalInt nearestOfLeft(int chunk) {
        return nearest(nearestOfLeft[chunk]);
    }

    /** In how many bits a chunk of right differs from the one of left most like it, if that is similar. */
    public OptionalInt nearestOfRight(int chunk) {
        return nearest(nearestOfRight[chunk]);
    }

    private static OptionalInt nearest(int distance) {
        return distance == FAR ? OptionalInt.empty() : OptionalInt.of(distance);
    }

    private void count(int leftChunk, int rightChunk, int distance) {
        counts[distance]++;
        nearestOfLeft[leftChunk] = Math.min(nearestOfLeft[leftChunk], distance);
        nearestOfRight[rightChunk] = Math.min(nearestOfRight[rightChunk], distance);
    }
}
