package io.kindred.cli;

import io.kindred.formats.AnyFormatProvider;
import io.kindred.meaning.LostTermsException;
import io.kindred.meaning.Way;
import io.kindred.report.RelationRow;
import io.kindred.report.RowWriter;
import io.kindred.scan.Measuring;
import io.kindred.scan.Scan;
import io.kindred.scan.ScannedFolder;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.RelationFilter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code kindred scan}. */
@Command(
        name = "scan",
        description =
                "Finds which documents below a folder are kin, and remembers it in a catalog. What has not changed"
                        + " since the last scan is not read again; a scan that was broken off is taken up where it ended.")
final class ScanCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PATH",
            arity = "0..*",
            description = "The folder to scan, or folders and files that lie in one. If none is given, you are asked.")
    private List<Path> paths;

    @Mixin
    private CatalogOption catalog;

    @Option(
            names = "--params",
            paramLabel = "FILE",
            description = "Take parameters from a file of lines 'name = value'. Every option is a parameter.")
    @SuppressWarnings("UnusedVariable") // ParameterFile looks for it before anything is parsed.
    private Path params;

    @Mixin
    private CollectionOptions collection;

    @Mixin
    private ReadingOptions reading;

    @Mixin
    private MeasureOptions measure;

    @Mixin
    private MeaningOptions meaning;

    @Mixin
    private ListingOptions listing;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        List<Path> starts = ScanRoot.real(paths == null || paths.isEmpty() ? List.of(FolderQuestion.ask(err)) : paths);
        Path root = ScanRoot.of(starts);
        Path file = catalog.of(root);
        try (CatalogWriter writer = CatalogWriter.open(file)) {
            ScannedFolder.claim(writer, root, file);
            boolean whole = scan(writer, root, starts);
            int status = answer(writer.catalog(), file);
            return whole ? status : ExitStatus.FAILED;
        }
    }

    /** Scans, and tells whether all was done that was asked for: a bad taxonomy does not keep versions from being found. */
    private boolean scan(CatalogWriter writer, Path root, List<Path> starts) throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        Interruption interruption = Interruption.of(err);
        try (AnyFormatProvider texts = reading.texts();
                ScanProgress progress = new ScanProgress(err, Terminal.isThere())) {
            Measuring measuring = measure.measuring(collection.everyPair());
            Scan scan = new Scan(writer, root, texts, measuring, collection.keepText(), reading.jobs(), progress);
            Optional<Way> way = way(err);
            if (way.isPresent()) {
                way.get().note(writer);
            }
            way.map(known -> known.of(scan)).orElse(scan).run(starts, collection.excluded());
            return way.isPresent();
        } finally {
            interruption.over();
        }
    }

    private Optional<Way> way(PrintWriter err) throws IOException {
        try {
            return Optional.of(meaning.way());
        } catch (LostTermsException e) {
            new Problems(err).note(e.getMessage() + "; documents are compared by their texts alone");
            return Optional.empty();
        }
    }

    private int answer(Catalog known, Path file) throws IOException {
        listing.store(known);
        PrintWriter out = spec.commandLine().getOut();
        ScanSummary summary = ScanSummary.of(known);
        if (measure.statistics()) {
            new PairStatistics(known, measure).write(out, listing.onlyClose());
        } else if (format.format() == Format.TEXT) {
            summary.write(out, CatalogOption.where(file));
        } else {
            try (RowWriter rows = format.format().rows(out, RelationRow.COLUMNS, null)) {
                known.relations(RelationFilter.ALL, found -> rows.write(RelationRow.of(found.relation())));
            }
        }
        return summary.exitStatus();
    }
}
