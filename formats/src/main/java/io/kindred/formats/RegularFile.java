package io.kindred.formats;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * A file that is safe to open: opening a pipe or a device could block for ever. What fails is worded in one line that
 * does not repeat the file's name.
 *
 * @param size its size in bytes when it was looked at
 */
public record RegularFile(Path path, long size) {
    /** Looks at a file. */
    public static RegularFile at(Path path) throws IOException {
        try {
            BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
            if (attributes.isDirectory()) {
                throw new IOException("is a directory");
            }
            if (!attributes.isRegularFile()) {
                throw new IOException("not a regular file");
            }
            return new RegularFile(path, attributes.size());
        } catch (FileSystemException e) {
            throw worded(e);
        }
    }

    /** Does something with the bytes of the file. */
    public <T> T read(Reading<T> reading) throws IOException {
        try (InputStream bytes = Files.newInputStream(path)) {
            return reading.of(bytes);
        } catch (FileSystemException e) {
            throw worded(e);
        }
    }

    /** What is done with the bytes of a file. */
    @FunctionalInterface
    public interface Reading<T> {
        T of(InputStream bytes) throws IOException;
    }

    private static IOException worded(FileSystemException e) {
        if (e instanceof NoSuchFileException) {
            return new IOException("no such file", e);
        }
        if (e instanceof AccessDeniedException) {
            return new IOException("not readable: permission denied", e);
        }
        String reason = e.getReason();
        return new IOException(
                "not readable: "
                        + (reason == null
                                ? e.getClass().getSimpleName()
                                : reason.strip().replaceAll("\\s+", " ")),
                e);
    }
}
