package io.kindred.cli;

import java.util.Arrays;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option {@code --format}, to be mixed into commands. */
final class FormatOption {
    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            converter = FormatOption.Parser.class,
            description = "How to write the answer: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Format format;

    Format format() {
        return format;
    }

    private static final class Parser implements ITypeConverter<Format> {
        @Override
        public Format convert(String name) {
            return Arrays.stream(Format.values())
                    .filter(format -> format.toString().equals(name.toLowerCase(Locale.ROOT)))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException(name + " is none of "
                            + Arrays.toString(Format.values()).replaceAll("[\\[\\]]", "")));
        }
    }
}
