package io.kindred.cli;

import java.io.PrintWriter;

/** Tells a user who breaks a scan off that nothing is lost. */
final class Interruption {
    private final Thread hook;

    private Interruption(PrintWriter err) {
        this.hook = new Thread(() -> {
            err.println();
            err.println("kindred: broken off; what was done is kept, and the next scan goes on from there");
            err.flush();
        });
    }

    /** Waits for this process to be told to end. */
    static Interruption of(PrintWriter err) {
        Interruption interruption = new Interruption(err);
        Runtime.getRuntime().addShutdownHook(interruption.hook);
        return interruption;
    }

    /** Waits no longer. */
    void over() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is ending already, and the user has been told.
        }
    }
}
