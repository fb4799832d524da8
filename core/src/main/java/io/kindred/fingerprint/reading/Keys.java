package io.kindred.fingerprint.reading;

import io.kindred.fingerprint.Winnower;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.RollingHash;
import java.util.Arrays;

/** Collects the keys of a reading. */
final class Keys {
    private static final int PASSAGE_WORDS = 8;
    private static final int WINDOW = 8;
    private static final int FEWEST_WORDS = 4;
    private static final int SAMPLE = 256;

    private final Reading reading;
    private long[] keys = new long[64];
    private int size;

    private Keys(Reading reading) {
        this.reading = reading;
    }

    static long[] of(Reading reading) {
        Keys keys = new Keys(reading);
        keys.addPassages();
        keys.addSentences();
        keys.addPairs();
        keys.addWords();
        return keys.sorted();
    }

    /** The keys of the pairs of words in the sample, ascending. */
    static long[] pairs(Reading reading) {
        Keys keys = new Keys(reading);
        keys.addPairs();
        return keys.sorted();
    }

    static long sentence(long hash) {
        return KeyKind.SENTENCE.key(HashKey.PUBLIC.mix(hash));
    }

    private void addPassages() {
        long[] runs = runs(PASSAGE_WORDS);
        for (int picked : Winnower.pick(runs, WINDOW)) {
            add(KeyKind.PASSAGE, runs[picked]);
        }
    }

    private void addSentences() {
        for (int sentence = 0; sentence < reading.sentences(); sentence++) {
            if (reading.length(sentence) >= FEWEST_WORDS) {
                add(sentence(reading.sentence(sentence)));
            }
        }
    }

    private void addPairs() {
        long mask = sampleMask();
        for (long run : runs(2)) {
            if ((run & mask) == 0) {
                add(KeyKind.PAIR, run);
            }
        }
    }

    private void addWords() {
        long mask = sampleMask();
        for (int word = 0; word < reading.words(); word++) {
            if ((reading.word(word) & mask) == 0) {
                add(KeyKind.WORD, reading.word(word));
            }
        }
    }

    /**
     * The bits that are 0 in the hashes taken as a sample: no more than twice {@link #SAMPLE} of them, whatever the length.
     * The sample of a long document is part of the one it would have if it were short, so that samples can be compared.
     */
    private long sampleMask() {
        return oneIn(reading.words()) - 1L;
    }

    /** Of the words and pairs of a document of so many words one in so many is in the sample: a power of two. */
    static int oneIn(int words) {
        return Integer.highestOneBit(Math.max(1, words / SAMPLE));
    }

    /** The hashes of all runs of so many words; a document of fewer words is one run, an empty one none. */
    private long[] runs(int length) {
        int words = reading.words();
        int lead = Math.min(length, words) - 1;
        long[] runs = new long[words == 0 ? 0 : words - lead];
        RollingHash rolling = new RollingHash(length, HashKey.PUBLIC);
        for (int i = 0; i < words; i++) {
            rolling.push(reading.word(i));
            if (i >= lead) {
                runs[i - lead] = rolling.value();
            }
        }
        return runs;
    }

    private void add(KeyKind kind, long hash) {
        add(kind.key(hash));
    }

    private void add(long key) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
        }
        keys[size++] = key;
    }

    private long[] sorted() {
        Arrays.sort(keys, 0, size);
        int distinct = 0;
        for (int i = 0; i < size; i++) {
            if (i == 0 || keys[i] != keys[i - 1]) {
                keys[distinct++] = keys[i];
            }
        }
        return Arrays.copyOf(keys, distinct);
    }
}
