package io.kindred.cli;

import io.kindred.scan.Scan;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.RelationFilter;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
        description = "Finds which documents below a folder are kin, and remembers it in a catalog. What has not changed"
                + " since the last scan is not read again; a scan that was broken off is taken up where it ended.")
final class ScanCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PATH",
            arity = "0..*",
            description = "The folder to scan, or several folders and files of one; if none is given, you are asked.")
    private List<Path> paths;

    @Mixin
    private CatalogOption catalog;

    @Option(
            names = "--params",
            paramLabel = "FILE",
            description = "Read parameters from a file, lines of 'name = value'; every option is a parameter.")
    private Path params;

    @Option(
            names = "--exclude",
            paramLabel = "GLOB",
            split = ",",
            description = "Pass over files and folders whose name or path fits, such as '*.bak' or 'old/**'.")
    private List<String> excluded = List.of();

    @Option(names = "--no-text", description = "Do not keep texts in the catalog; comparing then reads the files again.")
    private boolean noText;

    @Mixin
    private ReadingOptions reading;

    @Mixin
    private MeasureOptions measure;

    @Mixin
    private ListingOptions listing;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() throws IOException {
        List<Path> starts = starts();
        Path root = ScanRoot.of(starts);
        Path file = catalog.of(root);
        PrintWriter err = spec.commandLine().getErr();
        Problems problems = new Problems(err);
        long before = System.nanoTime();
        try (CatalogWriter writer = CatalogWriter.open(file)) {
            try (ScanProgress progress = new ScanProgress(err, Terminal.isThere(), problems);
                    OpenTexts texts = reading.texts()) {
                if (CatalogOption.beside(file).filter(root::equals).isEmpty()) {
                    writer.set("root", root.toString());
                }
                new Scan(writer, root, texts, measure.measuring(), !noText, reading.jobs(), progress)
                        .run(starts, excluded);
            }
            return answer(writer.catalog(), problems);
        }
    }
}
