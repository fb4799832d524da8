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
import io.kindred.text.Capitals;
import io.kindred.text.Document;
import io.kindred.text.FoldingNormalizer;
import io.kindred.text.NormalizedText;
import java.util.Arrays;
import java.util.List;

/** Takes a document apart: normalises it once as a whole, and lays its words into the sentences of its chunks. */
final class Reader {
    private static final SimHasher SIMHASH64 = new SimHasher(64, Shingling.chars(6), true, HashKey.PUBLIC);
    private static final SentenceChunker SENTENCES = new SentenceChunker();

    private static final int CASELESS = 500;

    private final Document document;
    private final List<Chunk> chunks;
    private final NormalizedText normalized;
    private final WordHashes all;
    private final char[] shown;
    private final long[] hashes;
    private final int[] from;
    private final int[] to;
    private int[] starts = new int[16];
    private int[] chunkOf = new int[16];
    private int words;
    private int sentences;
    private int next;

    private Reader(Document document, List<Chunk> chunks) {
        this.document = document;
        this.chunks = chunks;
        this.normalized = new FoldingNormalizer().normalize(document.text());
        this.all = new WordHashes(normalized.text(), Unit.WORDS, HashKey.PUBLIC);
        this.shown = shown(document.text().toCharArray());
        this.hashes = new long[all.size()];
        this.from = new int[all.size()];
        this.to = new int[all.size()];
        normalized.originals(all.tokens(), from, to);
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
        return words == hashes.length ? hashes : Arrays.copyOf(hashes, words);
    }

    int[] wordFrom() {
        return words == from.length ? from : Arrays.copyOf(from, words);
    }

    int[] wordTo() {
        return words == to.length ? to : Arrays.copyOf(to, words);
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
        for (int end : SENTENCES.ends(shown, chunk.span())) {
            take(chunk, end);
        }
    }

    private void skipTo(int offset) {
        while (next < from.length && from[next] < offset) {
            next++;
        }
    }

    /** Takes the words that begin before {@code end} as a sentence of a chunk, if there are any. */
    private void take(Chunk chunk, int end) {
        int first = words;
        int limit = chunk.span().to();
        while (next < from.length && from[next] < end) {
            hashes[words] = all.at(next);
            from[words] = from[next];
            to[words++] = Math.min(to[next++], limit);
        }
        if (words > first) {
            if (sentences == starts.length) {
                starts = Arrays.copyOf(starts, 2 * sentences);
                chunkOf = Arrays.copyOf(chunkOf, 2 * sentences);
            }
            chunkOf[sentences] = chunk.number();
            starts[sentences++] = first;
        }
    }

    /** A text as sentences are looked for in it: one with hardly any capitals, where no sentence would be
     * seen to begin, is put in capitals, at the same offsets. */
    private static char[] shown(char[] text) {
        if (Capitals.areRare(text, CASELESS)) {
            for (int i = 0; i < text.length; i++) {
                text[i] = Character.toUpperCase(text[i]);
            }
        }
        return text;
    }
}
