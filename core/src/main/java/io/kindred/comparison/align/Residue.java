package io.kindred.comparison.align;

import io.kindred.fingerprint.reading.Reading;
import io.kindred.index.Numbering;
import java.util.Arrays;

/**
 * The words that no sentence link accounts for: those of sentences without a partner, and those of a linked sentence that
 * its partner does not have.
 */
final class Residue {
    /** What stands in place of a word that is accounted for. */
    static final int GONE = -1;

    private final Numbering vocabulary = new Numbering(1024);
    private final int[] left;
    private final int[] right;
    private int leftSize;
    private int rightSize;

    Residue(Reading left, Reading right, SentenceLinks links) {
        this.left = new int[left.words()];
        this.right = new int[right.words()];
        Arrays.fill(this.left, GONE);
        Arrays.fill(this.right, GONE);
        for (int sentence = 0; sentence < left.sentences(); sentence++) {
            int partner = links.rightOf(sentence);
            if (partner == SentenceLinks.NONE) {
                leftSize += keep(left, sentence, this.left);
            } else if (links.similarity(sentence) < 1) {
                keep(left, sentence, this.left);
                keep(right, partner, this.right);
                strike(left, sentence, right, partner);
                leftSize += count(this.left, left, sentence);
                rightSize += count(this.right, right, partner);
            }
        }
        for (int sentence = 0; sentence < right.sentences(); sentence++) {
            if (links.leftOf(sentence) == SentenceLinks.NONE) {
                rightSize += keep(right, sentence, this.right);
            }
        }
    }

    /** The numbers of the words of left that are left over, {@link #GONE} for the others. */
    int[] left() {
        return left;
    }

    int[] right() {
        return right;
    }

    int leftSize() {
        return leftSize;
    }

    int rightSize() {
        return rightSize;
    }

    int vocabulary() {
        return vocabulary.size();
    }

    private int keep(Reading reading, int sentence, int[] words) {
        for (int word = reading.firstWord(sentence); word < reading.firstWord(sentence + 1); word++) {
            words[word] = vocabulary.add(reading.word(word));
        }
        return reading.length(sentence);
    }

    /** Takes out the words that two sentences share, each as often as both have it. */
    private void strike(Reading leftReading, int leftSentence, Reading rightReading, int rightSentence) {
        int leftFirst = leftReading.firstWord(leftSentence);
        int rightFirst = rightReading.firstWord(rightSentence);
        long[] ours = places(left, leftFirst, leftReading.length(leftSentence));
        long[] theirs = places(right, rightFirst, rightReading.length(rightSentence));
        int i = 0;
        int j = 0;
        while (i < ours.length && j < theirs.length) {
            int order = Long.compare(ours[i] >> 32, theirs[j] >> 32);
            if (order == 0) {
                left[leftFirst + (int) ours[i++]] = GONE;
                right[rightFirst + (int) theirs[j++]] = GONE;
            } else if (order < 0) {
                i++;
            } else {
                j++;
            }
        }
    }

    /** The words of a stretch with their places in it, sorted. */
    private static long[] places(int[] words, int first, int length) {
        long[] places = new long[length];
        for (int i = 0; i < length; i++) {
            places[i] = (long) words[first + i] << 32 | i;
        }
        Arrays.sort(places);
        return places;
    }

    private static int count(int[] words, Reading reading, int sentence) {
        int count = 0;
        for (int word = reading.firstWord(sentence); word < reading.firstWord(sentence + 1); word++) {
            count += words[word] == GONE ? 0 : 1;
        }
        return count;
    }
}
