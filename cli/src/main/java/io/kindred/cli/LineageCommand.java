package io.kindred.cli;

import io.kindred.family.Family;
import io.kindred.family.lineage.Lineage;
import io.kindred.formats.AnyFormatProvider;
import io.kindred.report.FamilyRow;
import io.kindred.report.Printable;
import io.kindred.report.RowWriter;
import io.kindred.scan.Ancestry;
import io.kindred.scan.ScannedFolder;
import io.kindred.store.Catalog;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code kindred lineage}. */
@Command(
        name = "lineage",
        description = "Tells which state of a document was made from which: its family as a tree, with what changed.")
final class LineageCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A document of the family.")
    private Path file;

    @Mixin
    private CatalogOption catalog;

    @Option(
            names = "--times",
            paramLabel = "WHEN",
            defaultValue = "auto",
            converter = LineageCommand.TimesParser.class,
            description = "Whether the times of the files tell which came first: ${COMPLETION-CANDIDATES}; auto trusts"
                    + " them unless all are within an hour. Default: ${DEFAULT-VALUE}.")
    private Times times;

    @Option(
            names = "--graph",
            paramLabel = "KIND",
            converter = LineageCommand.GraphParser.class,
            description = "Write the tree for another program to draw: ${COMPLETION-CANDIDATES}.")
    private LineageGraph graph;

    @Mixin
    private ReadingOptions reading;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() throws IOException {
        Path catalogFile = catalog.find();
        PrintWriter out = spec.commandLine().getOut();
        try (Catalog known = Catalog.open(catalogFile);
                AnyFormatProvider texts = reading.texts()) {
            Path root = ScannedFolder.of(catalogFile, known);
            String path = CatalogFiles.path(root, file);
            if (known.at(path).isEmpty()) {
                throw new Failure(Printable.of(path) + ": not in the catalog");
            }
            Ancestry ancestry = new Ancestry(known, root, texts);
            Optional<Family> family = ancestry.families().stream()
                    .filter(each -> each.members().contains(path))
                    .findFirst();
            if (family.isEmpty()) {
                spec.commandLine().getErr().println("kindred: " + Printable.of(path) + " is in no family");
                return ExitStatus.NONE;
            }
            tell(family.get(), ancestry, out);
            return ExitStatus.FOUND;
        }
    }

    private void tell(Family family, Ancestry ancestry, PrintWriter out) throws IOException {
        boolean byTimes = times == Times.YES || (times == Times.AUTO && ancestry.haveTimes(family));
        Lineage lineage = ancestry.lineage(family, byTimes);
        if (graph != null) {
            graph.write(lineage, out);
        } else if (format.format() == Format.TEXT) {
            new LineageText(family, lineage, ancestry, byTimes).write(out);
        } else {
            try (RowWriter row = format.format().row(out, FamilyRow.LINEAGE_COLUMNS, TextRows.of(each -> {}))) {
                row.write(FamilyRow.of(family, lineage));
            }
        }
    }

    /** Whether the times of files are trusted. */
    private enum Times {
        AUTO,
        YES,
        NO;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final class TimesParser implements ITypeConverter<Times> {
        @Override
        public Times convert(String name) {
            return ViewOptions.named(Times.values(), name);
        }
    }

    private static final class GraphParser implements ITypeConverter<LineageGraph> {
        @Override
        public LineageGraph convert(String name) {
            return ViewOptions.named(LineageGraph.values(), name);
        }
    }
}
