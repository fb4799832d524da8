package io.kindred.lab.benchmark;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The time the processor spends on the measured thread, which does not grow when other programs take their turn.
 *
 * <p>JMH reports it beside its own score, the time on the clock. What the garbage collector does for the thread is in
 * the latter alone.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class CpuTime {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private long begun;
    private long passes;

    @Setup(Level.Iteration)
    public void begin() {
        passes = 0;
        begun = THREADS.getCurrentThreadCpuTime();
    }

    void pass() {
        passes++;
    }

    /** Microseconds for a pass. */
    public double cpuMicros() {
        return (THREADS.getCurrentThreadCpuTime() - begun) / 1e3 / passes;
    }
}
