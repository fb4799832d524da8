package io.kindred.lab.paper.upc2018;

import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.Published;
import io.kindred.lab.report.ProgressBar;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Does UPC (2018) again, and tells it on a page. */
public final class Upc2018 {
    /** The name of the paper, of the command and of the page. */
    public static final String NAME = "upc-2018";

    private static final long SEED = 2018;
    private static final int STEP = 50;
    private static final int TIMED_TEXTS = 40;

    private final Published published = Published.of(NAME);
    private final ProgressBar bar;
    private final int times;
    private final Approaches.Limits limits;

    /**
     * The paper.
     *
     * @param times how many times the sizes of the paper are taken as well
     * @param pairs how many texts are compared pair by pair at most
     * @param join how many texts are joined by Kindred at most
     */
    public Upc2018(int times, int pairs, int join, ProgressBar bar) {
        this.times = times;
        this.limits = new Approaches.Limits(pairs, join);
        this.bar = bar;
    }

    /** Measures all that the page tells. */
    public PaperPage page() {
        Upc2018Page page = new Upc2018Page(published, times);
        shingleSizes(page);
        familyTimes(page);
        approaches(page);
        estimates(page);
        bar.begin("the curve of banding", 1);
        page.curve(BandCurve.of(setting(), 10 * times, SEED), setting());
        bar.step("the curve of banding");
        return page.page();
    }

    private void shingleSizes(Upc2018Page page) {
        bar.begin("similarity by size of shingles", 2);
        int permutations = number("Figure 2", "permutations");
        List<ShingleSizes> small = ShingleSizes.of(Permutations.of(Permutations.LOREM, permutations, SEED));
        bar.step("50 words");
        String longText = Permutations.prose(times * number("Figure 2", "words"), SEED);
        page.shingleSizes(small, ShingleSizes.of(Permutations.of(longText, permutations, SEED)));
        bar.step("many words");
    }

    private void familyTimes(Upc2018Page page) {
        List<Integer> sizes =
                IntStream.iterate(2, k -> k <= 20, k -> k + 2).boxed().toList();
        bar.begin("time of the hash functions", 2 * sizes.size());
        List<String> small = Permutations.of(Permutations.LOREM, TIMED_TEXTS, SEED);
        String longText = Permutations.prose(times * number("Figure 2", "words"), SEED);
        List<String> large = Permutations.of(longText, 2, SEED);
        FamilyTimes.of(small, 5, number("Figure 4", "functions"));
        page.familyTimes(timed(small, sizes), timed(large, sizes));
    }

    private List<FamilyTimes> timed(List<String> texts, List<Integer> sizes) {
        return sizes.stream()
                .map(k -> {
                    FamilyTimes measured = FamilyTimes.of(texts, k, number("Figure 4", "functions"));
                    bar.step("k = " + k);
                    return measured;
                })
                .toList();
    }

    private void approaches(Upc2018Page page) {
        int documents = number("Figure 4", "documents");
        List<Integer> counts = IntStream.iterate(10, count -> count <= documents, count -> count + STEP)
                .boxed()
                .collect(Collectors.toCollection(ArrayList::new));
        bar.begin("all pairs", counts.size() + 3);
        List<String> texts = Permutations.withKin(Permutations.LOREM, documents, SEED);
        Approaches.of(texts, setting(), limits);
        List<Approaches> small = counts.stream()
                .map(count -> approaches(texts.subList(0, count)))
                .toList();
        List<String> many = Permutations.withKin(Permutations.LOREM, times * documents, SEED);
        List<Approaches> large = IntStream.of(times / 10, times / 3, times)
                .map(share -> Math.max(1, share) * documents)
                .mapToObj(count -> approaches(many.subList(0, count)))
                .toList();
        page.approaches(small, large);
    }

    private Approaches approaches(List<String> texts) {
        Approaches measured = Approaches.of(texts, setting(), limits);
        bar.step(texts.size() + " texts");
        return measured;
    }

    private void estimates(Upc2018Page page) {
        bar.begin("estimates", 1);
        int functions = number("Figure 4", "functions");
        List<Integer> counts = new ArrayList<>(IntStream.rangeClosed(1, functions / 10)
                .map(i -> 10 * i)
                .boxed()
                .toList());
        for (int count = 2 * functions; count <= times * functions; count *= 2) {
            counts.add(count);
        }
        counts.add(times * functions);
        page.estimates(
                Estimates.of(published.number("Figure 5", "similarity"), number("Figure 5", "k"), counts, SEED),
                functions);
        bar.step("estimates");
    }

    private Approaches.Setting setting() {
        return new Approaches.Setting(
                number("Figure 4", "k"),
                number("Figure 4", "functions"),
                number("Figure 4", "bands"),
                number("Figure 4", "rows"));
    }

    private int number(String place, String what) {
        return (int) published.number(place, what);
    }
}
