package io.kindred.fingerprint.reading;

import io.kindred.text.Span;
import java.util.Arrays;

/**
 * The distinct runs of so many words, or letters, of a document, as hashes of 32 bits: enough to estimate what two documents
 * share, at a hundredth of the price of a comparison.
 */
public final class Runs {
    private static final int MUCH_MORE = 32;
    private static final long MIX = 0x9E3779B97F4A7C15L;
    private static final long BASE = 0xD6E8FEB86659FD93L;

    /** A run of letters is taken if the highest bits of its hash, those from this one on, are zero. */
    private static final int TAKEN_BITS = 62;

    private final int[] hashes;

    private Runs(int[] hashes) {
        this.hashes = hashes;
    }

    /** The runs of {@code length} words; a shorter document is one run, an empty one none. */
    static Runs ofWords(Reading reading, int length) {
        int words = Math.min(length, reading.words());
        int[] runs = new int[words == 0 ? 0 : reading.words() - words + 1];
        for (int at = 0; at < runs.length; at++) {
            long hash = 0;
            for (int i = 0; i < words; i++) {
                hash = Long.rotateLeft(hash * MIX, 31) + reading.word(at + i);
            }
            runs[at] = (int) ((hash * MIX) >>> Integer.SIZE);
        }
        return distinct(runs, runs.length);
    }

    /**
     * One in four of the runs of {@code length} letters and digits, as if nothing stood between words; which, goes by the
     * run, so that documents that share a run both have it here or neither.
     */
    static Runs ofLetters(Reading reading, int length) {
        char[] letters = letters(reading);
        long oldest = power(length);
        int[] runs = new int[letters.length];
        int count = 0;
        long hash = 0;
        for (int i = 0; i < letters.length; i++) {
            hash = hash * BASE + letters[i] - (i >= length ? oldest * letters[i - length] : 0);
            long mixed = hash * MIX;
            if (i >= length - 1 && (mixed >>> TAKEN_BITS) == 0) {
                runs[count++] = (int) (mixed >>> (TAKEN_BITS - Integer.SIZE));
            }
        }
        return distinct(runs, count);
    }

    private static char[] letters(Reading reading) {
        String text = reading.document().text();
        char[] letters = new char[text.length()];
        int count = 0;
        for (int word = 0; word < reading.words(); word++) {
            Span span = reading.span(word, word + 1);
            for (int i = span.from(); i < span.to(); i++) {
                if (Character.isLetterOrDigit(text.charAt(i))) {
                    letters[count++] = Character.toLowerCase(text.charAt(i));
                }
            }
        }
        return Arrays.copyOf(letters, count);
    }

    private static long power(int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= BASE;
        }
        return power;
    }

    private static Runs distinct(int[] runs, int count) {
        Arrays.sort(runs, 0, count);
        int distinct = 0;
        for (int i = 0; i < count; i++) {
            if (i == 0 || runs[i] != runs[i - 1]) {
                runs[distinct++] = runs[i];
            }
        }
        return new Runs(Arrays.copyOf(runs, distinct));
    }

    /** How many distinct runs there are. */
    public int size() {
        return hashes.length;
    }

    /** The share of the runs of the document with fewer of them that the other has too, 0 if it has none. */
    public double share(Runs other) {
        int fewer = Math.min(size(), other.size());
        return fewer == 0 ? 0 : (double) common(other) / fewer;
    }

    /** How many runs two documents have in common. */
    public int common(Runs other) {
        int[] few = size() <= other.size() ? hashes : other.hashes;
        int[] many = size() <= other.size() ? other.hashes : hashes;
        return many.length / MUCH_MORE > few.length ? searched(few, many) : merged(few, many);
    }

    private static int searched(int[] few, int[] many) {
        int common = 0;
        for (int hash : few) {
            common += Arrays.binarySearch(many, hash) >= 0 ? 1 : 0;
        }
        return common;
    }

    private static int merged(int[] few, int[] many) {
        int common = 0;
        int i = 0;
        int j = 0;
        while (i < few.length && j < many.length) {
            int left = few[i];
            int right = many[j];
            common += left == right ? 1 : 0;
            i += left <= right ? 1 : 0;
            j += right <= left ? 1 : 0;
        }
        return common;
    }
}
