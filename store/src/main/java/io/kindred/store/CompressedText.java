package io.kindred.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * A text as the catalog keeps it: deflated UTF-8, or UTF-16 where a lone surrogate has no UTF-8.
 *
 * <p>Packing takes most of the time, so that whoever has many threads does it before calling the catalog.
 */
public final class CompressedText {
    /*
     * Layout: one byte for the charset (0 = UTF-8, 1 = UTF-16), four for the length in bytes, high byte first, then a
     * zlib stream, whose checksum finds damage.
     */
    private static final int HEAD = 5;
    private static final int LEVEL = 1;

    /** Deflate packs at most so many bytes into one. */
    private static final long BEST_RATIO = 1032;

    private final byte[] packed;

    CompressedText(byte[] packed) {
        this.packed = packed;
    }

    /** Packs a text. */
    public static CompressedText of(String text) {
        boolean utf8 = hasUtf8(text);
        byte[] plain = utf8 ? text.getBytes(UTF_8) : chars(text);
        Deflater deflater = new Deflater(LEVEL);
        try {
            deflater.setInput(plain);
            deflater.finish();
            byte[] packed = new byte[HEAD + 64 + plain.length / 2];
            int size = HEAD;
            while (!deflater.finished()) {
                if (size == packed.length) {
                    packed = Arrays.copyOf(packed, 2 * packed.length);
                }
                size += deflater.deflate(packed, size, packed.length - size);
            }
            ByteBuffer.wrap(packed).put((byte) (utf8 ? 0 : 1)).putInt(plain.length);
            return new CompressedText(Arrays.copyOf(packed, size));
        } finally {
            deflater.end();
        }
    }

    /** How many bytes the catalog keeps. */
    public int size() {
        return packed.length;
    }

    byte[] packed() {
        return packed;
    }

    /** The text again. */
    String text() throws DamageException {
        Inflater inflater = new Inflater();
        try {
            ByteBuffer head = ByteBuffer.wrap(packed);
            byte charset = head.get();
            byte[] plain = new byte[plausible(head.getInt())];
            inflater.setInput(packed, HEAD, packed.length - HEAD);
            int size = inflater.inflate(plain);
            if (size != plain.length || !ends(inflater) || (charset & ~1) != 0) {
                throw new DamageException("a stored text is damaged");
            }
            return charset == 0
                    ? new String(plain, UTF_8)
                    : ByteBuffer.wrap(plain).asCharBuffer().toString();
        } catch (DataFormatException | RuntimeException e) {
            throw new DamageException("a stored text is damaged", e);
        } finally {
            inflater.end();
        }
    }

    private int plausible(int length) throws DamageException {
        if (length < 0 || length > BEST_RATIO * packed.length) {
            throw new DamageException("a stored text is damaged");
        }
        return length;
    }

    private static boolean ends(Inflater inflater) throws DataFormatException {
        return inflater.finished() || (inflater.inflate(new byte[1]) == 0 && inflater.finished());
    }

    /** The chars as they are: an encoder for UTF-16 would replace lone surrogates. */
    private static byte[] chars(String text) {
        ByteBuffer bytes = ByteBuffer.allocate(text.length() * Character.BYTES);
        bytes.asCharBuffer().put(text);
        return bytes.array();
    }

    private static boolean hasUtf8(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                return UTF_8.newEncoder().canEncode(text);
            }
        }
        return true;
    }
}
