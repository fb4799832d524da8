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

    /** A reader of files of up to {@code limit} bytes, which cannot be more than a string can hold. */
    static BoundedReader upTo(long limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("the largest size must be at least one byte, not " + limit);
        }
        return new BoundedReader(Math.min(limit, PlainTextProvider.LARGEST_MAX_BYTES));
    }

    /** What tells from the first bytes of a file how to read it. */
    interface Sniffer {
        FileType type(byte[] head, int length);
    }

    /** A file that was opened. */
    static final class Opened {
        private final FileType type;
        private final byte[] bytes;

        private Opened(FileType type, byte[] bytes) {
            this.type = type;
            this.bytes = bytes;
        }

        FileType type() {
            return type;
        }

        /** All bytes of the file, or only the first where the type is {@link FileType#OTHER}. */
        byte[] bytes() {
            return bytes;
        }
    }

    /** Reads a text. */
    byte[] read(Path path) throws IOException {
        Opened opened = open(path, (head, length) -> BinaryData.isIn(head, length) ? FileType.OTHER : FileType.TEXT);
        if (opened.type() == FileType.OTHER) {
            throw BinaryData.refusal();
        }
        return opened.bytes();
    }

    Opened open(Path path, Sniffer sniffer) throws IOException {
        RegularFile file = RegularFile.at(path);
        if (file.size() > limit) {
            throw new IOException(tooLarge(file.size()));
        }
        return file.read(in -> open(in, Math.toIntExact(file.size()), sniffer));
    }

    /** The first {@code size} bytes: what is appended meanwhile belongs to the next reading. */
    private static Opened open(InputStream in, int size, Sniffer sniffer) throws IOException {
        byte[] head = new byte[Math.min(size, HEAD)];
        int length = fill(head, 0, in);
        if (length == 0) {
            throw new IOException("empty file");
        }
        FileType type = sniffer.type(head, length);
        if (length < HEAD || type == FileType.OTHER) {
            return new Opened(type, Arrays.copyOf(head, length));
        }
        byte[] bytes = Arrays.copyOf(head, size);
        return new Opened(type, Arrays.copyOf(bytes, fill(bytes, HEAD, in)));
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
