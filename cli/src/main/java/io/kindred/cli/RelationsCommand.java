package io.kindred.cli;

import io.kindred.relation.RelationKind;
import io.kindred.report.KinRow;
import io.kindred.report.Printable;
import io.kindred.report.RowWriter;
import io.kindred.scan.Explanation;
import io.kindred.scan.Scan;
import io.kindred.scan.ScannedFolder;
import io.kindred.store.Catalog;
import io.kindred.store.RelationFilter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code kindred relations}. */
@Command(name = "relations", description = "Lists what the documents of the catalog are to each other.")
final class RelationsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private CatalogOption catalog;

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            split = ",",
            converter = RelationsCommand.Kind.class,
            description = "Only relations of these kinds: ${COMPLETION-CANDIDATES}.")
    private List<RelationKind> kinds = List.of();

    @Option(
            names = "--min",
            paramLabel = "SCORE",
            defaultValue = "0",
            description = "Only those of at least this score.")
    private double min;

    @Option(names = "--of", paramLabel = "FILE", description = "Only those of one document.")
    private Path of;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() throws IOException {
        Path file = catalog.find();
        PrintWriter out = spec.commandLine().getOut();
        int[] count = new int[1];
        try (Catalog known = Catalog.open(file)) {
            RelationFilter filter = filter(file, known);
            warnIfIncomplete(known);
            RowWriter table = new RelationTable(out, known.documents().size());
            try (RowWriter rows = format.format().rows(out, KinText.COLUMNS, table)) {
                known.relations(filter, found -> {
                    count[0]++;
                    rows.write(KinRow.of(found.relation(), found.evidence(), Explanation.of(found, known)));
                });
            }
        }
        return count[0] > 0 ? ExitStatus.FOUND : ExitStatus.NONE;
    }

    private RelationFilter filter(Path file, Catalog known) throws IOException {
        if (of == null) {
            return new RelationFilter(Set.copyOf(kinds), min, Optional.empty());
        }
        String path = CatalogFiles.path(ScannedFolder.of(file, known), of);
        if (known.at(path).isEmpty()) {
            throw new Failure(Printable.of(path) + ": not in the catalog");
        }
        return new RelationFilter(Set.copyOf(kinds), min, Optional.of(path));
    }

    private void warnIfIncomplete(Catalog known) throws IOException {
        if (!Scan.isComplete(known)) {
            spec.commandLine()
                    .getErr()
                    .println("kindred: not all relations are settled, so some may be missing; scan settles them");
        }
    }

    private static final class Kind implements ITypeConverter<RelationKind> {
        @Override
        public RelationKind convert(String name) {
            return ViewOptions.named(RelationKind.values(), name);
        }
    }
}
