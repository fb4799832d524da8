package io.kindred.comparison.align;

import io.kindred.fingerprint.reading.Reading;

/**
 * A run of words within one sentence of a reading.
 *
 * @param first its first word
 * @param end the word after its last
 */
record Run(int chunk, int sentence, int first, int end) {
    /** All words of a sentence. */
    static Run ofSentence(Reading reading, int sentence) {
        return new Run(
                reading.chunkOf(sentence), sentence, reading.firstWord(sentence), reading.firstWord(sentence + 1));
    }

    /** The words from {@code first} up to {@code end}, as far as they are of the sentence of the first. */
    static Run ofWords(Reading reading, int first, int end) {
        int sentence = reading.sentenceOf(first);
        return new Run(reading.chunkOf(sentence), sentence, first, Math.min(end, reading.firstWord(sentence + 1)));
    }

    /** Its first words, so many. */
    Run cut(int length) {
        return new Run(chunk, sentence, first, first + length);
    }

    int length() {
        return end - first;
    }
}
