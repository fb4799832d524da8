package io.kindred.cli;

import io.kindred.fingerprint.scheme.KnownScheme;
import io.kindred.fingerprint.scheme.SchemeSettings;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Unit;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Option;

/** The options that name and set a scheme, to be mixed into commands. */
final class SchemeOptions {
    @Option(
            names = "--scheme",
            paramLabel = "NAME",
            defaultValue = "simhash64-v1",
            description = "How to make the numbers. Default: ${DEFAULT-VALUE}.")
    private String name;

    @Option(names = "--shingle", paramLabel = "N", description = "Units of a shingle.")
    private Integer shingle;

    @Option(names = "--unit", paramLabel = "UNIT", description = "What shingles are runs of: chars, words or soundex.")
    private String unit;

    @Option(names = "--bag", description = "Let a shingle count as often as it occurs.")
    private boolean bag;

    @Option(names = "--bits", paramLabel = "N", description = "Width, for the schemes of the papers.")
    private Integer bits;

    @Option(names = "--components", paramLabel = "N", description = "Numbers of a MinHash.")
    private Integer components;

    @Option(names = "--window", paramLabel = "N", description = "Shingles of a window of passages-v1.")
    private Integer window;

    /** Makes fingerprints of files as the options say. */
    FileFingerprinter fingerprinter(long maxBytes) {
        try {
            KnownScheme known = KnownScheme.named(name);
            return known == KnownScheme.CONTENT
                    ? FileFingerprinter.ofContent()
                    : FileFingerprinter.ofText(known.fingerprinter(settings()), maxBytes);
        } catch (IllegalArgumentException e) {
            throw new Failure(e.getMessage(), e);
        }
    }

    private SchemeSettings settings() {
        Map<String, Integer> numbers = new TreeMap<>();
        put(numbers, "shingle", shingle);
        put(numbers, "bits", bits);
        put(numbers, "components", components);
        put(numbers, "window", window);
        return new SchemeSettings(numbers, Optional.ofNullable(unit).map(SchemeOptions::unit), bag, HashKey.PUBLIC);
    }

    private static void put(Map<String, Integer> numbers, String setting, Integer value) {
        if (value != null) {
            numbers.put(setting, value);
        }
    }

    private static Unit unit(String given) {
        try {
            return Unit.valueOf(given.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new Failure("--unit is chars, words or soundex, not " + given, e);
        }
    }
}
