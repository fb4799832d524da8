package io.kindred.formats;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
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

    byte[] read(Path file) throws IOException {
        try {
            return read(file, size(file));
        } catch (NoSuchFileException e) {
            throw new IOException("no such file", e);
        } catch (AccessDeniedException e) {
            throw new IOException("not readable: permission denied", e);
        } catch (FileSystemException e) {
            throw new IOException("not readable: " + reason(e), e);
        }
    }

    /** The size of a file that is safe to open: opening a pipe or a device could block for ever. */
    private int size(Path file) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        if (attributes.isDirectory()) {
            throw new IOException("is a directory");
        }
        if (!attributes.isRegularFile()) {
            throw new IOException("not a regular file");
        }
        if (attributes.size() > limit) {
            throw new IOException(tooLarge(attributes.size()));
        }
        return Math.toIntExact(attributes.size());
    }

    /** The first {@code size} bytes: what is appended meanwhile belongs to the next reading. */
    private static byte[] read(Path file, int size) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
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

    private static String reason(FileSystemException e) {
        String reason = e.getReason();
        return reason == null ? e.getClass().getSimpleName() : reason.strip().replaceAll("\\s+", " ");
    }
}
