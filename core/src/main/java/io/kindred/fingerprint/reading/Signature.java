package io.kindred.fingerprint.reading;

import java.util.Arrays;
import java.util.Objects;

/** What of a document finds its kin. Its arrays are not copied; nobody changes them. */
public final class Signature {
    /** How many bits a key has. */
    public static final int KEY_BITS = 40;

    private final long si;
    private final long[] keys;
    private final long[] chunks;

    /**
     * A signature of its parts.
     *
     * @param si the document's SimHash by the scheme {@code simhash64-v1}
     * @param keys numbers of 40 bits, ascending and distinct: documents with text in common have keys in common
     * @param chunks the SimHash of each chunk that has words, in the order of the document
     */
    public Signature(long si, long[] keys, long[] chunks) {
        this.si = si;
        this.keys = Objects.requireNonNull(keys, "keys");
        this.chunks = Objects.requireNonNull(chunks, "chunks");
    }

    /** The signature of a document. */
    public static Signature of(Reading reading) {
        return new Signature(reading.si(), Keys.of(reading), ChunkHashes.of(reading));
    }

    /** The key of a sentence, by its hash in a {@link Reading}. */
    public static long sentenceKey(long sentence) {
        return Keys.sentence(sentence);
    }

    /** The document's SimHash by the scheme {@code simhash64-v1}. */
    public long si() {
        return si;
    }

    /** Numbers of {@value #KEY_BITS} bits, ascending and distinct: documents with text in common have keys in common. */
    public long[] keys() {
        return keys;
    }

    /** The keys of passages and sentences. */
    public long[] passages() {
        int end = Arrays.binarySearch(keys, KeyKind.PAIR.first());
        return Arrays.copyOf(keys, end >= 0 ? end : -end - 1);
    }

    /** The SimHash of each chunk that has words, in the order of the document. */
    public long[] chunks() {
        return chunks;
    }

    /** About how many bytes of memory it takes. */
    public long weight() {
        return (long) Long.BYTES * (keys.length + chunks.length) + 100;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Signature that
                && si == that.si
                && Arrays.equals(keys, that.keys)
                && Arrays.equals(chunks, that.chunks);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(si) + 31 * (Arrays.hashCode(keys) + 31 * Arrays.hashCode(chunks));
    }

    @Override
    public String toString() {
        return "signature " + Long.toHexString(si) + " of " + keys.length + " keys and " + chunks.length + " chunks";
    }
}
