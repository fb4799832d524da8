package io.kindred.lab.paper.waikato2013;

import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.Published;
import io.kindred.lab.plot.BarPlot;
import io.kindred.lab.plot.LinePlot;
import io.kindred.lab.report.Table;
import io.kindred.lab.versions.made.ControlledScore;
import io.kindred.lab.versions.measure.Measure;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** The page about Waikato (2013). */
final class Waikato2013Page {
    private static final int MOST_DIFFERENT = 7;

    private final Published published;
    private final PaperPage page = new PaperPage(Waikato2013.NAME);

    Waikato2013Page(Published published) {
        this.published = published;
    }

    /** Several ways to compare so many paragraphs. */
    record Compared(int paragraphs, List<Comparing> ways) {
        Compared {
            ways = List.copyOf(ways);
        }
    }

    PaperPage page() {
        return page;
    }

    void say(List<Article> news) {
        double paragraphs = news.stream()
                .mapToInt(each -> each.paragraphs().size())
                .average()
                .orElse(0);
        page.say(String.format(
                Locale.ROOT,
                "The news are %d articles of %d topics with %.1f paragraphs each; those of the paper were %s of 9 topics with %s.",
                news.size(),
                news.stream().map(Article::group).distinct().count(),
                paragraphs,
                published.text("section 3.7.1", "documents"),
                published.text("section 4.8", "paragraphs a document")));
    }

    void examples() {
        page.table(new WorkedExamples(published).table(), "worked-examples");
    }

    void studies(List<ParameterStudy> studies) {
        List<String> header = new ArrayList<>(List.of("hash", "bits", "letters"));
        IntStream.rangeClosed(0, MOST_DIFFERENT).forEach(bits -> header.add("up to " + bits));
        header.add("published");
        page.table(
                new Table(
                        "Pairs of paragraphs of different news that are called versions (section 4.2), by bits that may differ",
                        3,
                        header,
                        studies.stream().map(this::falseRelations).toList()),
                "parameters");
        page.table(
                new Table(
                        "Edited paragraphs of the controlled corpus that are found, share of all, and bits that hardly ever change",
                        3,
                        List.of(
                                "hash",
                                "bits",
                                "letters",
                                "up to 2",
                                "up to 5",
                                "up to 7",
                                "related news, up to 5",
                                "stuck bits"),
                        studies.stream().map(Waikato2013Page::recalls).toList()),
                "parameters-recall");
        studyPlot(studies);
    }

    private List<String> falseRelations(ParameterStudy study) {
        Hashing hashing = study.hashing();
        List<String> row = new ArrayList<>(List.of(hashing.name(), Integer.toString(hashing.bits()), hashing.sizes()));
        StringBuilder said = new StringBuilder();
        for (int bits = 0; bits <= MOST_DIFFERENT; bits++) {
            row.add(Integer.toString(study.falseRelations(bits)));
            String name = hashing.bits() + " bits " + hashing.sizes() + " letters " + bits;
            String figure = hashing.papers() ? published.in("section 4.2").get(name) : null;
            if (figure != null) {
                said.append(said.isEmpty() ? "" : "; ")
                        .append(bits)
                        .append(": ")
                        .append(figure);
            }
        }
        row.add(said.toString());
        return row;
    }

    private static List<String> recalls(ParameterStudy study) {
        Hashing hashing = study.hashing();
        return List.of(
                hashing.name(),
                Integer.toString(hashing.bits()),
                hashing.sizes(),
                number(study.recall(2), 2),
                number(study.recall(5), 2),
                number(study.recall(7), 2),
                Integer.toString(study.related().get(5)),
                Integer.toString(study.stuck()));
    }

    private void studyPlot(List<ParameterStudy> studies) {
        LinePlot plot = new LinePlot(
                "Waikato 2013, section 4.2: strangers called versions",
                "bits that may differ",
                "pairs of paragraphs called versions, and one more");
        List<Double> bits = IntStream.rangeClosed(0, MOST_DIFFERENT)
                .asDoubleStream()
                .boxed()
                .toList();
        for (ParameterStudy study : studies) {
            Hashing hashing = study.hashing();
            boolean shown =
                    hashing.papers() ? List.of("2", "4", "2+3+4").contains(hashing.sizes()) : hashing.bits() == 64;
            if (shown) {
                String name = hashing.papers()
                        ? hashing.bits() + " bits, " + hashing.sizes() + " letters"
                        : "Kindred, 64 bits";
                plot.line(
                        name,
                        bits,
                        bits.stream()
                                .map(each -> study.falseRelations(each.intValue()) + 1.0)
                                .toList());
            }
        }
        page.plot(
                "parameters",
                plot.logarithmic(false, true),
                "One more than counted, so that nothing has a place on the axis.");
    }

    void controlled(List<ControlledScore> scores, double wordsSwapped) {
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
                        scores.stream().map(Waikato2013Page::row).toList()),
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

    void comparing(List<Compared> all) {
        List<List<String>> rows = new ArrayList<>();
        for (Compared compared : all) {
            double every = compared.ways().get(0).seconds();
            for (Comparing way : compared.ways()) {
                rows.add(List.of(
                        Integer.toString(compared.paragraphs()),
                        way.way(),
                        way.comparisons() < 0 ? "" : Long.toString(way.comparisons()),
                        number(1e3 * way.seconds(), 1),
                        number(way.seconds() / every, 2),
                        Integer.toString(way.pairs()),
                        number(way.recall(), 4)));
            }
        }
        page.table(
                new Table(
                        "Ways to find paragraphs that differ in up to 7 bits (section 3.7.1), ms of processor",
                        2,
                        List.of("paragraphs", "way", "comparisons", "ms", "times method 1", "pairs", "recall"),
                        rows),
                "comparing");
    }

    void alternatives(List<Alternatives.Row> rows) {
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

    void storage(Storage storage) {
        page.table(
                new Table(
                        "What is kept of " + storage.documents() + " documents (section 4.8)",
                        1,
                        List.of("what", "published", "ours"),
                        List.of(
                                List.of(
                                        "paragraphs a document",
                                        published.text("section 4.8", "paragraphs a document"),
                                        number(storage.paragraphs(), 1)),
                                List.of(
                                        "lines of hashes, KB",
                                        published.text("section 4.8", "kilobytes of 100 documents"),
                                        number(storage.lines() / 1e3, 1)),
                                List.of(
                                        "the same of 100,000 documents, MB",
                                        published.text("section 4.8", "megabytes of 100 000 documents"),
                                        number(storage.megabytesOfManyLines(), 1)),
                                List.of("the documents, KB", "", number(storage.texts() / 1e3, 1)),
                                List.of(
                                        "Kindred's catalog with texts and relations, KB",
                                        "",
                                        number(storage.catalog() / 1e3, 1)))),
                "storage");
    }

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
