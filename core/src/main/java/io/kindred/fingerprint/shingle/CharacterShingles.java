package io.kindred.fingerprint.shingle;

/** Hashes of shingles of any number of characters. */
final class CharacterShingles implements ShingleHashes {
    private final String text;
    private final HashKey key;
    private final RollingHash rolling;
    private int at;

    CharacterShingles(String text, int size, HashKey key) {
        this.text = text;
        this.key = key;
        this.rolling = new RollingHash(size, key);
        int lead = Math.min(size - 1, text.length() - 1);
        while (at < lead) {
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
