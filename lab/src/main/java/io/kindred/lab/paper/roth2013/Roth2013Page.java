package io.kindred.lab.paper.roth2013;

import io.kindred.corpus.roth.Growth;
import io.kindred.corpus.roth.Modification;
import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.Published;
import io.kindred.lab.plot.LinePlot;
import io.kindred.lab.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** The page about Roth (2013). */
final class Roth2013Page {
    private static final int BANDS = 16;
    private static final double BAND = 0.05;

    private final Published published;
    private final PaperPage page = new PaperPage(Roth2013.NAME);
    private final List<List<String>> rows = new ArrayList<>();

    Roth2013Page(Published published) {
        this.published = published;
    }

    PaperPage page() {
        return page;
    }

    void table(Table table) {
        page.table(table);
    }

    void table(Table table, String file) {
        page.table(table, file);
    }

    /** What section 2.5 observes, measured. */
    void observations(Indexed all) {
        List<Modification> insertions = all.modifications(Growth.INSERTION);
        List<Modification> deletions = all.modifications(Growth.DELETION);
        add("files", "section 2.4.1", "files", all.files());
        add("megabytes", "section 2.4.1", "megabytes", Math.round(all.megabytes()));
        add("grown by insertion", "section 2.4.1", "insertions", insertions.size());
        add("cut by deletion", "section 2.4.1", "deletions", deletions.size());
        add("files with a match at 6 bits or less", "section 2.5", "files with a match", all.withMatches(1));
        add("pairs at 6 bits or less", "section 2.5", "lines of the result", all.pairs());
        add("most matches of one file", "section 2.5", "most matches of one file", all.mostMatches());
        add("files with 10 matches or more", "section 2.5", "files with 10 matches or more", all.withMatches(10));
        long missedInsertions = count(all, insertions, 7, Long.SIZE);
        long missed = missedInsertions + count(all, deletions, 7, Long.SIZE);
        add("modified files at 7 bits or more", "section 2.5", "modified at 7 or more", missed);
        add("of these insertions", "section 2.5", "of these insertions", missedInsertions);
        long sameDeletions = count(all, deletions, 0, 0);
        long same = sameDeletions + count(all, insertions, 0, 0);
        add("modified files at 0 bits", "section 2.5", "pairs at distance 0", same);
        add("of these deletions", "section 2.5", "of these deletions", sameDeletions);
        add(
                "greatest deletion at 0 bits, %",
                "section 2.5", "greatest deletion at distance 0", greatest(all, deletions));
        add(
                "greatest insertion at 0 bits, %",
                "section 2.5", "greatest insertion at distance 0", greatest(all, insertions));
        page.table(
                new Table(
                        "Observations of section 2.5, counted again",
                        2,
                        List.of("what", "where", "published", "ours"),
                        rows),
                "observations");
        page.say(String.format(
                Locale.ROOT,
                "Reading and hashing took %.0f s of processor, %.1f MB/s; published are %s s, %.1f MB/s.",
                all.seconds(),
                all.megabytes() / all.seconds(),
                published.text("section 2.4.2", "seconds"),
                published.number("section 2.4.1", "megabytes") / published.number("section 2.4.2", "seconds")));
    }

    private void add(String what, String place, String name, long ours) {
        rows.add(List.of(what, place, published.text(place, name), Long.toString(ours)));
    }

    private static long count(Indexed all, List<Modification> some, int least, int most) {
        return some.stream()
                .mapToInt(each -> all.distance(each).orElseThrow())
                .filter(bits -> bits >= least && bits <= most)
                .count();
    }

    private static long greatest(Indexed all, List<Modification> some) {
        return Math.round(100
                * some.stream()
                        .filter(each -> all.distance(each).orElseThrow() == 0)
                        .mapToDouble(Modification::share)
                        .max()
                        .orElse(0));
    }

    /** Distance against change, and what is found of it. */
    void plots(Indexed all, List<RothTrial.Band> scanned) {
        LinePlot distances = new LinePlot(
                "Roth 2013, section 2.5: distance against change",
                "text put in or cut out (% of the original)",
                "bits between modified file and original (mean)");
        LinePlot found = new LinePlot(
                "Roth 2013: modified files that are found",
                "text put in or cut out (% of the original)",
                "share found (0 to 1)");
        for (Growth growth : Roth2013.growths()) {
            String name = Roth2013.name(growth);
            List<List<Integer>> bands = bands(all, growth);
            distances.line(name, middles(), means(bands, bits -> bits));
            found.line("SI at 6 bits, " + name, middles(), means(bands, bits -> bits <= 6 ? 1 : 0));
            List<RothTrial.Band> ours =
                    scanned.stream().filter(each -> each.growth() == growth).toList();
            found.line(
                    "Kindred, " + name,
                    ours.stream().map(each -> 100 * each.share()).toList(),
                    ours.stream().map(RothTrial.Band::found).toList());
            csv(name, bands);
        }
        double near = published.number("section 2.3", "distance at 90 %");
        distances.curve(
                "90 % of the bits agree",
                middles(), middles().stream().map(each -> near).toList());
        page.plot(
                "distances", distances, "Text that is repeated hardly moves the index; text that is cut moves it far.");
        page.plot("found", found.between(0, 1.05), "What a bound of six bits loses with cut text, a scan finds.");
    }

    private void csv(String name, List<List<Integer>> bands) {
        List<List<String>> lines = new ArrayList<>();
        for (int band = 0; band < BANDS; band++) {
            lines.add(List.of(
                    number(100 * BAND * band),
                    number(100 * BAND * (band + 1)),
                    Integer.toString(bands.get(band).size()),
                    number(means(bands, bits -> bits).get(band)),
                    number(means(bands, bits -> bits <= 6 ? 1 : 0).get(band))));
        }
        page.csv("distances-" + name, List.of("from %", "to %", "files", "mean bits", "found at 6 bits"), lines);
    }

    /** The distances of one kind of modification, by twentieths of the original. */
    private static List<List<Integer>> bands(Indexed all, Growth growth) {
        List<List<Integer>> bands = new ArrayList<>();
        IntStream.range(0, BANDS).forEach(i -> bands.add(new ArrayList<>()));
        for (Modification each : all.modifications(growth)) {
            int band = (int) Math.min(BANDS - 1, each.share() / BAND);
            bands.get(band).add(all.distance(each).orElseThrow());
        }
        return bands;
    }

    private static List<Double> middles() {
        return IntStream.range(0, BANDS).mapToObj(i -> 100 * BAND * (i + 0.5)).toList();
    }

    private static List<Double> means(List<List<Integer>> bands, ToDoubleFunction<Integer> value) {
        return bands.stream()
                .map(band -> band.stream().mapToDouble(value).average().orElse(0))
                .toList();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }
}
