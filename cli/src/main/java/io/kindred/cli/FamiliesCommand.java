package io.kindred.cli;

import io.kindred.family.Family;
import io.kindred.formats.AnyFormatProvider;
import io.kindred.report.FamilyRow;
import io.kindred.report.Percent;
import io.kindred.report.Printable;
import io.kindred.report.RowWriter;
import io.kindred.scan.Ancestry;
import io.kindred.scan.ScannedFolder;
import io.kindred.store.Catalog;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code kindred families}. */
@Command(
        name = "families",
        description = "Lists the families of the catalog: documents that are one document in many states.")
final class FamiliesCommand implements Callable<Integer> {
    private static final int MOST_MEMBERS = 10;

    @Spec
    private CommandSpec spec;

    @Mixin
    private CatalogOption catalog;

    @Option(
            names = "--top",
            paramLabel = "N",
            defaultValue = "20",
            description = "Show people so many families, the largest first; 0 for all. Default: ${DEFAULT-VALUE}.")
    private int top;

    @Option(
            names = "--lineage",
            description = "Tell with each family who came from whom; takes a while. Not for --format text.")
    private boolean lineage;

    @Mixin
    private ReadingOptions reading;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() throws IOException {
        Path file = catalog.find();
        PrintWriter out = spec.commandLine().getOut();
        try (Catalog known = Catalog.open(file);
                AnyFormatProvider texts = reading.texts()) {
            Ancestry ancestry = new Ancestry(known, ScannedFolder.of(file, known), texts);
            List<Family> families = ancestry.families();
            if (format.format() == Format.TEXT) {
                print(families, out);
            } else {
                write(families, ancestry, out);
            }
            return families.isEmpty() ? ExitStatus.NONE : ExitStatus.FOUND;
        }
    }

    private void write(List<Family> families, Ancestry ancestry, PrintWriter out) throws IOException {
        try (RowWriter rows = format.format().rows(out, FamilyRow.COLUMNS, TextRows.of(row -> {}))) {
            for (Family family : families) {
                rows.write(
                        lineage
                                ? FamilyRow.of(family, ancestry.lineage(family, ancestry.haveTimes(family)))
                                : FamilyRow.of(family));
            }
        }
    }

    private void print(List<Family> families, PrintWriter out) {
        int documents =
                families.stream().mapToInt(family -> family.members().size()).sum();
        out.println(
                families.isEmpty()
                        ? "No families: no two documents are states of one."
                        : String.format(
                                Locale.ROOT,
                                "%,d %s of %,d documents",
                                families.size(),
                                families.size() == 1 ? "family" : "families",
                                documents));
        int shown = top > 0 ? Math.min(top, families.size()) : families.size();
        families.subList(0, shown).forEach(family -> print(family, out));
        if (shown < families.size()) {
            out.println();
            out.println(String.format(Locale.ROOT, "%,d more; --top 0 shows all", families.size() - shown));
        }
        if (!families.isEmpty()) {
            out.println();
            out.println("* stands for most of its family. kindred lineage FILE tells who came from whom.");
        }
    }

    private static void print(Family family, PrintWriter out) {
        out.println();
        out.println(String.format(
                Locale.ROOT,
                "%s  %,d documents, %s alike",
                FamilyRow.name(family),
                family.members().size(),
                Percent.of(family.cohesion())));
        String first = FamilyRow.representative(family);
        out.println("  * " + Printable.of(first));
        List<String> others = family.members().stream()
                .filter(member -> !member.equals(first))
                .toList();
        others.stream().limit(MOST_MEMBERS - 1).forEach(member -> out.println("    " + Printable.of(member)));
        if (others.size() >= MOST_MEMBERS) {
            out.println(String.format(Locale.ROOT, "    and %,d more", others.size() - MOST_MEMBERS + 1));
        }
    }
}
