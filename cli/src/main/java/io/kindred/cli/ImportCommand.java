package io.kindred.cli;

import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.ExactHasher;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.scan.DelimitedText;
import io.kindred.store.CatalogWriter;
import io.kindred.store.FileState;
import io.kindred.store.NewDocument;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code kindred import}. */
@Command(
        name = "import",
        description =
                "Makes a catalog of documents that were exported as delimited text. It has their fingerprints and no"
                        + " more: it can be queried and exported, and a scan of the folder reads the files anew.")
final class ImportCommand implements Callable<Integer> {
    /** A hash that no file has. */
    private static final ExactHash UNKNOWN = new ExactHash(ExactHasher.CONTENT, "0".repeat(64));

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The delimited text.")
    private Path file;

    @Mixin
    private CatalogOption catalog;

    @Option(
            names = "--delim",
            paramLabel = "C",
            defaultValue = "|",
            description = "What stands between the fields. Default: ${DEFAULT-VALUE}")
    private char delim;

    @Override
    public Integer call() throws IOException {
        ExportCommand.mustDelimit(delim);
        List<NewDocument> documents = read();
        Path place = catalog.of(Path.of("").toAbsolutePath());
        try (CatalogWriter writer = CatalogWriter.open(place)) {
            if (!writer.catalog().documents().isEmpty()) {
                throw new Failure(place + ": has documents already; name a new catalog with --catalog");
            }
            writer.put(documents);
        }
        spec.commandLine().getOut().println(documents.size() + " documents imported into " + place);
        return ExitStatus.FOUND;
    }

    private List<NewDocument> read() throws IOException {
        List<NewDocument> documents = new ArrayList<>();
        Set<String> locations = new HashSet<>();
        try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            int number = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                DelimitedText document = parsed(line, number);
                if (!locations.add(document.location())) {
                    throw new Failure(file + ", line " + number + ": " + document.location() + " is there twice");
                }
                documents.add(stored(document));
            }
        } catch (CharacterCodingException e) {
            throw new Failure(file + ": not text in UTF-8", e);
        }
        return documents;
    }

    private DelimitedText parsed(String line, int number) {
        try {
            return DelimitedText.of(line, delim);
        } catch (IllegalArgumentException e) {
            throw new Failure(file + ", line " + number + ": " + e.getMessage(), e);
        }
    }

    private static NewDocument stored(DelimitedText document) {
        long[] chunks = document.chunks().stream().mapToLong(chunk -> chunk).toArray();
        return new NewDocument(
                new FileState(document.location(), 0, Long.MIN_VALUE, UNKNOWN),
                document.location(),
                Map.of(),
                UNKNOWN,
                0,
                "imported",
                new Signature(document.si(), new long[0], chunks),
                Optional.empty());
    }
}
