package io.kindred.comparison.words;

import io.kindred.chunk.Chunk;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.Span;
import java.util.List;
import java.util.stream.IntStream;

/** The words of a run of chunks, numbered from 0, each with the signs and white space around it. */
final class WordRun {
    private final Reading reading;
    private final int[] words;
    private final int[] lengths;

    WordRun(Reading reading, List<Chunk> chunks) {
        this.reading = reading;
        this.words = chunks.stream()
                .flatMapToInt(chunk -> IntStream.range(firstWord(chunk.number()), firstWord(chunk.number() + 1)))
                .toArray();
        this.lengths = new int[words.length + 1];
        for (int i = 0; i < words.length; i++) {
            lengths[i + 1] = lengths[i] + reading.span(words[i], words[i] + 1).length();
        }
    }

    int size() {
        return words.length;
    }

    long hash(int i) {
        return reading.word(words[i]);
    }

    /** How well a stretch may begin with a word: 2 at the begin of a chunk, 1 of a sentence, 0 elsewhere. */
    int beginning(int i) {
        if (i == words.length || startsChunk(words[i])) {
            return 2;
        }
        return startsSentence(words[i]) ? 1 : 0;
    }

    /** How many characters the words of a stretch have. */
    int characters(int from, int to) {
        return lengths[to] - lengths[from];
    }

    /** Where a stretch of words stands in the text; an empty one stands before the word it begins with. */
    Span span(int from, int to) {
        if (words.length == 0) {
            return Span.of(0, 0);
        }
        if (from == to) {
            int at = from < words.length ? begin(words[from]) : end(words[from - 1]);
            return Span.of(at, at);
        }
        return Span.of(begin(words[from]), end(words[to - 1]));
    }

    /** Where a word begins, with the signs before it: after white space or the signs of the word before. */
    private int begin(int word) {
        return startsChunk(word) ? chunk(word).span().from() : boundary(word - 1);
    }

    private int end(int word) {
        boolean last = word + 1 == reading.words() || startsChunk(word + 1);
        return last ? chunk(word).span().to() : boundary(word);
    }

    /** Where one word ends and the next begins: after the last white space between them, or else where that begins. */
    private int boundary(int word) {
        int next = reading.span(word + 1, word + 2).from();
        int end = Math.min(next, reading.span(word, word + 1).to());
        String text = reading.document().text();
        for (int at = next; at > end; at--) {
            if (Character.isWhitespace(text.charAt(at - 1)) || Character.isSpaceChar(text.charAt(at - 1))) {
                return at;
            }
        }
        return next;
    }

    private boolean startsSentence(int word) {
        return reading.firstWord(reading.sentenceOf(word)) == word;
    }

    private boolean startsChunk(int word) {
        return firstWord(chunk(word).number()) == word;
    }

    private Chunk chunk(int word) {
        return reading.chunks().get(reading.chunkOf(reading.sentenceOf(word)));
    }

    private int firstWord(int chunk) {
        return reading.firstWordOf(chunk);
    }
}
