package io.kindred.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.Closeable;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Sends how a scan gets on to all who listen, as server-sent events. Who listens slowly misses some and delays nobody. */
final class Events implements Closeable {
    private static final int MOST = 32;
    private static final long EVERY_MILLIS = 250;

    /** So many times without anything new, and a comment keeps the connection alive. */
    private static final int QUIET = 20;

    private final ScanJob job;
    private final ScheduledFuture<?> telling;
    private final Set<Listener> listeners = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "kindred-events");
        thread.setDaemon(true);
        return thread;
    });

    Events(ScanJob job) {
        this.job = job;
        this.telling = clock.scheduleAtFixedRate(
                () -> listeners.forEach(Listener::tell), EVERY_MILLIS, EVERY_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** An answer that goes on until the listener leaves. */
    Answer answer() {
        if (listeners.size() >= MOST) {
            throw Refusal.full("Too many listen already.", 10);
        }
        return new Answer(
                200,
                "text/event-stream",
                (response, callback) -> {
                    Listener listener = new Listener(response, callback);
                    listeners.add(listener);
                    listener.tell();
                },
                Map.of());
    }

    @Override
    public void close() {
        telling.cancel(false);
        clock.shutdownNow();
        listeners.forEach(Listener::leave);
    }

    /** One who listens. */
    private final class Listener {
        private final Response response;
        private final Callback callback;
        private String last = "";
        private boolean wasUnderWay;
        private boolean writing;
        private boolean gone;
        private int quiet;

        Listener(Response response, Callback callback) {
            this.response = response;
            this.callback = callback;
        }

        /** Tells what is new, unless what was told before is still on its way. */
        synchronized void tell() {
            if (writing || gone) {
                return;
            }
            boolean underWay = job.isUnderWay();
            String state = Answer.text(job.row()).strip();
            if (!state.equals(last)) {
                boolean over = wasUnderWay && !underWay;
                last = state;
                wasUnderWay = underWay;
                write("event: " + (over ? "end" : "progress") + "\ndata: " + state + "\n\n");
            } else if (++quiet >= QUIET) {
                write(":\n\n");
            }
        }

        private void write(String event) {
            quiet = 0;
            writing = true;
            response.write(
                    false, ByteBuffer.wrap(event.getBytes(UTF_8)), Callback.from(this::written, failure -> leave()));
        }

        private synchronized void written() {
            writing = false;
        }

        private void leave() {
            synchronized (this) {
                if (gone) {
                    return;
                }
                gone = true;
            }
            listeners.remove(this);
            callback.succeeded();
        }
    }
}
