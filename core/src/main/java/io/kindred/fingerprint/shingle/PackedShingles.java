package io.kindred.fingerprint.shingle;

/**
 * Hashes of shingles of up to four characters.
 *
 * <p>Four UTF-16 characters fill a long exactly, so a shingle is its own number and the mixer, which never maps two
 * numbers to one, gives distinct shingles distinct hashes. Rolling on is one shift and one or; the last character is
 * in the highest bits. A text shorter than a
 * shingle is packed as if U+0000 stood before it.
 */
final class PackedShingles implements ShingleHashes {
    static final int LONGEST = 4;

    private final int size;
    private final long kept;
    private final HashKey key;
    private final char[] window = new char[BLOCK];
    private String text = "";
    private long packed;
    private int at;

    PackedShingles(int size, HashKey key) {
        this.size = size;
        this.kept = -1L << (Character.SIZE * (LONGEST - size));
        this.key = key;
    }

    @Override
    public void start(String normalized) {
        text = normalized;
        packed = 0;
        int lead = Math.min(size, text.length()) - 1;
        for (at = 0; at < lead; at++) {
            packed = (packed >>> Character.SIZE) | ((long) text.charAt(at) << 48);
        }
    }

    @Override
    public int next(long[] block) {
        int count = Math.min(Math.min(block.length, window.length), text.length() - at);
        if (count <= 0) {
            return 0;
        }
        text.getChars(at, at + count, window, 0);
        packed = fill(window, count, block, packed, kept, key.whitener(), key.multiplier());
        at += count;
        return count;
    }

    private static long fill(
            char[] window, int count, long[] block, long packed, long kept, long whitener, long multiplier) {
        long shingle = packed;
        for (int i = 0; i < count; i++) {
            shingle = (shingle >>> Character.SIZE) | ((long) window[i] << 48);
            block[i] = HashKey.finish(((shingle & kept) ^ whitener) * multiplier);
        }
        return shingle;
    }
}
