package io.kindred.cli;

import io.kindred.formats.AnyFormatProvider;
import io.kindred.scan.Check;
import io.kindred.scan.Kinship;
import io.kindred.store.Catalog;
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
            names = "--top",
            paramLabel = "N",
            defaultValue = "10",
            description = "Tell at most so many of the documents that a file is kin to. Default: ${DEFAULT-VALUE}.")
    private int top;

    @Mixin
    private ReadingOptions reading;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() throws IOException {
        Path file = catalog.find();
        PrintWriter out = spec.commandLine().getOut();
        Problems problems = new Problems(spec.commandLine().getErr());
        boolean found = false;
        try (Catalog known = Catalog.open(file);
                AnyFormatProvider texts = reading.texts();
                RowWriter rows = format.format().rows(out, KinText.COLUMNS, new KinText(out))) {
            Check check = new Check(known, CatalogOption.root(file, known), texts);
            for (Path asked : files) {
                String id = CompareCommand.id(asked);
                Optional<List<Kinship>> kin = problems.unless(id, () -> check.check(id, asked));
                if (kin.isPresent()) {
                    found |= !kin.get().isEmpty();
                    KinText.write(rows, id, kin.get(), top);
                }
            }
        }
        return problems.exitStatus(found ? ExitStatus.FOUND : ExitStatus.NONE);
    }
}
