package io.kindred.clean;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;

/** Copies files between disks, where they cannot be moved. */
final class Copying {
    private static final int BLOCK = 1 << 16;

    private Copying() {}

    /**
     * Copies a file with its time and permissions to a name that must be free. The copy is on disk when this returns.
     *
     * @throws IOException if the copy does not have the bytes that the file should have
     */
    static void copy(HeldFolder from, String name, HeldFolder to, String newName, Traits traits) throws IOException {
        Path copy = to.path().resolve(newName);
        boolean whole = false;
        try {
            write(from, name, copy);
            traits.giveTo(copy);
            whole = Examined.of(to, newName).content().hex().equals(traits.content());
        } finally {
            if (!whole && Return.seen(to, newName).isPresent()) {
                to.delete(newName);
            }
        }
        if (!whole) {
            throw new IOException("changed while it was being copied");
        }
        Durable.force(to.path());
    }

    private static void write(HeldFolder from, String name, Path copy) throws IOException {
        try (SeekableByteChannel source = from.open(name);
                FileChannel target = FileChannel.open(
                        copy,
                        Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                        Durable.privately(copy, "rw-------"))) {
            ByteBuffer block = ByteBuffer.allocate(BLOCK);
            while (source.read(block) >= 0) {
                block.flip();
                while (block.hasRemaining()) {
                    target.write(block);
                }
                block.clear();
            }
            target.force(true);
        }
    }
}
