package io.kindred.comparison.align;

import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.FoldingNormalizer;
import java.util.Arrays;
import java.util.BitSet;

/** The letters and digits of the words of a reading that nothing is tied to, as one row without gaps between words. */
final class Letters {
    private char[] letters;
    private int[] words;
    private int size;

    /** The letters of the sentences of which no word is {@code tied}, up to the sentence with which there are more than
     * {@code most}. */
    static Letters of(Reading reading, BitSet tied, int most) {
        Letters letters = new Letters();
        for (int sentence = 0; sentence < reading.sentences() && letters.size <= most; sentence++) {
            int first = reading.firstWord(sentence);
            int end = reading.firstWord(sentence + 1);
            int next = tied.nextSetBit(first);
            if (next < 0 || next >= end) {
                letters.add(reading, first, end);
            }
        }
        return letters;
    }

    private Letters() {
        letters = new char[256];
        words = new int[256];
    }

    int size() {
        return size;
    }

    char letter(int at) {
        return letters[at];
    }

    /** The word that a letter belongs to. */
    int word(int at) {
        return words[at];
    }

    private void add(Reading reading, int first, int end) {
        FoldingNormalizer normalizer = new FoldingNormalizer();
        for (int word = first; word < end; word++) {
            String text = reading.span(word, word + 1).in(reading.document().text());
            String folded = normalizer.normalize(text).text();
            for (int i = 0; i < folded.length(); i++) {
                if (Character.isLetterOrDigit(folded.charAt(i))) {
                    add(folded.charAt(i), word);
                }
            }
        }
    }

    private void add(char letter, int word) {
        if (size == letters.length) {
            letters = Arrays.copyOf(letters, size * 2);
            words = Arrays.copyOf(words, size * 2);
        }
        letters[size] = letter;
        words[size++] = word;
    }
}
