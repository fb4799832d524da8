package io.kindred.cli;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** The token of a service in a file beside its catalog that only its owner can read, as long as the service runs. */
final class TokenFile implements Closeable {
    private static final String NAME = "serve.token";

    private final Path path;

    private TokenFile(Path path) {
        this.path = path;
    }

    static TokenFile of(Path catalogFile, String token) throws IOException {
        Path path = catalogFile.toAbsolutePath().resolveSibling(NAME);
        Files.deleteIfExists(path);
        boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        FileAttribute<?>[] own = posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
        Files.createFile(path, own);
        Files.writeString(path, token + "\n");
        return new TokenFile(path);
    }

    Path path() {
        return path;
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(path);
    }
}
