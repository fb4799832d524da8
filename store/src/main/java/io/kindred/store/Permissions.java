package io.kindred.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Makes files and folders that only their owner can read, where the file system knows owners. */
final class Permissions {
    private Permissions() {}

    /** Makes a folder, and those above it, if it is missing. */
    static void folder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Path above = folder.getParent();
            if (above != null) {
                Files.createDirectories(above);
            }
            create(() -> Files.createDirectory(folder, attributes(folder, "rwx------")));
        }
    }

    /** Makes an empty file if it is missing. */
    static void file(Path file) throws IOException {
        if (!Files.exists(file)) {
            create(() -> Files.createFile(file, attributes(file, "rw-------")));
        }
    }

    private static void create(Creation creation) throws IOException {
        try {
            creation.run();
        } catch (FileAlreadyExistsException e) {
            // Somebody else was faster, and it is there.
            return;
        }
    }

    private static FileAttribute<?>[] attributes(Path path, String permissions) {
        if (!path.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return new FileAttribute<?>[0];
        }
        return new FileAttribute<?>[] {
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        };
    }

    private interface Creation {
        void run() throws IOException;
    }
}
