package io.kindred.lab.paper.waikato2013;

import static io.kindred.lab.paper.waikato2013.Waikato2013Page.number;

import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.Published;
import io.kindred.lab.plot.BarPlot;
import io.kindred.lab.report.Table;
import java.util.List;
import java.util.Locale;

/** The approaches that the design weighs, on its criteria: Figures 7 and 8. */
final class ApproachFigures {
    private final PaperPage page;
    private final Published published;

    ApproachFigures(PaperPage page, Published published) {
        this.page = page;
        this.published = published;
    }

    void add(List<Alternatives.Row> rows) {
        page.table(
                new Table(
                        "The approaches of the design on its criteria (Figures 7 and 8), measured",
                        2,
                        List.of(
                                "to find",
                                "approach",
                                "published",
                                "precision",
                                "recall",
                                "F",
                                "bytes a document",
                                "comparisons",
                                "ns each"),
                        rows.stream().map(this::row).toList()),
                "approaches");
        approachPlot(rows, "versions");
        approachPlot(rows, "meaning");
    }

    private void approachPlot(List<Alternatives.Row> all, String task) {
        List<Alternatives.Row> rows =
                all.stream().filter(row -> row.task().equals(task)).toList();
        page.plot(
                "approaches-" + task,
                new BarPlot(
                                "Waikato 2013, Figure 7: to find "
                                        + (task.equals("meaning") ? "relation of meaning" : task),
                                "approach",
                                "precision, recall and F (0 to 1)",
                                rows.stream()
                                        .map(row -> row.approach().replace("word frequency", "words"))
                                        .toList())
                        .bars(
                                "precision",
                                rows.stream()
                                        .map(row -> row.quality().precision())
                                        .toList())
                        .bars(
                                "recall",
                                rows.stream().map(row -> row.quality().recall()).toList())
                        .bars("F", rows.stream().map(row -> row.quality().f()).toList()),
                "What the design told with plus and minus signs, as figures: to find " + task + ".");
    }

    private List<String> row(Alternatives.Row row) {
        Quality quality = row.quality();
        return List.of(
                row.task(),
                row.approach(),
                signs(row),
                number(quality.precision(), 2),
                number(quality.recall(), 2),
                number(quality.f(), 2),
                Double.isNaN(row.bytes()) ? "" : number(row.bytes(), 0),
                Long.toString(row.comparisons()),
                number(row.nanos(), 0));
    }

    /** What the design says of an approach: how well it finds, how little it keeps, how few comparisons, how fast each. */
    private String signs(Alternatives.Row row) {
        return published.in("design Figure 7").entrySet().stream()
                .filter(entry -> row.approach().toLowerCase(Locale.ROOT).startsWith(entry.getKey()))
                .map(entry -> {
                    String[] signs = entry.getValue().split(" ", -1);
                    String finds = row.task().equals("versions") ? signs[0] : signs[1];
                    return String.join(" ", finds, signs[2], signs[3], signs[4]);
                })
                .findFirst()
                .orElse("");
    }
}
