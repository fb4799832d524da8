package io.kindred.fingerprint.reading;

import java.util.List;

/** What a key stands for; the two highest of its bits say it. */
public enum KeyKind {
    /** A run of words, picked such that every 15 words in a row that two documents share give them one in common. */
    PASSAGE(0, 50_000),
    /** A sentence. */
    SENTENCE(1, 50_000),
    /** Two words in a row, of a sample that is small in long documents too. */
    PAIR(2, 50_000),
    /** A word of the sample. */
    WORD(3, 10_000);

    private static final int BITS = Signature.KEY_BITS - 2;
    private static final List<KeyKind> KINDS = List.of(PASSAGE, SENTENCE, PAIR, WORD);

    private final int number;
    private final int telling;

    KeyKind(int number, int telling) {
        this.number = number;
        this.telling = telling;
    }

    /** The key of this kind that is made of a hash, whose high bits are used. */
    long key(long hash) {
        return ((long) number << BITS) | (hash >>> (Long.SIZE - BITS));
    }

    /** The least number that may be a key of this kind. */
    public long first() {
        return (long) number << BITS;
    }

    /** The number of this kind, from 0. */
    public int number() {
        return number;
    }

    /** A key of this kind tells nothing if more documents hold it: a word in every hundredth of a million is in any text. */
    public int telling() {
        return telling;
    }

    /** The kind of a key. */
    public static KeyKind of(long key) {
        return KINDS.get((int) (key >>> BITS));
    }
}
