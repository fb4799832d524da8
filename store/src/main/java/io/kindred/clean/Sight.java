package io.kindred.clean;

import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Objects;

/**
 * What stands under a name, without a look inside.
 *
 * @param key what tells a file from all others whatever its name; null where the file system has no such thing
 */
record Sight(Kind kind, Object key, long size, FileTime modified) {
    Sight {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(modified, "modified");
    }

    /** What kind of thing it is. */
    enum Kind {
        FILE("a file"),
        FOLDER("a folder"),
        LINK("a link"),
        OTHER("no plain file");

        final String wording;

        Kind(String wording) {
            this.wording = wording;
        }
    }

    static Sight of(BasicFileAttributes seen) {
        return new Sight(kind(seen), seen.fileKey(), seen.size(), seen.lastModifiedTime());
    }

    /** A junction of Windows is a folder and something else besides, and no folder to us. */
    private static Kind kind(BasicFileAttributes seen) {
        if (seen.isSymbolicLink()) {
            return Kind.LINK;
        }
        if (seen.isOther()) {
            return Kind.OTHER;
        }
        return seen.isDirectory() ? Kind.FOLDER : Kind.FILE;
    }

    /** Whether two sights are of one and the same file or folder, as far as can be told. */
    boolean isOf(Sight other) {
        if (kind != other.kind) {
            return false;
        }
        boolean known = key != null && other.key != null;
        return known ? key.equals(other.key) : kind == Kind.FOLDER || equals(other);
    }

    /** Whether nothing seems to have been done to a file since it was seen. */
    boolean isAs(Sight other) {
        return isOf(other) && size == other.size && modified.equals(other.modified);
    }
}
