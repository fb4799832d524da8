package io.kindred.cli;

import io.kindred.formats.AnyFormatProvider;
import io.kindred.meaning.RelatedKin;
import io.kindred.scan.Check;
import io.kindred.scan.Kinship;
import io.kindred.scan.ScanWatcher;
import io.kindred.scan.ScannedFolder;
import io.kindred.store.Catalog;
import java.io.IOException;
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

/** The command {@code kindred check}. */
@Command(
        name = "check",
        description = "Tells whether the catalog has something like a file already. Nothing is added to it.")
final class CheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files to ask about.")
    private List<Path> files;

    @Mixin
    private CatalogOption catalog;

    @Option(
            names = {"--only-versions", "--no-semantic"},
            description = "Look at texts alone, and for no relations in meaning.")
    private boolean onlyVersions;

    @Mixin
    private KinOptions kin;

    @Mixin
    private ReadingOptions reading;

    @Override
    public Integer call() throws IOException {
        Path file = catalog.find();
        Problems problems = new Problems(spec.commandLine().getErr());
        try (Catalog known = Catalog.open(file);
                AnyFormatProvider texts = reading.texts();
                KinOptions.Answer answer = kin.answer(spec.commandLine().getOut())) {
            Path root = ScannedFolder.of(file, known);
            Check check = new Check(known, root, texts, reading.jobs());
            RelatedKin related = new RelatedKin(known, root, texts, told(problems));
            for (Path asked : files) {
                String id = CompareCommand.id(asked);
                Optional<List<Kinship>> found = problems.unless(id, () -> check.check(id, asked));
                if (found.isPresent()) {
                    answer.write(id, onlyVersions ? found.get() : related.added(id, asked, found.get(), kin.top()));
                }
            }
            return problems.exitStatus(answer.exitStatus());
        }
    }

    private static ScanWatcher told(Problems problems) {
        return new ScanWatcher() {
            @Override
            public void unusable(String scheme, String reason) {
                problems.note("related documents are found by concepts alone: " + reason);
            }
        };
    }
}
