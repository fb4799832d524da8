package io.kindred.server;

import java.io.IOException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Lets in so many at a time, has so many wait for so long, and sends all others away. */
final class Gate {
    private final String what;
    private final Semaphore inside;
    private final int waiting;
    private final long patienceMillis;

    /**
     * A gate.
     *
     * @param what what all are busy with, for those who are sent away
     */
    Gate(String what, int inside, int waiting, long patienceMillis) {
        this.what = what;
        this.inside = new Semaphore(inside, /* fair= */ true);
        this.waiting = waiting;
        this.patienceMillis = patienceMillis;
    }

    /** Something that is done inside. */
    @FunctionalInterface
    interface Work<T> {
        T run() throws IOException;
    }

    <T> T pass(Work<T> work) throws IOException {
        enter();
        try {
            return work.run();
        } finally {
            inside.release();
        }
    }

    private void enter() {
        if (inside.tryAcquire()) {
            return;
        }
        try {
            if (inside.getQueueLength() < waiting && inside.tryAcquire(patienceMillis, TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw Refusal.full("Too many " + what + " at once; try again in a moment.", 1);
    }
}
