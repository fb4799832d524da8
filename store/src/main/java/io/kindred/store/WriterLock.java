package io.kindred.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** The right to write a catalog, held by one process at a time and given up when the process ends, however it ends. */
final class WriterLock implements Closeable {
    /** The byte that is locked: far beyond the number of the process, which anybody may read. */
    private static final long BYTE = Long.MAX_VALUE - 1;

    private static final int LONGEST = 64;

    /** The catalogs that this process writes; the operating system only tells processes apart. */
    private static final Set<Path> HELD = new HashSet<>();

    private final Path catalog;
    private final FileChannel channel;

    private WriterLock(Path catalog, FileChannel channel) {
        this.catalog = catalog;
        this.channel = channel;
    }

    /** Takes the right to write a catalog, whose path must be the real one, or says who has it. */
    static WriterLock take(Path catalog) throws IOException {
        synchronized (HELD) {
            if (!HELD.add(catalog)) {
                throw refused(catalog, "this process");
            }
        }
        boolean done = false;
        try {
            FileChannel channel = lock(catalog);
            done = true;
            return new WriterLock(catalog, channel);
        } finally {
            if (!done) {
                release(catalog);
            }
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
        release(catalog);
    }

    private static FileChannel lock(Path catalog) throws IOException {
        Path file = beside(catalog);
        Permissions.file(file);
        FileChannel channel = FileChannel.open(file, CREATE, READ, WRITE);
        try {
            FileLock lock = channel.tryLock(BYTE, 1, false);
            if (lock == null) {
                throw refused(catalog, "process " + holder(channel));
            }
            channel.truncate(0);
            channel.write(UTF_8.encode(Long.toString(ProcessHandle.current().pid())), 0);
            return channel;
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    private static Path beside(Path catalog) {
        String name = catalog.getFileName().toString().replaceFirst("\\.db$", "");
        return catalog.resolveSibling(name + ".lock");
    }

    private static String holder(FileChannel channel) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(LONGEST);
        channel.read(bytes, 0);
        String pid = UTF_8.decode(bytes.flip()).toString().strip();
        return pid.isEmpty() ? "of unknown number" : pid;
    }

    private static CatalogException refused(Path catalog, String who) {
        return new BusyException(
                "the catalog " + catalog + " is being written by " + who + "; wait until it is done, or stop it");
    }

    private static void release(Path catalog) {
        synchronized (HELD) {
            HELD.remove(catalog);
        }
    }
}
