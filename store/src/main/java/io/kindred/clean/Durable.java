package io.kindred.clean;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Makes folders, and makes sure that what was done in them outlasts a power cut. */
final class Durable {
    private Durable() {}

    /** Makes a folder that only its owner can read, and those above it, unless they are there. */
    static void folder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Path above = folder.getParent();
            folder(above);
            Files.createDirectory(folder, privately(folder, "rwx------"));
            force(above);
        }
    }

    /** What makes a new file or folder private, where the file system knows owners. */
    static FileAttribute<?>[] privately(Path path, String permissions) {
        boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    /** Brings the names in a folder to disk. Windows opens no folders, and does so by itself. */
    static void force(Path folder) throws IOException {
        FileChannel channel;
        try {
            channel = FileChannel.open(folder, StandardOpenOption.READ);
        } catch (IOException e) {
            return;
        }
        try (channel) {
            channel.force(true);
        }
    }
}
