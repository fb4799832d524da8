package io.kindred.formats;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/**
 * Reads the bytes of a regular file, never more than a limit, and words every failure in one line.
 *
 * @param limit the size in bytes beyond which a file is refused
 */
record BoundedReader(long limit) {
    private static final int HEAD = 1 << 16;
    private static final int STEP = 1 << 17;

    byte[] read(Path path) throws IOException {
        RegularFile file = RegularFile.at(path);
        if (file.size() > limit) {
            throw new IOException(tooLarge(file.size()));
        }
        return file.read(in -> read(in, Math.toIntExact(file.size())));
    }

    /** The first {@code size} bytes: what is appended meanwhile belongs to the next reading. */
    private static byte[] read(InputStream in, int size) throws IOException {
        byte[] head = new byte[Math.min(size, HEAD)];
        int length = fill(head, 0, in);
        if (length == 0) {
            throw new IOException("empty file");
        }
        if (BinaryData.isIn(head, length)) {
            throw BinaryData.refusal();
        }
        if (length < HEAD) {
            return Arrays.copyOf(head, length);
        }
        byte[] bytes = Arrays.copyOf(head, size);
        return Arrays.copyOf(bytes, fill(bytes, HEAD, in));
    }

    private static int fill(byte[] bytes, int from, InputStream in) throws IOException {
        int length = from;
        while (length < bytes.length) {
            int read = in.read(bytes, length, Math.min(STEP, bytes.length - length));
            if (read < 0) {
                break;
            }
            length += read;
        }
        return length;
    }

    private String tooLarge(long size) {
        if (limit == PlainTextProvider.LARGEST_MAX_BYTES) {
            return "too large: " + rounded(size) + ", no file can have more than 1 GB";
        }
        String actual = rounded(size);
        String most = rounded(limit);
        if (actual.equals(most)) {
            actual = size + " bytes";
            most = limit + " bytes";
        }
        return "too large: " + actual + ", the limit is " + most.replace(".0 ", " ") + "; raise it with --max-size";
    }

    private static String rounded(long bytes) {
        String[] units = {"KB", "MB", "GB", "TB", "PB", "EB"};
        if (bytes < 1024) {
            return bytes + " bytes";
        }
        int unit = (63 - Long.numberOfLeadingZeros(bytes)) / 10;
        return String.format(Locale.ROOT, "%.1f %s", bytes / (double) (1L << (10 * unit)), units[unit - 1]);
    }
}
