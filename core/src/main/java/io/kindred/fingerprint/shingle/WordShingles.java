package io.kindred.fingerprint.shingle;

/** Hashes of shingles of words. */
final class WordShingles implements ShingleHashes {
    private final Unit unit;
    private final int size;
    private final HashKey key;
    private final RollingHash rolling;
    private WordHashes words;
    private int at;

    WordShingles(Unit unit, int size, HashKey key) {
        this.unit = unit;
        this.size = size;
        this.key = key;
        this.rolling = new RollingHash(size, key);
        this.words = new WordHashes("", unit, key);
    }

    @Override
    public void start(String normalized) {
        words = new WordHashes(normalized, unit, key);
        at = 0;
        rolling.restart();
        while (at < Math.min(size, words.size()) - 1) {
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
