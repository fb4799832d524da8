package io.kindred.cli;

import io.kindred.formats.PlainTextProvider;
import picocli.CommandLine.Option;

/** The option {@code --max-size}, to be mixed into commands that read documents. */
final class SizeOption {
    @Option(
            names = "--max-size",
            paramLabel = "MB",
            defaultValue = "64",
            description = "Refuse documents of more than so many megabytes. Default: ${DEFAULT-VALUE}.")
    private int megabytes;

    long maxBytes() {
        if (megabytes < 1) {
            throw new Failure("--max-size is at least 1 MB, not " + megabytes);
        }
        return Math.min((long) megabytes << 20, PlainTextProvider.LARGEST_MAX_BYTES);
    }
}
