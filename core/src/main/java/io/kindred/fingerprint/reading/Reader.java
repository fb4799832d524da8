package io.kindred.fingerprint.reading;

import io.kindred.chunk.Chunk;
import io.kindred.chunk.ChunkRole;
import io.kindred.chunk.Chunker;
import io.kindred.chunk.SentenceChunker;
import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.ExactHasher;
import io.kindred.fingerprint.SimHasher;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.fingerprint.shingle.Unit;
import io.kindred.fingerprint.shingle.WordHashes;
import io.kindred.text.Document;
import io.kindred.text.FoldingNormalizer;
import io.kindred.text.NormalizedText;
import io.kindred.text.Span;
import java.util.Arrays;
import java.util.List;

/** Takes a document apart: normalises it once as a whole, and lays its words into the sentences of its chunks. */
final class Reader {
    private static final SimHasher SIMHASH64 = new SimHasher(64, Shingling.chars(6), true, HashKey.PUBLIC);

    private final Document document;
    private final List<Chunk> chunks;
    private final NormalizedText normalized;
    private final WordHashes all;
    private final long[] hashes;
    private final int[] from;
    private final int[] to;
    private final int[] starts;
    private final int[] chunkOf;
    private int words;
    private int sentences;
    private final boolean caseless;
    private int next;

    private Reader(Document document, List<Chunk> chunks) {
        this.document = document;
        this.chunks = chunks;
        this.caseless = isCaseless(document.text());
        this.normalized = new FoldingNormalizer().normalize(document.text());
        this.all = new WordHashes(normalized.text(), Unit.WORDS, HashKey.PUBLIC);
        this.hashes = new long[all.size()];
        this.from = new int[all.size()];
        this.to = new int[all.size()];
        this.starts = new int[all.size() + 1];
        this.chunkOf = new int[all.size()];
    }

    static Reader of(Document document, Chunker chunker) {
        Reader reader = new Reader(document, List.copyOf(chunker.chunk(document.text())));
        for (Chunk chunk : reader.chunks) {
            reader.read(chunk);
        }
        return reader;
    }

    Document document() {
        return document;
    }

    List<Chunk> chunks() {
        return chunks;
    }

    ExactHash text() {
        return new ExactHasher().fingerprint(normalized);
    }

    long si() {
        return SIMHASH64.fingerprint(normalized).word(0);
    }

    long[] words() {
        return Arrays.copyOf(hashes, words);
    }

    int[] wordFrom() {
        return Arrays.copyOf(from, words);
    }

    int[] wordTo() {
        return Arrays.copyOf(to, words);
    }

    /** The first word of each sentence, and the number of words. */
    int[] sentenceStart() {
        int[] start = Arrays.copyOf(starts, sentences + 1);
        start[sentences] = words;
        return start;
    }

    /** The chunk of each sentence, never decreasing. */
    int[] sentenceChunk() {
        return Arrays.copyOf(chunkOf, sentences);
    }

    /** Takes the words of one chunk; those before it, which are of no chunk, and those of furniture are dropped. */
    private void read(Chunk chunk) {
        skipTo(chunk.span().from());
        if (chunk.role() == ChunkRole.FURNITURE) {
            skipTo(chunk.span().to());
            return;
        }
        for (Chunk sentence : new SentenceChunker().chunk(oneLine(chunk))) {
            take(chunk, chunk.span().from() + sentence.span().to());
        }
    }

    private static boolean isCaseless(String text) {
        long small = text.chars().filter(Character::isLowerCase).count();
        long capital = text.chars().filter(Character::isUpperCase).count();
        return capital * 500 < small;
    }

    private void skipTo(int offset) {
        while (next < all.size() && origin(next).from() < offset) {
            next++;
        }
    }

    private void take(Chunk chunk, int end) {
        int first = words;
        while (next < all.size()) {
            Span origin = origin(next);
            if (origin.from() >= end) {
                break;
            }
            hashes[words] = all.at(next++);
            from[words] = origin.from();
            to[words++] = Math.min(origin.to(), chunk.span().to());
        }
        if (words > first) {
            chunkOf[sentences] = chunk.number();
            starts[sentences++] = first;
        }
    }

    private Span origin(int word) {
        return normalized.original(all.tokens().span(word));
    }

    /**
     * The text of a chunk without line ends, at the same offsets: within a chunk no line end parts sentences. A text without
     * capitals is put in capitals, or no sentence in it would be seen to begin.
     */
    private String oneLine(Chunk chunk) {
        char[] characters = chunk.text(document).toCharArray();
        for (int i = 0; i < characters.length; i++) {
            if (Character.isWhitespace(characters[i]) || characters[i] == '\u0085') {
                characters[i] = ' ';
            } else if (caseless) {
                characters[i] = Character.toUpperCase(characters[i]);
            }
        }
        return new String(characters);
    }
}
