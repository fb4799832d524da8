package io.kindred.lab.paper.upc2018;

import io.kindred.fingerprint.paper.HashFamily;
import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.Published;
import io.kindred.lab.plot.LinePlot;
import io.kindred.lab.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/** The page about UPC (2018). */
final class Upc2018Page {
    private final Published published;
    private final int times;
    private final PaperPage page = new PaperPage(Upc2018.NAME);

    Upc2018Page(Published published, int times) {
        this.published = published;
        this.times = times;
    }

    PaperPage page() {
        return page;
    }

    void shingleSizes(List<ShingleSizes> small, List<ShingleSizes> large) {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < small.size(); i++) {
            ShingleSizes one = small.get(i);
            rows.add(List.of(
                    Integer.toString(one.k()),
                    number(one.least(), 3),
                    number(one.mean(), 3),
                    number(one.most(), 3),
                    number(one.zero(), 2),
                    said(one.k()),
                    number(large.get(i).mean(), 3)));
        }
        page.table(
                new Table(
                        "Similarity of " + small.get(0).pairs()
                                + " pairs of permutations by size of shingles (Figure 2)",
                        1,
                        List.of(
                                "k",
                                "least",
                                "mean",
                                "most",
                                "share of pairs at 0",
                                "published",
                                "mean with " + times + " times the words"),
                        rows),
                "figure-2");
        List<Double> k = values(small, each -> (double) each.k());
        page.plot(
                "figure-2",
                new LinePlot(
                                "UPC 2018, Figure 2: permutations of one text",
                                "k (characters of a shingle)",
                                "Jaccard similarity (0 to 1)")
                        .line("most similar of 190 pairs", k, values(small, ShingleSizes::most))
                        .line("mean, 50 words", k, values(small, ShingleSizes::mean))
                        .line("mean, " + 50 * times + " words", k, values(large, ShingleSizes::mean))
                        .points(
                                "published: below this at k 9",
                                List.of(9.0),
                                List.of(published.number("Figure 2", "most at k 9"))),
                "The larger the shingles, the less permutations of the same words have in common.");
    }

    private String said(int k) {
        if (k == 9) {
            return "all below " + published.text("Figure 2", "most at k 9");
        }
        return k > published.number("Figure 2", "mostly 0 above k") ? "mostly 0" : "";
    }

    void familyTimes(List<FamilyTimes> small, List<FamilyTimes> large) {
        List<List<String>> rows = new ArrayList<>();
        small.forEach(each -> rows.add(row("paper's text", each)));
        large.forEach(each -> rows.add(row(times + " times the words", each)));
        page.table(
                new Table(
                        "Time of the hash functions by size of shingles (Figure 3), ms of processor for 200 functions",
                        2,
                        List.of(
                                "texts",
                                "k",
                                "shingles",
                                "modular",
                                "multiplicative",
                                "Murmur3",
                                "Kindred",
                                "modular by Murmur3",
                                "Kindred by modular"),
                        rows),
                "figure-3");
        timePlot("figure-3", "40 texts of 50 words", small);
        timePlot("figure-3-large", "2 texts of " + 50 * times + " words", large);
    }

    private static List<String> row(String texts, FamilyTimes each) {
        return List.of(
                texts,
                Integer.toString(each.k()),
                Long.toString(each.shingles()),
                millis(each.families().get(HashFamily.MODULAR)),
                millis(each.families().get(HashFamily.MULTIPLICATIVE)),
                millis(each.families().get(HashFamily.MURMUR3)),
                millis(each.kindred()),
                number(each.ratio(HashFamily.MODULAR, HashFamily.MURMUR3), 2),
                number(each.kindred() / each.families().get(HashFamily.MODULAR), 3));
    }

    private void timePlot(String file, String texts, List<FamilyTimes> measured) {
        List<Double> k = values(measured, each -> (double) each.k());
        LinePlot plot = new LinePlot(
                "UPC 2018, Figure 3: signatures of " + texts, "k (characters of a shingle)", "time of processor (ms)");
        for (HashFamily family : HashFamily.values()) {
            plot.line(
                    family.toString(),
                    k,
                    values(measured, each -> 1e3 * each.families().get(family)));
        }
        plot.line("Kindred, one permutation", k, values(measured, each -> 1e3 * each.kindred()));
        page.plot(file, plot.logarithmic(false, true), "The time of 200 hash functions, " + texts + ".");
    }

    void approaches(List<Approaches> small, List<Approaches> large) {
        List<List<String>> rows = Stream.concat(small.stream(), large.stream())
                .map(each -> List.of(
                        Integer.toString(each.documents()),
                        seconds(each.exact()),
                        seconds(each.minHash()),
                        seconds(each.banding()),
                        seconds(each.join()),
                        found(each.join()),
                        found(each.minHash()),
                        found(each.banding())))
                .toList();
        page.table(
                new Table(
                        "Ways to find all similar pairs (Figure 4), s of processor; * measured on fewer, and by the square",
                        1,
                        List.of(
                                "texts",
                                "exact, all pairs",
                                "MinHash, all pairs",
                                "MinHash and bands",
                                "Kindred's exact join",
                                "similar pairs",
                                "said by MinHash",
                                "said by bands"),
                        rows),
                "figure-4");
        waysPlot("figure-4", small);
        waysPlot("figure-4-large", Stream.concat(small.stream(), large.stream()).toList());
    }

    private void waysPlot(String file, List<Approaches> measured) {
        List<Double> texts = values(measured, each -> (double) each.documents());
        page.plot(
                file,
                new LinePlot(
                                "UPC 2018, Figure 4: all similar pairs of up to "
                                        + measured.get(measured.size() - 1).documents() + " texts",
                                "texts",
                                "time of processor (s)")
                        .line(
                                "exact, all pairs",
                                texts,
                                values(measured, each -> each.exact().seconds()))
                        .line(
                                "MinHash, all pairs",
                                texts,
                                values(measured, each -> each.minHash().seconds()))
                        .line(
                                "MinHash and bands",
                                texts,
                                values(measured, each -> each.banding().seconds()))
                        .line(
                                "Kindred, exact",
                                texts,
                                values(measured, each -> each.join().seconds()))
                        .logarithmic(true, true),
                "Both axes by tens: a steeper line is a higher power of the number of texts.");
    }

    private static String seconds(Approaches.Way way) {
        return number(way.seconds(), 3) + (way.estimated() ? "*" : "");
    }

    private static String found(Approaches.Way way) {
        return way.found() < 0 ? "" : Long.toString(way.found());
    }

    void estimates(List<Estimates> all, int functions) {
        page.table(
                new Table(
                        String.format(
                                Locale.ROOT,
                                "Estimates of a similarity of %.4f by number of hash functions (Figure 5)",
                                all.get(0).truth()),
                        1,
                        List.of(
                                "functions",
                                "modular",
                                "multiplicative",
                                "Murmur3",
                                "Kindred",
                                "truth",
                                "standard error"),
                        all.stream().map(Upc2018Page::row).toList()),
                "figure-5");
        page.plot(
                "figure-5",
                plot(
                        "up to " + functions,
                        all.stream()
                                .filter(each -> each.functions() <= functions)
                                .toList()),
                "Few functions estimate badly, more of them better.");
        page.plot(
                "figure-5-large",
                plot("up to " + times * functions, all).logarithmic(true, false),
                "All families come near with many functions; the error falls with the root of their number.");
    }

    private static List<String> row(Estimates each) {
        return List.of(
                Integer.toString(each.functions()),
                number(each.families().get(HashFamily.MODULAR), 4),
                number(each.families().get(HashFamily.MULTIPLICATIVE), 4),
                number(each.families().get(HashFamily.MURMUR3), 4),
                number(each.kindred(), 4),
                number(each.truth(), 4),
                number(each.error(), 4));
    }

    private static LinePlot plot(String what, List<Estimates> some) {
        List<Double> functions = values(some, each -> (double) each.functions());
        LinePlot plot = new LinePlot(
                "UPC 2018, Figure 5: estimates with " + what + " hash functions",
                "hash functions",
                "estimated Jaccard similarity (0 to 1)");
        for (HashFamily family : HashFamily.values()) {
            plot.line(
                    family.toString(),
                    functions,
                    values(some, each -> each.families().get(family)));
        }
        plot.line("Kindred, one permutation", functions, values(some, Estimates::kindred));
        return plot.curve("true similarity", functions, values(some, Estimates::truth));
    }

    void curve(List<BandCurve> curve, Approaches.Setting setting) {
        page.table(
                new Table(
                        String.format(
                                Locale.ROOT,
                                "Pairs that become candidates with %d bands of %d rows, threshold %.3f",
                                setting.bands(),
                                setting.rows(),
                                setting.threshold()),
                        1,
                        List.of("similarity", "predicted", "measured", "reported by Kindred"),
                        curve.stream()
                                .map(each -> List.of(
                                        number(each.similarity(), 2),
                                        number(each.predicted(), 4),
                                        number(each.measured(), 4),
                                        number(each.kindred(), 4)))
                                .toList()),
                "banding");
        List<Double> similarity = values(curve, BandCurve::similarity);
        page.plot(
                "banding",
                new LinePlot(
                                "UPC 2018, section 5.4: banding, predicted and measured",
                                "Jaccard similarity of a pair (0 to 1)",
                                "share of pairs that are found (0 to 1)")
                        .curve("predicted: 1 - (1 - s^10)^20", similarity, values(curve, BandCurve::predicted))
                        .points("measured: share a band", similarity, values(curve, BandCurve::measured))
                        .line("reported by Kindred", similarity, values(curve, BandCurve::kindred)),
                "Banding finds pairs around its threshold by chance; Kindred's join compares what it reports.");
    }

    private static <T> List<Double> values(List<T> measured, Function<T, Double> value) {
        return measured.stream().map(value).toList();
    }

    private static String millis(double seconds) {
        return number(1e3 * seconds, 2);
    }

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
