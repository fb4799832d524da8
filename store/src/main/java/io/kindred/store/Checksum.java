package io.kindred.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/** The checksum of a row, by which a changed bit is found: SQLite itself would not notice. */
final class Checksum {
    private Checksum() {}

    /** The CRC-32C of the first {@code count} values of a row, each with its kind and length. */
    static long of(Object[] row, int count) {
        CRC32C crc = new CRC32C();
        ByteBuffer head = ByteBuffer.allocate(1 + Long.BYTES);
        for (int i = 0; i < count; i++) {
            Object value = row[i];
            byte[] bytes = bytes(value);
            long number = value instanceof Double real
                    ? Double.doubleToRawLongBits(real)
                    : value instanceof Number integer ? integer.longValue() : bytes.length;
            crc.update(head.clear().put(kind(value)).putLong(number).flip());
            crc.update(bytes);
        }
        return crc.getValue();
    }

    private static byte kind(Object value) {
        if (value == null) {
            return 0;
        }
        return (byte) (value instanceof Double ? 1 : value instanceof Number ? 2 : value instanceof String ? 3 : 4);
    }

    private static byte[] bytes(Object value) {
        if (value instanceof byte[] bytes) {
            return bytes;
        }
        return value instanceof String text ? text.getBytes(UTF_8) : new byte[0];
    }
}
