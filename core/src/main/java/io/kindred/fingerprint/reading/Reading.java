package io.kindred.fingerprint.reading;

import io.kindred.chunk.Chunk;
import io.kindred.chunk.Chunker;
import io.kindred.chunk.ParagraphChunker;
import io.kindred.fingerprint.ExactHash;
import io.kindred.text.Document;
import io.kindred.text.Span;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * A document taken apart for comparing: chunks, made of sentences, made of words.
 *
 * <p>Words and sentences are known by a 64-bit hash of what they say once normalised. Sentences and words are numbered
 * through the whole document. Page furniture is a chunk without sentences; so is a chunk without words. A reading may be
 * shared between threads.
 */
public final class Reading {
    private static final int LONG_RUN = 5;
    private static final int SHORT_RUN = 3;
    private static final int LETTERS = 8;

    private final Document document;
    private final List<Chunk> chunks;
    private final ExactHash text;
    private final long si;
    private final long[] words;
    private final int[] wordFrom;
    private final int[] wordTo;
    private final int[] sentenceStart;
    private final int[] sentenceChunk;
    private final long[] sentenceHash;
    private final int[] chunkStart;

    private final LateRuns longRuns = new LateRuns(() -> Runs.ofWords(this, LONG_RUN));
    private final LateRuns shortRuns = new LateRuns(() -> Runs.ofWords(this, SHORT_RUN));
    private final LateRuns vocabulary = new LateRuns(() -> Runs.ofWords(this, 1));
    private final LateRuns letterRuns = new LateRuns(() -> Runs.ofLetters(this, LETTERS));

    Reading(Reader reader) {
        this.document = reader.document();
        this.chunks = reader.chunks();
        this.text = reader.text();
        this.si = reader.si();
        this.words = reader.words();
        this.wordFrom = reader.wordFrom();
        this.wordTo = reader.wordTo();
        this.sentenceStart = reader.sentenceStart();
        this.sentenceChunk = reader.sentenceChunk();
        this.sentenceHash = hashes(words, sentenceStart);
        this.chunkStart = firstSentences(chunks.size(), sentenceChunk);
    }

    /** Reads a document as its paragraphs. */
    public static Reading of(Document document) {
        return of(document, new ParagraphChunker());
    }

    /** Reads a document as the chunks of {@code chunker}. */
    public static Reading of(Document document, Chunker chunker) {
        return new Reading(Reader.of(document, chunker));
    }

    public Document document() {
        return document;
    }

    public List<Chunk> chunks() {
        return chunks;
    }

    /** The hash of the whole normalised text. */
    public ExactHash text() {
        return text;
    }

    /** The SimHash of the whole normalised text by the scheme {@code simhash64-v1}. */
    public long si() {
        return si;
    }

    /** How many words there are. */
    public int words() {
        return words.length;
    }

    /** The hash of a word. */
    public long word(int word) {
        return words[word];
    }

    /** Copies the hashes of words from {@code first} on to the start of an array. */
    void copyWords(int first, long[] target, int count) {
        System.arraycopy(words, first, target, 0, count);
    }

    /** Where the words from {@code first} up to, but not including, {@code end} stand in the text of the document. */
    public Span span(int first, int end) {
        return Span.of(wordFrom[first], wordTo[end - 1]);
    }

    /** How many sentences there are. */
    public int sentences() {
        return sentenceHash.length;
    }

    /** The hash of all words of a sentence. */
    public long sentence(int sentence) {
        return sentenceHash[sentence];
    }

    /** The first word of a sentence; for the number of sentences, the number of words. */
    public int firstWord(int sentence) {
        return sentenceStart[sentence];
    }

    /** How many words a sentence has, at least one. */
    public int length(int sentence) {
        return sentenceStart[sentence + 1] - sentenceStart[sentence];
    }

    /** The number of the chunk that a sentence stands in. */
    public int chunkOf(int sentence) {
        return sentenceChunk[sentence];
    }

    /** The first sentence of a chunk; for the number of chunks, the number of sentences. */
    public int firstSentence(int chunk) {
        return chunkStart[chunk];
    }

    /** The first word of a chunk; for the number of chunks, the number of words. */
    public int firstWordOf(int chunk) {
        return firstWord(firstSentence(chunk));
    }

    /** How many words a chunk has. */
    public int wordsOf(int chunk) {
        return firstWordOf(chunk + 1) - firstWordOf(chunk);
    }

    /** The runs of five words. */
    public Runs longRuns() {
        return longRuns.get();
    }

    /** The runs of three words. */
    public Runs shortRuns() {
        return shortRuns.get();
    }

    /** The distinct words. */
    public Runs vocabulary() {
        return vocabulary.get();
    }

    /** A sample of the runs of eight letters, which outlast misreading better than words do. */
    public Runs letterRuns() {
        return letterRuns.get();
    }

    /** About how many bytes of memory the reading takes with its runs, its text not counted. */
    public long weight() {
        return 40L * words.length + 16L * sentenceHash.length + 64L * chunks.size() + 512;
    }

    /** The sentence that a word stands in. */
    public int sentenceOf(int word) {
        int found = Arrays.binarySearch(sentenceStart, word);
        return found >= 0 ? found : -found - 2;
    }

    private static long[] hashes(long[] words, int[] starts) {
        long[] hashes = new long[starts.length - 1];
        for (int sentence = 0; sentence < hashes.length; sentence++) {
            long sum = (long) starts[sentence + 1] - starts[sentence];
            for (int word = starts[sentence]; word < starts[sentence + 1]; word++) {
                sum = Long.rotateLeft(sum * 0x9E3779B97F4A7C15L, 31) + words[word];
            }
            hashes[sentence] = sum;
        }
        return hashes;
    }

    private static int[] firstSentences(int chunks, int[] sentenceChunk) {
        int[] first = new int[chunks + 1];
        for (int chunk : sentenceChunk) {
            first[chunk + 1]++;
        }
        for (int chunk = 0; chunk < chunks; chunk++) {
            first[chunk + 1] += first[chunk];
        }
        return first;
    }

    /** Runs that are made when they are first asked for; two threads may both make them, and they are the same. */
    private static final class LateRuns {
        private final Supplier<Runs> maker;
        private volatile Runs runs;

        LateRuns(Supplier<Runs> maker) {
            this.maker = maker;
        }

        Runs get() {
            Runs known = runs;
            if (known == null) {
                known = maker.get();
                runs = known;
            }
            return known;
        }
    }
}
