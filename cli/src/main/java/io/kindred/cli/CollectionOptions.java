package io.kindred.cli;

import java.util.List;
import picocli.CommandLine.Option;

/** The options that say what belongs to a collection and what is kept of it. */
final class CollectionOptions {
    @Option(
            names = "--exclude",
            paramLabel = "GLOB",
            split = ",",
            description =
                    "Pass over files and folders whose name or path fits, such as '*.bak' or 'old/**'. What begins"
                            + " with a point is always passed over.")
    private List<String> excluded = List.of();

    @Option(
            names = "--no-text",
            description = "Keep no texts in the catalog; to compare, the files are then read again.")
    private boolean noText;

    @Option(
            names = "--every-pair",
            description =
                    "Compare every two documents, not only those with text in common. Slow; finds more small passages, and hardly more versions.")
    private boolean everyPair;

    boolean everyPair() {
        return everyPair;
    }

    List<String> excluded() {
        return excluded;
    }

    boolean keepText() {
        return !noText;
    }
}
