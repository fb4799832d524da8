package io.kindred.cli;

import picocli.CommandLine.Option;

/** The option {@code --format}, to be mixed into commands. */
final class FormatOption {
    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "How to write the answer: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Format format;

    Format format() {
        return format;
    }
}
