package io.kindred.lab.benchmark;

import com.sun.management.ThreadMXBean;
import io.kindred.lab.contestant.Contestant;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Contestants of one thread that take turns, some hundredths of a second each.
 *
 * <p>A turn is timed by what the processor spends on the thread, which does not grow when other programs take theirs;
 * what the garbage collector does for it is not in it.
 */
final class Turns {
    private static final long SHORTEST_NANOS = 30_000_000;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final Map<String, Contestant.Pass> passes = new LinkedHashMap<>();
    private final List<String> order = new ArrayList<>();

    /** What a pass over all texts took in one turn, on average. */
    record Turn(String contestant, double micros, double bytes) {}

    Turns(List<Contestant> contestants, String[] texts) {
        for (Contestant contestant : contestants) {
            passes.put(contestant.name(), contestant.over(texts));
            order.add(contestant.name());
        }
    }

    /** One turn for each, in the order opposite to that of the round before. */
    List<Turn> round(Blackhole hole) {
        Collections.reverse(order);
        return order.stream().map(name -> turn(name, hole)).toList();
    }

    private Turn turn(String contestant, Blackhole hole) {
        Contestant.Pass pass = passes.get(contestant);
        long allocated = THREADS.getCurrentThreadAllocatedBytes();
        long begun = THREADS.getCurrentThreadCpuTime();
        long nanos = 0;
        int times = 0;
        while (nanos < SHORTEST_NANOS) {
            pass.run(hole);
            times++;
            nanos = THREADS.getCurrentThreadCpuTime() - begun;
        }
        long bytes = THREADS.getCurrentThreadAllocatedBytes() - allocated;
        return new Turn(contestant, nanos / 1e3 / times, (double) bytes / times);
    }
}
