package io.kindred.comparison.passage;

import java.util.BitSet;

/** For each word the units that it may join to others: those that have it among the words they cannot do without. */
final class Postings {
    private final Vectors vectors;
    private final double cosine;
    private final int[] start;
    private final int[] units;

    Postings(Vectors vectors, double cosine, int words) {
        this.vectors = vectors;
        this.cosine = cosine;
        this.start = new int[words + 1];
        int[] sizes = new int[words];
        count(sizes, null);
        for (int word = 0; word < words; word++) {
            start[word + 1] = start[word] + sizes[word];
        }
        this.units = new int[start[words]];
        fill(start.clone());
    }

    int size(int word) {
        return start[word + 1] - start[word];
    }

    int from(int word) {
        return start[word];
    }

    int to(int word) {
        return start[word + 1];
    }

    int unit(int posting) {
        return units[posting];
    }

    /** How many of the units of each word are among {@code some}. */
    int[] sizesWithin(BitSet some) {
        int[] sizes = new int[start.length - 1];
        count(sizes, some);
        return sizes;
    }

    private void count(int[] sizes, BitSet some) {
        for (int unit = 0; unit < vectors.units(); unit++) {
            if (some == null || some.get(unit)) {
                int end = vectors.prefixEnd(unit, cosine);
                for (int entry = vectors.start(unit); entry < end; entry++) {
                    sizes[vectors.word(entry)]++;
                }
            }
        }
    }

    private void fill(int[] next) {
        for (int unit = 0; unit < vectors.units(); unit++) {
            int end = vectors.prefixEnd(unit, cosine);
            for (int entry = vectors.start(unit); entry < end; entry++) {
                units[next[vectors.word(entry)]++] = unit;
            }
        }
    }
}
