package io.kindred.comparison.passage;

import java.util.Arrays;

/** The units of a document as vectors of length 1: words, the rarest first, and how often they stand there by weight. */
final class Vectors {
    private final Lexicon lexicon;
    private final int[] start;
    private final int[] words;
    private final double[] values;

    Vectors(Side side, Lexicon lexicon) {
        this.lexicon = lexicon;
        this.start = new int[side.units().size() + 1];
        this.words = new int[side.words()];
        this.values = new double[side.words()];
        for (int unit = 0; unit < units(); unit++) {
            fill(unit, sorted(side, unit));
        }
    }

    int units() {
        return start.length - 1;
    }

    /** The first entry of a unit. */
    int start(int unit) {
        return start[unit];
    }

    int word(int entry) {
        return words[entry];
    }

    /** The end of the entries without which a unit cannot reach {@code cosine} with any other. */
    int prefixEnd(int unit, double cosine) {
        int entry = start[unit + 1];
        double square = 0;
        while (entry > start[unit]) {
            square += values[entry - 1] * values[entry - 1];
            if (square >= cosine * cosine) {
                break;
            }
            entry--;
        }
        return entry;
    }

    /** Whether two units share more than so much of their vectors, and of their words by Dice's coefficient. */
    static boolean alike(Vectors left, int unit, Vectors right, int other, double cosine, double dice) {
        int i = left.start[unit];
        int j = right.start[other];
        int leftEnd = left.start[unit + 1];
        int rightEnd = right.start[other + 1];
        int either = leftEnd - i + rightEnd - j;
        int shared = 0;
        double dot = 0;
        while (i < leftEnd && j < rightEnd) {
            int difference = Integer.compare(left.words[i], right.words[j]);
            if (difference == 0) {
                dot += left.values[i] * right.values[j];
                shared++;
            }
            i += difference <= 0 ? 1 : 0;
            j += difference >= 0 ? 1 : 0;
        }
        return dot > cosine && 2 * shared > dice * either;
    }

    private static int[] sorted(Side side, int unit) {
        int from = side.units().firstWord(unit);
        int[] sorted = new int[side.units().firstWord(unit + 1) - from];
        Arrays.setAll(sorted, i -> side.word(from + i));
        Arrays.sort(sorted);
        return sorted;
    }

    private void fill(int unit, int[] sorted) {
        int end = start[unit];
        for (int i = 0; i < sorted.length; i++) {
            if (i == 0 || sorted[i] != sorted[i - 1]) {
                words[end++] = sorted[i];
            }
            values[end - 1] += lexicon.weight(sorted[i]);
        }
        start[unit + 1] = end;
        double square = 0;
        for (int entry = start[unit]; entry < end; entry++) {
            square += values[entry] * values[entry];
        }
        for (int entry = start[unit]; entry < end; entry++) {
            values[entry] /= Math.sqrt(square);
        }
    }
}
