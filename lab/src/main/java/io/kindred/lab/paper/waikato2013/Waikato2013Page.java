package io.kindred.lab.paper.waikato2013;

import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.Published;
import io.kindred.lab.plot.LinePlot;
import io.kindred.lab.report.Table;
import io.kindred.lab.versions.made.ControlledScore;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
        new ControlledFigures(page, published).add(scores, wordsSwapped);
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
        new ApproachFigures(page, published).add(rows);
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

    /** A number with so many digits after the point. */
    static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
