package io.kindred.comparison.align;

import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.FoldingNormalizer;
import io.kindred.text.Span;
import java.util.Arrays;
import java.util.BitSet;

/** The letters and digits of the words of a reading that nothing is tied to, as one row without gaps between words. */
final class Letters {
    private final FoldingNormalizer normalizer = new FoldingNormalizer();
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

    /** A hash of the {@code k} letters from a place on. */
    int hash(int at, int k) {
        int hash = 0;
        for (int i = 0; i < k; i++) {
            hash = (hash + letters[at + i]) * 0x9E3779B1;
        }
        return hash ^ (hash >>> 15);
    }

    /** Whether the {@code k} letters from a place on are those from a place of another row on. */
    boolean isSame(int at, Letters other, int otherAt, int k) {
        return Arrays.equals(letters, at, at + k, other.letters, otherAt, otherAt + k);
    }

    private void add(Reading reading, int first, int end) {
        String text = reading.document().text();
        for (int word = first; word < end; word++) {
            Span span = reading.span(word, word + 1);
            if (isAscii(text, span)) {
                addFolded(text, span, word);
            } else {
                String folded = normalizer.normalize(span.in(text)).text();
                addFolded(folded, Span.of(0, folded.length()), word);
            }
        }
    }

    private static boolean isAscii(String text, Span span) {
        for (int i = span.from(); i < span.to(); i++) {
            if (text.charAt(i) >= 128) {
                return false;
            }
        }
        return true;
    }

    /** Adds letters that are folded already, but for capitals of English. */
    private void addFolded(String text, Span span, int word) {
        for (int i = span.from(); i < span.to(); i++) {
            char c = text.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                add((char) (c | 0x20), word);
            } else if (Character.isLetterOrDigit(c)) {
                add(c, word);
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
