package io.kindred.fingerprint.shingle;

/** Hashes of shingles of any number of characters. */
final class CharacterShingles implements ShingleHashes {
    private static final int COMMON = 128;

    private final int size;
    private final HashKey key;
    private final RollingHash rolling;
    private final long[] units = new long[COMMON];
    private final char[] window = new char[BLOCK];
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
            rolling.push(unit(text.charAt(at++)));
        }
    }

    /** Rolls on without hashing, which is left to a loop of its own that Java turns into vector instructions. */
    @Override
    public int next(long[] block) {
        int count = Math.max(0, Math.min(Math.min(block.length, window.length), text.length() - at));
        text.getChars(at, at + count, window, 0);
        for (int i = 0; i < count; i++) {
            rolling.push(unit(window[i]));
            block[i] = rolling.sum();
        }
        at += count;
        key.mix(block, count);
        return count;
    }

    private long unit(char c) {
        return c < COMMON ? units[c] : key.mix(c);
    }
}
