package io.kindred.cli;

import io.kindred.formats.AnyFormatProvider;
import io.kindred.meaning.Way;
import io.kindred.report.Printable;
import io.kindred.scan.Check;
import io.kindred.scan.Scan;
import io.kindred.scan.ScanWatcher;
import io.kindred.scan.ScannedFolder;
import io.kindred.store.CatalogWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code kindred add}. */
@Command(name = "add", description = "Takes files into the catalog, and tells what they are kin to.")
final class AddCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "The files, which lie in the folder that the catalog is of.")
    private List<Path> files;

    @Mixin
    private CatalogOption catalog;

    @Mixin
    private KinOptions kin;

    @Mixin
    private ReadingOptions reading;

    @Override
    public Integer call() throws IOException {
        Path file = catalog.find();
        Problems problems = new Problems(spec.commandLine().getErr());
        try (CatalogWriter writer = CatalogWriter.open(file);
                AnyFormatProvider texts = reading.texts();
                KinOptions.Answer answer = kin.answer(spec.commandLine().getOut())) {
            Path root = ScannedFolder.of(file, writer.catalog()).toRealPath();
            Map<String, Path> added = named(root);
            Way.of(writer.catalog())
                    .of(Scan.again(writer, root, texts, reading.jobs(), told(problems)))
                    .run(List.copyOf(added.values()), List.of());
            for (String path : added.keySet()) {
                if (writer.catalog().at(path).isPresent()) {
                    answer.write(path, Check.of(writer.catalog(), path));
                }
            }
            return problems.exitStatus(answer.exitStatus());
        }
    }

    private Map<String, Path> named(Path root) throws IOException {
        Map<String, Path> named = new LinkedHashMap<>();
        for (Path given : files) {
            if (!Files.exists(given)) {
                throw new Failure(Printable.of(given.toString()) + ": no such file");
            }
            String path = CatalogFiles.path(root, given);
            named.put(path, root.resolve(path));
        }
        return named;
    }

    private static ScanWatcher told(Problems problems) {
        return new ScanWatcher() {
            @Override
            public void problem(String path, String reason) {
                problems.tell(path, reason);
            }

            @Override
            public void unusable(String scheme, String reason) {
                problems.note("related documents are found by concepts alone: " + reason);
            }
        };
    }
}
