package io.kindred.cli;

import io.kindred.clean.Rules;
import io.kindred.report.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Period;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options that say what a plan goes by. */
final class CleanRules {
    private static final List<String> NAMES = List.of("--keep", "--keep-in", "--versions-older-than", "--min");

    @Option(
            names = "--keep",
            paramLabel = "AGE",
            defaultValue = "oldest",
            converter = CleanRules.AgeName.class,
            description = "Which of several copies stays: oldest or newest, by file time. Default: ${DEFAULT-VALUE}.")
    private Rules.Age keep;

    @Option(
            names = "--keep-in",
            paramLabel = "FOLDER",
            description = "All files in this folder stay, and of their copies elsewhere none needs to.")
    private List<Path> folders = List.of();

    @Option(
            names = "--versions-older-than",
            paramLabel = "TIME",
            converter = CleanRules.Time.class,
            description = {
                "Also set versions aside that were last changed before this time if a newer version stays: a day such as"
                        + " 2024-01-31, or an age such as 90d, 18m or 2y. 0d takes all. Documents that tell their own"
                        + " date are taken at their word, others go by file time."
            })
    private Instant before;

    @Option(
            names = "--min",
            paramLabel = "SCORE",
            defaultValue = "0.5",
            description = "Only versions of at least this score. Default: ${DEFAULT-VALUE}, which is all.")
    private double min;

    boolean areGiven(CommandLine command) {
        return NAMES.stream().anyMatch(command.getParseResult()::hasMatchedOption);
    }

    Rules rules(Path root) throws IOException {
        List<String> paths = new ArrayList<>();
        for (Path folder : folders) {
            if (!Files.isDirectory(folder)) {
                throw new Failure(Printable.of(folder.toString()) + ": no such folder");
            }
            boolean all = folder.toRealPath().equals(root.toRealPath());
            paths.add(all ? "" : CatalogFiles.path(root, folder.toRealPath()));
        }
        return new Rules(keep, paths, Optional.ofNullable(before).map(time -> new Rules.Versions(time, min)));
    }

    private static final class AgeName implements ITypeConverter<Rules.Age> {
        @Override
        public Rules.Age convert(String name) {
            return switch (name.toLowerCase(Locale.ROOT)) {
                case "oldest" -> Rules.Age.OLDEST;
                case "newest" -> Rules.Age.NEWEST;
                default -> throw new TypeConversionException(name + " is none of oldest, newest");
            };
        }
    }

    /** Reads a day, or so many days, weeks, months or years before today. */
    static final class Time implements ITypeConverter<Instant> {
        private static final Pattern AGE = Pattern.compile("(\\d{1,5})([dwmy])");

        @Override
        public Instant convert(String given) {
            Matcher age = AGE.matcher(given.strip().toLowerCase(Locale.ROOT));
            try {
                LocalDate day = age.matches()
                        ? LocalDate.now(ZoneOffset.UTC)
                                .minus(period(age))
                                .plusDays(age.group(1).matches("0+") ? 1 : 0)
                        : LocalDate.parse(given.strip());
                return day.atStartOfDay(ZoneOffset.UTC).toInstant();
            } catch (DateTimeException e) {
                throw new TypeConversionException(
                        given + " is neither a day, such as 2024-01-31, nor an age, such as 90d, 18m or 2y");
            }
        }

        private static Period period(Matcher age) {
            int count = Integer.parseInt(age.group(1));
            return switch (age.group(2)) {
                case "d" -> Period.ofDays(count);
                case "w" -> Period.ofWeeks(count);
                case "m" -> Period.ofMonths(count);
                default -> Period.ofYears(count);
            };
        }
    }
}
