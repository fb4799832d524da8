package io.kindred.lab.joins;

import io.kindred.index.JaccardJoin;
import io.kindred.index.LshJoin;
import io.kindred.index.SimilarPair;
import io.kindred.index.SimilarSets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Joins sets of shingles with themselves, in several ways. */
public final class SetTrial {
    private static final long SEED = 20141;
    private static final int THREADS = 2;
    private static final int WARM = 20_000;
    private static final int CHECKED = 200;
    private static final double RECALL = 0.95;

    private final JoinRows rows;
    private final Consumer<String> progress;

    public SetTrial(JoinRows rows, Consumer<String> progress) {
        this.rows = rows;
        this.progress = progress;
    }

    /** Joins paragraphs as sets of runs of three words; the time to make the sets counts. */
    public void paragraphs(List<String> paragraphs, double threshold) {
        String what = String.format(Locale.ROOT, "%,d paragraphs, Jaccard %.1f", paragraphs.size(), threshold);
        List<String> few = paragraphs.subList(0, Math.min(paragraphs.size(), WARM));
        JaccardJoin.of(Shingles.sets(few), threshold);
        JavaLsh.pairs(Shingles.sets(few), threshold);
        Set<SimilarPair> all = exact(what, () -> Shingles.sets(paragraphs), threshold);
        some(what, "java-lsh, 25 bands of 5", all, () -> JavaLsh.pairs(Shingles.sets(paragraphs), threshold));
    }

    /** Joins made documents; the time to make the sets does not count. A few are compared with all others. */
    public void documents(int count, double threshold) {
        String what = String.format(Locale.ROOT, "%,d documents, Jaccard %.1f", count, threshold);
        JaccardJoin.of(new MadeDocuments(SEED).sets(Math.min(count, WARM)), threshold);
        long[][] sets = new MadeDocuments(SEED).sets(count);
        Set<SimilarPair> all = exact(what, () -> sets, threshold);
        progress.accept(what + ", some compared with all");
        int[] chosen = new Random(SEED).ints(Math.min(count, CHECKED), 0, count).toArray();
        Set<Integer> those = new HashSet<>();
        for (int each : chosen) {
            those.add(each);
        }
        Timed<List<SimilarPair>> checked = Timed.on(THREADS, () -> new SpotCheck(sets, chosen).pairs(threshold));
        Set<SimilarPair> found = new HashSet<>(all);
        found.removeIf(pair -> !those.contains(pair.left()) && !those.contains(pair.right()));
        if (!found.equals(new HashSet<>(checked.result()))) {
            throw new IllegalStateException("a join found " + found.size() + " of " + checked.result());
        }
        rows.add(what, those.size() + " compared with all: the same", THREADS, checked, found.size(), 1);
    }

    /** Joins on one thread and on all, then by MinHashes; says what is to be found. */
    private Set<SimilarPair> exact(String what, Supplier<long[][]> sets, double threshold) {
        progress.accept(what);
        Timed<List<SimilarPair>> one =
                Timed.on(1, () -> JaccardJoin.of(sets.get(), threshold).everyPair());
        rows.add(what, "kindred, exact", 1, one, one.result().size(), 1);
        Timed<List<SimilarPair>> exact =
                Timed.on(THREADS, () -> JaccardJoin.of(sets.get(), threshold).everyPair());
        if (!exact.result().equals(one.result())) {
            throw new IllegalStateException("what is found depends on threads");
        }
        rows.add(what, "kindred, exact", THREADS, exact, exact.result().size(), 1);
        Set<SimilarPair> all = new HashSet<>(exact.result());
        Timed<SimilarSets> most = Timed.on(THREADS, () -> LshJoin.of(sets.get(), threshold, RECALL));
        List<SimilarPair> found = most.result().everyPair();
        rows.add(what, "kindred, " + most.result().method().name(), THREADS, most, found.size(), share(found, all));
        return all;
    }

    private void some(String what, String how, Set<SimilarPair> all, Supplier<List<SimilarPair>> join) {
        progress.accept(what + ", " + how);
        Timed<List<SimilarPair>> timed = Timed.on(THREADS, join);
        rows.add(what, how, THREADS, timed, timed.result().size(), share(timed.result(), all));
    }

    /** The share of all pairs that were found; shingles made in another way may give another similarity. */
    private static double share(List<SimilarPair> found, Set<SimilarPair> all) {
        Set<List<Integer>> numbers = new HashSet<>();
        found.forEach(pair -> numbers.add(List.of(pair.left(), pair.right())));
        long right = all.stream()
                .filter(pair -> numbers.contains(List.of(pair.left(), pair.right())))
                .count();
        return all.isEmpty() ? 1 : (double) right / all.size();
    }
}
