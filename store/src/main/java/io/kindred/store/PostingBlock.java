package io.kindred.store;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;

/** Packs ascending postings into few bits. */
final class PostingBlock {
    /*
     * A posting is one long: the key in the high 40 bits, the document in the low 24. Keys are hashes, so the gaps between
     * n sorted ones are spread geometrically around 2^40 / n, and the best code for a gap is Golomb's with a power of two,
     * that is Rice's [1]: the low k bits as they are, the rest in unary. A bit before it says whether the key is the one
     * before again, which is most of what documents in versions hold. The document follows in as many bits as the block's
     * documents need. That is 33 bits for each posting, whatever n is: the more documents, the smaller the gaps. Bytes of
     * seven bits each would take 45.
     *
     * Layout: CRC-32C of the rest (4 bytes), count (4), k (1), bits of a document (1), least document (3), then the bits,
     * high bit first. The first key is not in the block: it is in its number.
     *
     * [1] R. F. Rice, Some practical universal noiseless coding techniques, JPL 79-22, 1979.
     */
    static final int DOCUMENT_BITS = 24;
    static final long DOCUMENT = (1L << DOCUMENT_BITS) - 1;

    private static final int HEAD = 13;
    private static final int CHECKSUM = 4;
    private static final int KEY_BITS = 40;

    /** A gap whose unary part would be longer than this is written whole. */
    private static final int LONGEST = 24;

    private PostingBlock() {}

    /** Packs the first {@code count} postings, at least one. */
    static byte[] pack(long[] postings, int count) {
        int least = document(postings[0]);
        int most = least;
        for (int i = 1; i < count; i++) {
            least = Math.min(least, document(postings[i]));
            most = Math.max(most, document(postings[i]));
        }
        int documentBits = Integer.SIZE - Integer.numberOfLeadingZeros(most - least);
        int rice = rice(key(postings[count - 1]) - key(postings[0]), count);
        BitWriter bits = new BitWriter(HEAD, count * 5);
        for (int i = 0; i < count; i++) {
            if (i > 0) {
                writeGap(bits, key(postings[i]) - key(postings[i - 1]), rice);
            }
            bits.write(document(postings[i]) - least, documentBits);
        }
        byte[] block = bits.bytes();
        ByteBuffer.wrap(block)
                .putInt(CHECKSUM, count)
                .put(8, (byte) rice)
                .put(9, (byte) documentBits)
                .put(10, (byte) (least >>> 16))
                .putShort(11, (short) least)
                .putInt(0, checksum(block));
        return block;
    }

    /** The postings of a block that starts with a key. */
    static long[] unpack(byte[] block, long firstKey) throws DamageException {
        Unpacking postings = new Unpacking(block, firstKey);
        try {
            long[] all = new long[postings.count];
            for (int i = 0; i < all.length; i++) {
                all[i] = postings.next();
            }
            return all;
        } catch (RuntimeException e) {
            throw damaged(e);
        }
    }

    /** The documents that hold a key, of a block that starts with a key. */
    static int[] holders(byte[] block, long firstKey, long key) throws DamageException {
        Unpacking postings = new Unpacking(block, firstKey);
        try {
            int[] documents = new int[postings.count];
            int size = 0;
            for (int i = 0; i < postings.count && postings.key <= key; i++) {
                long posting = postings.next();
                if (key(posting) == key) {
                    documents[size++] = document(posting);
                }
            }
            return Arrays.copyOf(documents, size);
        } catch (RuntimeException e) {
            throw damaged(e);
        }
    }

    private static DamageException damaged(RuntimeException cause) {
        return new DamageException("a block of postings is damaged", cause);
    }

    /** A block, one posting after the other. */
    private static final class Unpacking {
        final int count;
        private final int rice;
        private final int documentBits;
        private final int least;
        private final BitReader bits;
        private long key;
        private boolean begun;

        Unpacking(byte[] block, long firstKey) throws DamageException {
            if (block.length < HEAD || ByteBuffer.wrap(block).getInt() != checksum(block)) {
                throw new DamageException("a block of postings has a wrong checksum");
            }
            ByteBuffer head = ByteBuffer.wrap(block);
            this.count = head.getInt(CHECKSUM);
            this.rice = head.get(8);
            this.documentBits = head.get(9);
            this.least = ((head.get(10) & 0xff) << 16) | (head.getShort(11) & 0xffff);
            this.bits = new BitReader(block, HEAD);
            this.key = firstKey;
        }

        long next() {
            key += begun ? readGap(bits, rice) : 0;
            begun = true;
            return posting(key, least + (int) bits.read(documentBits));
        }
    }

    /** A block of more bytes has more postings than these of its last key, if it has more of that than of others. */
    static long bytes(int postings) {
        return HEAD
                + (long) (postings + Segments.BLOCK) * (DOCUMENT_BITS + 1) / Byte.SIZE
                + (long) Segments.BLOCK * Long.BYTES;
    }

    /** About how many postings a block of so many bytes has, if most are of one key. */
    static int postings(long bytes) {
        return Math.toIntExact(bytes * Byte.SIZE / (DOCUMENT_BITS + 1));
    }

    static long posting(long key, int document) {
        return (key << DOCUMENT_BITS) | document;
    }

    static int document(long posting) {
        return (int) (posting & DOCUMENT);
    }

    static long key(long posting) {
        return posting >>> DOCUMENT_BITS;
    }

    /** How many low bits of a gap to write as they are. */
    private static int rice(long range, int count) {
        long mean = Math.round(range * Math.log(2) / count);
        return mean < 2 ? 0 : Long.SIZE - 1 - Long.numberOfLeadingZeros(mean);
    }

    private static void writeGap(BitWriter bits, long gap, int rice) {
        if (gap == 0) {
            bits.write(1, 1);
            return;
        }
        bits.write(0, 1);
        long high = (gap - 1) >>> rice;
        if (high >= LONGEST) {
            bits.write((1L << LONGEST) - 1, LONGEST);
            bits.write(gap - 1, KEY_BITS);
        } else {
            bits.write((1L << (high + 1)) - 2, (int) high + 1);
            bits.write((gap - 1) & ((1L << rice) - 1), rice);
        }
    }

    private static long readGap(BitReader bits, int rice) {
        if (bits.read(1) == 1) {
            return 0;
        }
        int high = bits.ones(LONGEST);
        return 1 + (high == LONGEST ? bits.read(KEY_BITS) : ((long) high << rice) | bits.read(rice));
    }

    private static int checksum(byte[] block) {
        CRC32C crc = new CRC32C();
        crc.update(block, CHECKSUM, block.length - CHECKSUM);
        return (int) crc.getValue();
    }
}
