package io.kindred.fingerprint.shingle;

/** Hashes of shingles of any number of characters. */
final class CharacterShingles implements ShingleHashes {
    private static final int COMMON = 128;

    private final int size;
    private final HashKey key;
    private final RollingHash rolling;
    private final long[] units = new long[COMMON];
    private String text = "";
    private int at;

    CharacterShingles(int size, HashKey key) {
        this.size = size;
        this.key = key;
        this.rolling = new RollingHash(size, key);
        for (int c = 0; c < COMMON; c++) {
            units[c] = key.mix(c);
        }
    }

    @Override
    public void start(String normalized) {
        text = normalized;
        at = 0;
        rolling.restart();
        while (at < Math.min(size, text.length()) - 1) {
            rolling.push(unit(at++));
        }
    }

    /** Rolls on without hashing, which is left to a loop of its own that Java turns into vector instructions. */
    @Override
    public int next(long[] block) {
        int count = Math.max(0, Math.min(block.length, text.length() - at));
        for (int i = 0; i < count; i++) {
            rolling.push(unit(at++));
            block[i] = rolling.sum();
        }
        key.mix(block, count);
        return count;
    }

    private long unit(int place) {
        char c = text.charAt(place);
        return c < COMMON ? units[c] : key.mix(c);
    }
}
