package io.kindred.lab.benchmark;

import java.lang.management.ManagementFactory;

/** The processor, as a clock that stands still while others use it. */
public final class Processor {
    private Processor() {}

    /** The seconds that all threads of this process took so far, collecting garbage and compiling included. */
    public static double seconds() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getProcessCpuTime() / 1e9
                : 0;
    }
}
