package io.kindred.cli;

import io.kindred.formats.AnyFormatProvider;
import java.time.Duration;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that bound what reading documents may cost, to be mixed into commands that read any format. */
final class ReadingOptions {
    @Mixin
    private SizeOption size;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "How many documents to work on at a time. Default: as many as there are processors.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description = "Give up a document that takes longer to read. Default: ${DEFAULT-VALUE}.")
    private int timeout;

    int jobs() {
        if (jobs < 1 || jobs > 1024) {
            throw new Failure("--jobs is from 1 to 1024, not " + jobs);
        }
        return jobs;
    }

    /** What reads documents; to be closed. */
    AnyFormatProvider texts() {
        if (timeout < 1) {
            throw new Failure("--timeout is at least 1 second, not " + timeout);
        }
        return new AnyFormatProvider(size.maxBytes(), jobs(), Duration.ofSeconds(timeout));
    }
}
