package io.kindred.clean;

import io.kindred.fingerprint.ExactHash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;

/**
 * What makes a file what it is, besides its name.
 *
 * @param content the hash of its bytes
 * @param permissions as {@code rw-r--r--}, or a hyphen where the file system knows none
 */
record Traits(String content, long size, Instant modified, String permissions) {
    static final String NO_PERMISSIONS = "-";

    /** The traits of a file that was read. */
    static Traits of(Examined file, Path path) throws IOException {
        PosixFileAttributeView view =
                Files.getFileAttributeView(path, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        String permissions = view == null
                ? NO_PERMISSIONS
                : PosixFilePermissions.toString(view.readAttributes().permissions());
        return new Traits(
                file.content().hex(),
                file.sight().size(),
                file.sight().modified().toInstant(),
                permissions);
    }

    /** Gives a copy the time and the permissions, where they can be given. */
    void giveTo(Path copy) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(copy, PosixFileAttributeView.class);
        if (view != null && !permissions.equals(NO_PERMISSIONS)) {
            view.setPermissions(PosixFilePermissions.fromString(permissions));
        }
        Files.setLastModifiedTime(copy, FileTime.from(modified));
    }

    /** The same but for the bytes: somebody wrote to the file later. */
    Traits with(ExactHash other) {
        return new Traits(other.hex(), size, modified, permissions);
    }
}
