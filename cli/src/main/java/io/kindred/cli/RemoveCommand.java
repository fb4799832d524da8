package io.kindred.cli;

import io.kindred.formats.AnyFormatProvider;
import io.kindred.meaning.Way;
import io.kindred.report.Printable;
import io.kindred.scan.Scan;
import io.kindred.scan.ScanWatcher;
import io.kindred.scan.ScannedFolder;
import io.kindred.store.CatalogWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code kindred remove}. */
@Command(
        name = "remove",
        description = "Makes the catalog forget documents. Their files stay, and the next scan takes them in again.")
final class RemoveCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The documents to forget.")
    private List<Path> files;

    @Mixin
    private CatalogOption catalog;

    @Mixin
    private ReadingOptions reading;

    @Override
    public Integer call() throws IOException {
        Path file = catalog.find();
        Problems problems = new Problems(spec.commandLine().getErr());
        List<String> known = new ArrayList<>();
        try (CatalogWriter writer = CatalogWriter.open(file);
                AnyFormatProvider texts = reading.texts()) {
            Path root = ScannedFolder.of(file, writer.catalog());
            for (Path given : files) {
                String path = CatalogFiles.path(root, given);
                if (writer.catalog().at(path).isPresent()) {
                    known.add(path);
                } else {
                    problems.tell(path, "not in the catalog");
                }
            }
            Way.of(writer.catalog())
                    .of(Scan.again(writer, root, texts, reading.jobs(), ScanWatcher.NOBODY))
                    .remove(known);
        }
        known.forEach(path -> spec.commandLine().getOut().println("forgotten  " + Printable.of(path)));
        return problems.exitStatus(ExitStatus.FOUND);
    }
}
