package io.kindred.lab.joins;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.function.Supplier;

/**
 * What a piece of work gave, and what it took.
 *
 * @param seconds by the clock on the wall
 * @param processor seconds of processor of all threads of this process, collecting garbage and compiling included
 * @param busiest seconds of processor of the thread that had most to do: on an idle machine the others wait for it
 */
public record Timed<T>(T result, double seconds, double processor, double busiest) {
    private static final double NANOS = 1e9;

    /** Does work on so many threads. */
    public static <T> Timed<T> on(int threads, Supplier<T> work) {
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            long start = System.nanoTime();
            long before = spent();
            T result = pool.submit(work::get).get();
            double seconds = (System.nanoTime() - start) / NANOS;
            return new Timed<>(result, seconds, (spent() - before) / NANOS, busiest(pool));
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        } finally {
            pool.shutdown();
        }
    }

    private static long spent() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }

    private static double busiest(ForkJoinPool pool) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return Thread.getAllStackTraces().keySet().stream()
                        .filter(thread -> thread instanceof ForkJoinWorkerThread worker && worker.getPool() == pool)
                        .mapToLong(thread -> threads.getThreadCpuTime(thread.getId()))
                        .max()
                        .orElse(0)
                / NANOS;
    }

    /** The same result as if it had taken so many times as long. */
    Timed<T> times(double factor) {
        return new Timed<>(result, seconds * factor, processor * factor, busiest * factor);
    }
}
