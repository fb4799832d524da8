package io.kindred.server;

import io.kindred.scan.ReadingCache;
import io.kindred.store.SegmentCache;
import io.kindred.text.TextProvider;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Readers of one catalog, lent to those who ask it. Each sees the catalog as it is when it is lent.
 *
 * <p>Also knows the overview. It is made anew when the catalog has changed: at once after a change of our own, and otherwise
 * not so often that making it is all that is done.
 */
final class Readers implements Closeable {
    private static final int IDLE = 32;
    private static final int REST = 10;

    private final Path file;
    private final Path root;
    private final TextProvider texts;
    private final ReadingCache readings;
    private final SegmentCache segments = new SegmentCache();
    private final Deque<Reader> idle = new ArrayDeque<>();
    private final Object making = new Object();
    private Reader watcher;
    private volatile Overview overview;
    private volatile boolean outdated = true;
    private long madeAt;
    private long took;
    private boolean closed;

    Readers(Path file, Path root, TextProvider texts, ReadingCache readings) {
        this.file = file;
        this.root = root;
        this.texts = texts;
        this.readings = readings;
    }

    /** Something that is asked of a catalog. */
    @FunctionalInterface
    interface Asking<T> {
        T ask(Reader reader) throws IOException;
    }

    <T> T ask(Asking<T> asking) throws IOException {
        Reader reader = take();
        boolean sound = false;
        try {
            reader.refresh();
            T answer = asking.ask(reader);
            reader.rest();
            sound = true;
            return answer;
        } catch (Refusal e) {
            reader.rest();
            sound = true;
            throw e;
        } finally {
            giveBack(reader, sound);
        }
    }

    private Reader take() throws IOException {
        synchronized (idle) {
            Reader reader = idle.poll();
            if (reader != null) {
                return reader;
            }
        }
        return new Reader(file, segments, root, texts, readings);
    }

    private void giveBack(Reader reader, boolean sound) throws IOException {
        synchronized (idle) {
            if (sound && !closed && idle.size() < IDLE) {
                idle.push(reader);
                return;
            }
        }
        reader.close();
    }

    /** What readers have looked up in the segments of the catalog, for those who write it. */
    SegmentCache segments() {
        return segments;
    }

    /** Tells that we have changed the catalog ourselves. */
    void changed() {
        outdated = true;
    }

    /** What the catalog held when last somebody looked, if anybody has. */
    Optional<Overview> lastOverview() {
        return Optional.ofNullable(overview);
    }

    /** What the catalog holds. */
    Overview overview() throws IOException {
        synchronized (making) {
            if (watcher == null) {
                watcher = new Reader(file, segments, root, texts, readings);
            }
            long now = System.nanoTime();
            if (overview != null && !outdated && now - madeAt < REST * took) {
                return overview;
            }
            boolean due = outdated || overview == null;
            outdated = false;
            if (watcher.catalog().refresh() || due) {
                overview = Overview.of(watcher.catalog());
            }
            watcher.rest();
            madeAt = System.nanoTime();
            took = madeAt - now;
            return overview;
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (idle) {
            closed = true;
            for (Reader reader : idle) {
                reader.close();
            }
            idle.clear();
        }
        synchronized (making) {
            if (watcher != null) {
                watcher.close();
            }
        }
    }
}
