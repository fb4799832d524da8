package io.kindred.clean;

import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.ExactHasher;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;

/** A file that was read to its end. */
record Examined(Sight sight, ExactHash content) {
    /**
     * Reads a file.
     *
     * @throws IOException if it is not a plain file, or changes meanwhile
     */
    static Examined of(HeldFolder folder, String name) throws IOException {
        Sight before = folder.see(name);
        if (before.kind() != Sight.Kind.FILE) {
            throw new IOException("is " + before.kind().wording + " now");
        }
        ExactHash content;
        try (InputStream bytes = Channels.newInputStream(folder.open(name))) {
            content = ExactHasher.content(bytes);
        }
        if (!folder.see(name).isAs(before)) {
            throw new IOException("changed while it was being read");
        }
        return new Examined(before, content);
    }

    /** Whether a file, by whatever name, is this one and has the same bytes. */
    boolean isIn(HeldFolder folder, String name) throws IOException {
        Examined now = of(folder, name);
        return now.sight.isOf(sight) && now.content.equals(content);
    }
}
