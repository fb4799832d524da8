package io.kindred.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a run was measured on, without a name that tells whose it is. */
final class Machine {
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

    private Machine() {}

    static String description() {
        return processor() + ", " + Runtime.getRuntime().availableProcessors() + " cores; Java "
                + System.getProperty("java.version") + " (" + System.getProperty("java.vm.name") + ")";
    }

    private static String processor() {
        try {
            return Files.readAllLines(PROCESSORS).stream()
                    .filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(System.getProperty("os.arch"));
        } catch (IOException e) {
            return System.getProperty("os.arch"); // not Linux
        }
    }
}
