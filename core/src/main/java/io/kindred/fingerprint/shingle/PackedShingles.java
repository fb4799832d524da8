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
        packed = pack(window, count, block, packed, kept);
        key.mix(block, count);
        at += count;
        return count;
    }

    /**
     * Packs shingles, four by four, so that none has to wait for the one before; hashing is left to a loop of its own, which
     * Java turns into vector instructions.
     */
    private static long pack(char[] window, int count, long[] block, long packed, long kept) {
        long last = packed;
        int i = 0;
        for (; i + 3 < count; i += 4) {
            long four = window[i]
                    | ((long) window[i + 1] << 16)
                    | ((long) window[i + 2] << 32)
                    | ((long) window[i + 3] << 48);
            block[i] = ((last >>> 16) | (four << 48)) & kept;
            block[i + 1] = ((last >>> 32) | (four << 32)) & kept;
            block[i + 2] = ((last >>> 48) | (four << 16)) & kept;
            block[i + 3] = four & kept;
            last = four;
        }
        for (; i < count; i++) {
            last = (last >>> 16) | ((long) window[i] << 48);
            block[i] = last & kept;
        }
        return last;
    }
}
