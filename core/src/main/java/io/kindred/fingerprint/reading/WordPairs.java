package io.kindred.fingerprint.reading;

import io.kindred.fingerprint.Ascending;
import java.util.Arrays;
import java.util.function.LongPredicate;

/** The pairs of words in a row of a document, or a sample of them if it is long, as keys. Nobody changes them. */
public final class WordPairs {
    private final long[] keys;
    private final int words;

    /**
     * The pairs of a document of so many words.
     *
     * @param keys those keys of its {@link Signature} that are of pairs, ascending
     */
    public WordPairs(long[] keys, int words) {
        this.keys = keys;
        this.words = words;
    }

    /** The pairs of a document. */
    public static WordPairs of(Reading reading) {
        return new WordPairs(Keys.pairs(reading), reading.words());
    }

    /** The keys, ascending. */
    public long[] keys() {
        return keys;
    }

    /** Of all pairs one in so many is in the sample, a power of two; who has the larger number has part of the other sample. */
    public int oneIn() {
        return Keys.oneIn(words);
    }

    /** Those of them that pass. */
    public WordPairs only(LongPredicate test) {
        return new WordPairs(Arrays.stream(keys).filter(test).toArray(), words);
    }

    /** How many keys two documents have in common. */
    public int common(WordPairs other) {
        return Ascending.common(keys, other.keys);
    }
}
