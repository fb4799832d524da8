package io.kindred.fingerprint.shingle;

/** Hashes of shingles of words. */
final class WordShingles implements ShingleHashes {
    private final WordHashes words;
    private final RollingHash rolling;
    private int at;

    WordShingles(WordHashes words, int size, HashKey key) {
        this.words = words;
        this.rolling = new RollingHash(size, key);
        int lead = Math.min(size - 1, words.size() - 1);
        while (at < lead) {
            rolling.push(words.at(at++));
        }
    }

    @Override
    public int next(long[] block) {
        int count = Math.max(0, Math.min(block.length, words.size() - at));
        for (int i = 0; i < count; i++) {
            rolling.push(words.at(at++));
            block[i] = rolling.value();
        }
        return count;
    }
}
