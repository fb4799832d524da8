package io.kindred.lab.paper.roth2011;

import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.Published;
import io.kindred.lab.plot.BarPlot;
import io.kindred.lab.plot.LinePlot;
import io.kindred.lab.report.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The page about Roth (2011).
 *
 * @param scores of all combinations, the best first
 */
record Roth2011Page(Published published, List<Score> scores, Verdicts verdicts) {
    /** The best five of the paper, and where their matrices are printed. */
    private static final Map<String, String> BEST = new TreeMap<>(Map.of(
            "Tables 10-12", "43B 40",
            "Tables 13-15", "47C 40",
            "Tables 16-18", "43B 4",
            "Tables 19-21", "3B 16",
            "Tables 22-24", "21B 40"));

    PaperPage page(List<String> texts, double seconds) {
        PaperPage page = new PaperPage(Roth2011.NAME);
        page.csv("scores", HEADER, scores.stream().map(Roth2011Page::row).toList());
        page.say(String.format(
                Locale.ROOT,
                "%d combinations of method, stream, variation and run were scored in %.1f s of processor; with the %d that have no"
                        + " method 13 on characters they are the paper's %s. All are in"
                        + " [scores.csv](roth-2011/scores.csv).",
                scores.size(),
                seconds,
                (int) published.number("section 5", "combinations") - scores.size(),
                published.text("section 5", "combinations")));
        page.table(collection(texts));
        page.table(best(), "table-9");
        page.say(ranks());
        page.table(own());
        page.table(matrices(), "tables-10-24");
        frequencies(page);
        scorePlot(page);
        verdicts(page, texts);
        return page;
    }

    private static final List<String> HEADER = List.of(
            "method",
            "tracked",
            "stream",
            "variation",
            "k",
            "w",
            "false positives",
            "false negatives",
            "correct",
            "score");

    private static List<String> row(Score score) {
        Combination each = score.combination();
        return List.of(
                each.method().title(),
                each.tracked(),
                each.stream().toString(),
                each.variation().name(),
                Integer.toString(each.run().k()),
                Integer.toString(each.run().w()),
                Integer.toString(score.falsePositives()),
                Integer.toString(score.falseNegatives()),
                Integer.toString(score.correct()),
                number(score.value()));
    }

