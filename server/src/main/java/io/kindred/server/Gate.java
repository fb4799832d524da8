package io.kindred.server;

import java.io.IOException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Lets in so many at a time, has so many wait for so long, and sends all others away. */
final class Gate {
    private final String what;
    private final Places inside;
    private final int waiting;
    private final long patienceMillis;

    /**
     * A gate.
     *
     * @param what what all are busy with, for those who are sent away
     */
    Gate(String what, int inside, int waiting, long patienceMillis) {
        this.what = what;
        this.inside = new Places(inside);
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

    /** Does work ahead of all who wait and in the place of one of them, without waiting itself. */
    void goAhead(Runnable work) {
        inside.take();
        try {
            work.run();
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

    /** Places that are given in the order in which they were asked for, and may be taken before they are free. */
    private static final class Places extends Semaphore {
        private static final long serialVersionUID = 1;

        Places(int count) {
            super(count, /* fair= */ true);
        }

        void take() {
            reducePermits(1);
        }
    }
}
