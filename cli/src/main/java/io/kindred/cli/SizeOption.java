package io.kindred.cli;

import io.kindred.formats.PlainTextProvider;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option {@code --max-size}, to be mixed into commands that read documents. */
final class SizeOption {
    @Option(
            names = "--max-size",
            paramLabel = "MB",
            defaultValue = "64",
            converter = SizeOption.Megabytes.class,
            description = "Refuse documents of more than so many megabytes. Default: ${DEFAULT-VALUE}.")
    private long megabytes;

    long maxBytes() {
        if (megabytes < 1) {
            throw new Failure("--max-size is at least 1 MB, not " + megabytes);
        }
        return Math.min(megabytes << 20, PlainTextProvider.LARGEST_MAX_BYTES);
    }

    /** Reads a number of megabytes, also as in {@code 200MB} or {@code 2GB}. */
    private static final class Megabytes implements ITypeConverter<Long> {
        private static final Pattern SIZE = Pattern.compile("(-?\\d{1,9})\\s*(MB?|GB?)?", Pattern.CASE_INSENSITIVE);

        @Override
        public Long convert(String given) {
            Matcher size = SIZE.matcher(given.strip());
            if (!size.matches()) {
                throw new TypeConversionException(
                        "'" + given + "' is not a number of megabytes, such as 200, 200MB or 2GB");
            }
            String unit = size.group(2) == null ? "" : size.group(2).toUpperCase(Locale.ROOT);
            return Long.parseLong(size.group(1)) * (unit.startsWith("G") ? 1024 : 1);
        }
    }
}
