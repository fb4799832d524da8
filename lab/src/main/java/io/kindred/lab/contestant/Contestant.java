package io.kindred.lab.contestant;

import org.openjdk.jmh.infra.Blackhole;

/** A method that is timed beside others; a constant of an enum. */
public interface Contestant {
    String name();

    /** What the tables call it. */
    String label();

    /** Prepares the method to be run on some texts by one thread. */
    Pass over(String[] texts);

    /** One run of a method over all of its texts. */
    @FunctionalInterface
    interface Pass {
        void run(Blackhole hole);
    }
}
