package io.kindred.comparison.passage;

import io.kindred.fingerprint.reading.Reading;
import java.util.Arrays;

/** The words of both documents as numbers, from 0 for the one that the fewest units have; and how much each says. */
final class Lexicon {
    private final long[] hashes;
    private final int[] numbers;
    private final double[] weights;

    private Lexicon(long[] hashes) {
        this.hashes = hashes;
        this.numbers = new int[hashes.length];
        this.weights = new double[hashes.length];
    }

    static Lexicon of(Reading left, Units leftUnits, Reading right, Units rightUnits) {
        Lexicon lexicon = new Lexicon(distinct(left, right));
        int[] counts = new int[lexicon.size()];
        lexicon.count(left, leftUnits, counts);
        lexicon.count(right, rightUnits, counts);
        lexicon.number(counts, leftUnits.size() + rightUnits.size());
        return lexicon;
    }

    int size() {
        return hashes.length;
    }

    /** How much a word says: the fewer units have it, the more. */
    double weight(int number) {
        return weights[number];
    }

    /** The words of a document. */
    int[] numbers(Reading reading) {
        int[] words = new int[reading.words()];
        for (int i = 0; i < words.length; i++) {
            words[i] = numbers[Arrays.binarySearch(hashes, reading.word(i))];
        }
        return words;
    }

    private static long[] distinct(Reading left, Reading right) {
        long[] all = new long[left.words() + right.words()];
        for (int i = 0; i < all.length; i++) {
            all[i] = i < left.words() ? left.word(i) : right.word(i - left.words());
        }
        Arrays.sort(all);
        int size = 0;
        for (int i = 0; i < all.length; i++) {
            if (i == 0 || all[i] != all[i - 1]) {
                all[size++] = all[i];
            }
        }
        return Arrays.copyOf(all, size);
    }

    private void count(Reading reading, Units units, int[] counts) {
        int[] last = new int[counts.length];
        for (int unit = 0; unit < units.size(); unit++) {
            for (int i = units.firstWord(unit); i < units.firstWord(unit + 1); i++) {
                int word = Arrays.binarySearch(hashes, reading.word(i));
                if (last[word] != unit + 1) {
                    last[word] = unit + 1;
                    counts[word]++;
                }
            }
        }
    }

    private void number(int[] counts, int units) {
        long[] keys = new long[counts.length];
        Arrays.setAll(keys, word -> ((long) counts[word] << Integer.SIZE) | word);
        Arrays.sort(keys);
        for (int number = 0; number < keys.length; number++) {
            int word = (int) keys[number];
            numbers[word] = number;
            weights[number] = Math.log(1 + (double) units / counts[word]);
        }
    }
}