    private static Table collection(List<String> texts) {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < Zones.FILES.size(); i++) {
            String file = Zones.FILES.get(i);
            String text = texts.get(i);
            rows.add(List.of(
                    file,
                    Zones.zone(file) < 0 ? "none" : Integer.toString(Zones.zone(file) + 1),
                    Integer.toString(text.length()),
                    Integer.toString(text.strip().split("\\s+", -1).length)));
        }
        return new Table("The collection (Table 1)", 2, List.of("file", "zone", "characters", "words"), rows);
    }

    private Table best() {
        List<List<String>> rows = BEST.values().stream().map(this::compared).toList();
        return new Table(
                "The best five of the paper (Table 9)",
                1,
                List.of(
                        "combination",
                        "false positives, published",
                        "false negatives, published",
                        "score, published",
                        "false positives",
                        "false negatives",
                        "score",
                        "rank of ours"),
                rows);
    }

    private List<String> compared(String name) {
        Score ours = score(name);
        return List.of(
                name.replace(" ", ", k = "),
                published.text("Table 9", name + " false positives"),
                published.text("Table 9", name + " false negatives"),
                published.text("Table 9", name + " score"),
                Integer.toString(ours.falsePositives()),
                Integer.toString(ours.falseNegatives()),
                number(ours.value()),
                Integer.toString(scores.indexOf(ours) + 1));
    }

    private Score score(String name) {
        return scores.stream()
                .filter(score -> score.combination().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private String ranks() {
        long above = scores.stream().filter(score -> score.value() > 1).count();
        Score best = scores.get(0);
        return String.format(
                Locale.ROOT,
                "Scores above 1: %s of %s in the paper, %d of %d here. The best here is %s with %s, the best there 43B 40 with"
                        + " %s. The files are not his, and a sum within 30 %% of another says as much of their lengths as of"
                        + " their words, so single scores move with the files; see the note on differences above.",
                published.text("section 5", "score above 1"),
                published.text("section 5", "combinations"),
                above,
                scores.size(),
                best.combination().name(),
                number(best.value()),
                published.text("Table 9", "43B 40 score"));
    }

    private Table own() {
        return new Table(
                "The best ten of ours",
                6,
                HEADER,
                scores.stream().limit(10).map(Roth2011Page::row).toList());
    }

    private Table matrices() {
        List<List<String>> rows = new ArrayList<>();
        BEST.forEach((tables, name) -> {
            String[] zones = published.text(tables, name).split(";", -1);
            for (int zone = 0; zone < Zones.ZONES; zone++) {
                String ours = score(name).zone(zone, Zones.FILES);
                rows.add(List.of(
                        tables,
                        name,
                        Integer.toString(zone + 1),
                        zones[zone],
                        ours,
                        Long.toString(different(zones[zone], ours))));
            }
        });
        return new Table(
                "Which files the best five call similar (Tables 10 to 24), a group of digits for each row",
                3,
                List.of("tables", "combination", "zone", "published", "ours", "cells that differ"),
                rows);
    }

    private static long different(String one, String other) {
        return IntStream.range(0, one.length())
                .filter(i -> one.charAt(i) != other.charAt(i))
                .count();
    }

    private void frequencies(PaperPage page) {
        int top = (int) published.number("section 5", "score above 1");
        Map<Method, Long> counts = scores.stream()
                .limit(top)
                .collect(Collectors.groupingBy(score -> score.combination().method(), Collectors.counting()));
        Map<String, String> figure = published.in("Figure 3");
        List<Method> methods = Arrays.asList(Method.values());
        Function<Method, String> there = method -> figure.getOrDefault(Integer.toString(method.number()), "");
        page.table(
                new Table(
                        "How often methods are among the best " + top + " (Figure 3)",
                        2,
                        List.of("method", "what", "published", "ours"),
                        methods.stream()
                                .map(method -> List.of(
                                        Integer.toString(method.number()),
                                        method.title(),
                                        there.apply(method),
                                        Long.toString(counts.getOrDefault(method, 0L))))
                                .toList()),
                "figure-3");
        BarPlot plot = new BarPlot(
                        "Roth 2011, Figure 3: methods among the best " + top + " of 672",
                        "method (on characters, words and Soundex codes together)",
                        "times among the best " + top,
                        methods.stream()
                                .map(each -> Integer.toString(each.number()))
                                .toList())
                .bars(
                        "published (three are told)",
                        methods.stream()
                                .map(each ->
                                        there.apply(each).isEmpty() ? Double.NaN : Double.valueOf(there.apply(each)))
                                .toList())
                .bars(
                        "ours",
                        methods.stream()
                                .map(each -> counts.getOrDefault(each, 0L).doubleValue())
                                .toList());
        page.plot(
                "figure-3", plot, "The text of the paper tells three of the fourteen bars; the others are ours alone.");
    }

    private void scorePlot(PaperPage page) {
        LinePlot plot = new LinePlot(
                "Roth 2011: scores of all combinations, best first", "rank", "score (right by wrong indicators)");
        List<Double> ranks =
                IntStream.rangeClosed(1, scores.size()).asDoubleStream().boxed().toList();
        plot.curve("ours", ranks, scores.stream().map(Score::value).toList());
        plot.points(
                "published: the best five, and the last above 1",
                List.of(1.0, 2.0, 3.0, 4.0, 5.0, published.number("section 5", "score above 1")),
                List.of(
                        published.number("Table 9", "43B 40 score"),
                        published.number("Table 9", "47C 40 score"),
                        published.number("Table 9", "43B 4 score"),
                        published.number("Table 9", "3B 16 score"),
                        published.number("Table 9", "21B 40 score"),
                        1.0));
        page.plot(
                "scores",
                plot.logarithmic(true, false),
                "The scores of all combinations beside those that are published.");
    }

    private void verdicts(PaperPage page, List<String> texts) {
        for (int zone = 0; zone < Zones.ZONES; zone++) {
            page.table(verdicts(zone));
        }
        page.table(rightCells(), "verdicts");
        for (String row : Zones.FILES) {
            for (String column : Zones.FILES) {
                if (row.compareTo(column) < 0 && verdicts.isSharedVerse(row, column)) {
                    page.say(row + " and " + column
                            + " share a passage, as the verdict says. The longest run of words that"
                            + " stands in both is: \""
                            + CommonRun.longest(
                                    texts.get(Zones.FILES.indexOf(row)), texts.get(Zones.FILES.indexOf(column)))
                            + "\".");
                }
            }
        }
    }

    private Table verdicts(int zone) {
        List<String> files = Zones.GROUPS.get(zone);
        List<String> header = new ArrayList<>(List.of("file"));
        header.addAll(files);
        return new Table(
                "Kindred on zone " + (zone + 1) + " (Table " + (zone + 6) + "): verdict, and what is expected",
                1,
                header,
                files.stream()
                        .map(row -> {
                            List<String> cells = new ArrayList<>(List.of(row));
                            files.forEach(column -> cells.add(cell(row, column)));
                            return List.copyOf(cells);
                        })
                        .toList());
    }

    private String cell(String row, String column) {
        String expected = verdicts.expected(row, column).name().toLowerCase(Locale.ROOT);
        return verdicts.verdict(row, column) + " (" + expected + (verdicts.isRight(row, column) ? ")" : "; WRONG)");
    }

    private Table rightCells() {
        List<List<String>> rows = new ArrayList<>();
        for (int zone = 0; zone < Zones.ZONES; zone++) {
            rows.add(counted("zone " + (zone + 1), verdicts.count(Zones.GROUPS.get(zone), Zones.GROUPS.get(zone))));
        }
        rows.add(counted("all 15 files with each other", verdicts.count(Zones.FILES, Zones.FILES)));
        return new Table(
                "Kindred's verdicts beside what the paper expects",
                1,
                List.of("where", "cells", "right", "kin where none is expected"),
                rows);
    }

    private static List<String> counted(String where, Verdicts.Count count) {
        return List.of(
                where,
                Integer.toString(count.cells()),
                Integer.toString(count.right()),
                Integer.toString(count.falsePositives()));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
