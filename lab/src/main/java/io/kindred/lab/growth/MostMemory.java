package io.kindred.lab.growth;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.List;

/** The most memory of the heap that was in use since this was made, by the peaks of its pools. */
final class MostMemory {
    private static final long MEGABYTE = 1 << 20;

    private final List<MemoryPoolMXBean> pools = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .toList();

    MostMemory() {
        pools.forEach(MemoryPoolMXBean::resetPeakUsage);
    }

    /** A bound: the pools need not have had their peaks at one time. It is at most what Java may take. */
    long megabytes() {
        long peaks =
                pools.stream().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
        return Math.min(peaks, Runtime.getRuntime().maxMemory()) / MEGABYTE;
    }
}
