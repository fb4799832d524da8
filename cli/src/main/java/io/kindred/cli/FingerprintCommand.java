package io.kindred.cli;

import io.kindred.fingerprint.Fingerprint;
import io.kindred.fingerprint.PlacedHashes;
import io.kindred.fingerprint.SimHash;
import io.kindred.fingerprint.scheme.KnownScheme;
import io.kindred.report.Printable;
import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code kindred fingerprint}. */
@Command(name = "fingerprint", description = "Prints the numbers that stand for documents.")
final class FingerprintCommand implements Callable<Integer> {
    private static final List<String> COLUMNS = List.of("file", "scheme", "hex", "number");
    private static final List<String> SCHEME_COLUMNS = List.of("scheme", "meaning", "takes");

    @Spec
    private CommandSpec spec;

    @ArgGroup(multiplicity = "1")
    private Wanted wanted;

    @Mixin
    private SchemeOptions scheme;

    @Mixin
    private SizeOption size;

    @Mixin
    private FormatOption format;

    /** Either fingerprints or the list of schemes. */
    private static final class Wanted {
        @Parameters(paramLabel = "FILE", arity = "1..*", description = "Documents to fingerprint.")
        private List<Path> files;

        @Option(names = "--schemes", required = true, description = "List the schemes instead.")
        private boolean schemes;
    }

    @Override
    public Integer call() throws IOException {
        return wanted.schemes ? listSchemes() : fingerprintFiles();
    }

    private int listSchemes() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        try (RowWriter rows = format.format().rows(out, SCHEME_COLUMNS, TextRows.of(row -> printScheme(row, out)))) {
            for (KnownScheme known : KnownScheme.values()) {
                rows.write(new Row()
                        .with("scheme", known.schemeName())
                        .with("meaning", known.meaning())
                        .with("takes", known.takes().stream().sorted().toList()));
            }
        }
        return ExitStatus.FOUND;
    }

    private int fingerprintFiles() throws IOException {
        FileFingerprinter fingerprinter = scheme.fingerprinter(size.maxBytes());
        Problems problems = new Problems(spec.commandLine().getErr());
        PrintWriter out = spec.commandLine().getOut();
        try (RowWriter rows = format.format().rows(out, COLUMNS, TextRows.of(row -> print(row, out)))) {
            for (Path file : wanted.files) {
                Optional<Fingerprint> fingerprint = problems.unless(file.toString(), () -> fingerprinter.of(file));
                if (fingerprint.isPresent()) {
                    rows.write(row(file, fingerprint.get()));
                }
            }
        }
        return problems.exitStatus(ExitStatus.FOUND);
    }

    private static void printScheme(Row row, PrintWriter out) {
        var values = row.values();
        String options = ((List<?>) values.get("takes"))
                .stream().map(setting -> "--" + setting).collect(Collectors.joining(" "));
        out.println(String.format(Locale.ROOT, "%-26s%-41s%s", values.get("scheme"), values.get("meaning"), options)
                .stripTrailing());
    }

    private static Row row(Path file, Fingerprint fingerprint) {
        Row row = new Row()
                .with("file", file.toString())
                .with("scheme", fingerprint.scheme().toString());
        if (fingerprint instanceof PlacedHashes placed) {
            return row.with(
                    "hashes",
                    placed.hashes().stream().map(FingerprintCommand::row).toList());
        }
        row.with("hex", fingerprint.hex());
        if (fingerprint instanceof SimHash simHash && simHash.bits() <= Long.SIZE) {
            row.with("number", simHash.word(0));
        }
        return row;
    }

    private static Row row(PlacedHashes.PlacedHash placed) {
        return new Row()
                .with("hex", String.format(Locale.ROOT, "%016x", placed.hash()))
                .with("from", placed.span().from())
                .with("to", placed.span().to());
    }

    private static void print(Row row, PrintWriter out) {
        var values = row.values();
        String file = Printable.of((String) values.get("file"));
        if (values.get("hashes") instanceof List<?> hashes) {
            for (Object hash : hashes) {
                var placed = ((Row) hash).values();
                out.println(placed.get("hex") + "  " + placed.get("from") + "-" + placed.get("to") + "  " + file);
            }
        } else {
            String number = values.containsKey("number") ? values.get("number") + "  " : "";
            out.println(values.get("hex") + "  " + number + file);
        }
    }
}
