package io.kindred.fingerprint.shingle;

/** Hashes of shingles of any number of characters. */
final class CharacterShingles implements ShingleHashes {
    private final int size;
    private final HashKey key;
    private final RollingHash rolling;
    private String text = "";
    private int at;

    CharacterShingles(int size, HashKey key) {
        this.size = size;
        this.key = key;
        this.rolling = new RollingHash(size, key);
    }

    @Override
    public void start(String normalized) {
        text = normalized;
        at = 0;
        rolling.restart();
        while (at < Math.min(size, text.length()) - 1) {
            push();
        }
    }

    @Override
    public int next(long[] block) {
        int count = Math.max(0, Math.min(block.length, text.length() - at));
        for (int i = 0; i < count; i++) {
            push();
            block[i] = rolling.value();
        }
        return count;
    }

    private void push() {
        rolling.push(key.mix(text.charAt(at++)));
    }
}
