package io.kindred.lab.paper.waikato2013;

import static io.kindred.lab.paper.waikato2013.Waikato2013Page.number;

import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.Published;
import io.kindred.lab.plot.BarPlot;
import io.kindred.lab.report.Table;
import io.kindred.lab.versions.made.ControlledScore;
import io.kindred.lab.versions.measure.Measure;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** What the measures say of the controlled corpus: Figures 20 to 26. */
final class ControlledFigures {
    private final PaperPage page;
    private final Published published;

    ControlledFigures(PaperPage page, Published published) {
        this.page = page;
        this.published = published;
    }

    void add(List<ControlledScore> scores, double wordsSwapped) {
        page.table(
                new Table(
                        "The controlled corpus (Figures 20 to 26)",
                        2,
                        List.of(
                                "document",
                                "edit",
                                "naive, published",
                                "naive",
                                "Jaccard, published",
                                "Jaccard",
                                "Kindred"),
                        scores.stream().map(ControlledFigures::row).toList()),
                "figure-26");
        page.say(String.format(
                Locale.ROOT,
                "With shingles of two letters the naive measure gives document 4 %.4f here and %s in section 4.3.",
                wordsSwapped,
                published.text("section 4.3", "document 4 with 2 letters")));
        page.table(found(scores));
        List<String> names = scores.stream().map(ControlledScore::version).toList();
        controlledPlot(
                "figure-26-naive",
                "naive measure",
                names,
                scores,
                s -> s.published().naive(),
                s -> s.rebuilt().naive());
        controlledPlot(
                "figure-26-jaccard",
                "Jaccard measure",
                names,
                scores,
                s -> s.published().jaccard(),
                s -> s.rebuilt().jaccard());
    }

    private static List<String> row(ControlledScore score) {
        return List.of(
                score.version(),
                score.edit(),
                number(score.published().naive(), 2),
                number(score.rebuilt().naive(), 2),
                number(score.published().jaccard(), 2),
                number(score.rebuilt().jaccard(), 2),
                number(score.scores().get(Measure.KINDRED), 2));
    }

    private static Table found(List<ControlledScore> scores) {
        return new Table(
                "Versions found of " + scores.size() + ", and what section 4.3.2 asks for",
                1,
                List.of("what", "naive, published", "naive", "Jaccard, published", "Jaccard", "Kindred"),
                List.of(
                        counts("found", scores, IntStream.rangeClosed(0, 28).toArray()),
                        means("mean of words changed: 1 2 3 21 22", scores, 1, 2, 3, 21, 22),
                        means("mean of sentences changed: 6 7 9", scores, 6, 7, 9),
                        means("mean of paragraphs changed: 11 12 13 14 23", scores, 11, 12, 13, 14, 23),
                        counts("found of those merged or split: 18 24 28", scores, 18, 24, 28),
                        means("mean of twice and reordered: 26 27, below 1 is right", scores, 26, 27)));
    }

    private static List<ToDoubleFunction<ControlledScore>> columns() {
        return List.of(
                score -> score.published().naive(),
                score -> score.rebuilt().naive(),
                score -> score.published().jaccard(),
                score -> score.rebuilt().jaccard(),
                score -> score.scores().get(Measure.KINDRED));
    }

    private static List<String> counts(String what, List<ControlledScore> scores, int... numbers) {
        List<String> row = new ArrayList<>(List.of(what));
        columns()
                .forEach(column -> row.add(Long.toString(some(scores, numbers).stream()
                        .filter(score -> column.applyAsDouble(score) >= 0.5)
                        .count())));
        return row;
    }

    private static List<String> means(String what, List<ControlledScore> scores, int... numbers) {
        List<String> row = new ArrayList<>(List.of(what));
        columns()
                .forEach(column -> row.add(number(
                        some(scores, numbers).stream()
                                .mapToDouble(column)
                                .average()
                                .orElse(0),
                        2)));
        return row;
    }

    private static List<ControlledScore> some(List<ControlledScore> scores, int... numbers) {
        return scores.stream()
                .filter(score ->
                        IntStream.of(numbers).anyMatch(number -> score.version().equals(Integer.toString(number))))
                .toList();
    }

    private void controlledPlot(
            String file,
            String measure,
            List<String> names,
            List<ControlledScore> scores,
            ToDoubleFunction<ControlledScore> theirs,
            ToDoubleFunction<ControlledScore> rebuilt) {
        BarPlot plot = new BarPlot(
                        "Waikato 2013, Figure 26: " + measure + " on the controlled corpus",
                        "document of the controlled corpus",
                        "score (0 to 1; from 0.5 a version)",
                        names)
                .bars("published", scores.stream().map(theirs::applyAsDouble).toList())
                .bars(
                        "theirs, built again on our texts",
                        scores.stream().map(rebuilt::applyAsDouble).toList())
                .bars(
                        "Kindred",
                        scores.stream()
                                .map(score -> score.scores().get(Measure.KINDRED))
                                .toList());
        page.plot(
                file,
                plot,
                "The " + measure + " as published, built again on texts of our own, and Kindred on the same texts.");
    }
}
