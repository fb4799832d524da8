package io.kindred.lab.paper.beyond;

import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.report.Table;
import java.util.List;
import java.util.Locale;

/** The page about what the papers left open, and the index of all they describe. */
public final class Beyond {
    /** The name of the command and of the page. */
    public static final String NAME = "beyond";

    /** The name of the page that lists all lines. */
    public static final String INDEX = "index";

    private Beyond() {}

    /** What the papers left open and what we do. */
    public static PaperPage page() {
        PaperPage page = new PaperPage(NAME);
        page.table(new Table(
                "Left open",
                4,
                List.of("line", "left open", "what Kindred does", "shown by"),
                Line.all().stream()
                        .filter(Line::isOpen)
                        .map(line -> List.of(line.id(), left(line), answer(line), line.shown()))
                        .toList()));
        page.table(
                new Table(
                        "The open cases, scored (from 0.5 up a version)",
                        3,
                        List.of("line", "case", "wanted", "naive", "Jaccard", "Euclidean", "Kindred"),
                        OpenCase.all().stream().map(Beyond::row).toList()),
                "open-cases");
        return page;
    }

    private static String left(Line line) {
        return line.paper().substring("Open: ".length());
    }

    private static String answer(Line line) {
        return line.state().equals("shown") ? line.kindred() : line.kindred() + " (" + line.state() + ")";
    }

    private static List<String> row(OpenCase each) {
        return List.of(
                each.line(),
                each.what(),
                each.wanted(),
                number(each.naive()),
                number(each.jaccard()),
                number(each.euclidean()),
                number(each.kindred()));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    /** Every line, its state and what shows it. */
    public static PaperPage index() {
        return new PaperPage(INDEX, NAME)
                .table(new Table(
                        "Every line of the papers",
                        5,
                        List.of("line", "the paper", "Kindred", "state", "shown by"),
                        Line.all().stream()
                                .map(line ->
                                        List.of(line.id(), line.paper(), line.kindred(), line.state(), line.shown()))
                                .toList()));
    }
}
