package io.kindred.cli;

import io.kindred.report.Printable;
import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import io.kindred.store.Catalog;
import io.kindred.store.Problem;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code kindred problems}. */
@Command(name = "problems", description = "Lists the files that could not be taken into the catalog, and why.")
final class ProblemsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private CatalogOption catalog;

    @Option(names = "--all", description = "Also those that are no documents, such as pictures and empty files.")
    private boolean all;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        int count = 0;
        try (Catalog known = Catalog.open(catalog.find());
                RowWriter rows = format.format()
                        .rows(
                                out,
                                List.of("path", "size", "reason"),
                                TextRows.of(row -> out.println(Printable.of(
                                                (String) row.values().get("path")) + ": "
                                        + Printable.of((String) row.values().get("reason")))))) {
            for (Problem problem : known.problems()) {
                if (all || problem.isFailure()) {
                    count++;
                    rows.write(new Row()
                            .with("path", problem.path())
                            .with("size", problem.size())
                            .with("reason", problem.reason()));
                }
            }
        }
        return count > 0 ? ExitStatus.FOUND : ExitStatus.NONE;
    }
}
