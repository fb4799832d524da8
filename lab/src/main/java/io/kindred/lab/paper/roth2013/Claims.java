package io.kindred.lab.paper.roth2013;

import io.kindred.corpus.roth.Modification;
import io.kindred.lab.joins.WordRuns;
import io.kindred.lab.paper.Kin;
import io.kindred.store.Catalog;
import io.kindred.text.FoldingNormalizer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * The pairs of which a scan says that one is a version of the other or contains it, held against what is known.
 *
 * @param claims how many pairs there are
 * @param known how many of them were made from one original
 * @param others the pairs that were not
 */
record Claims(int claims, int known, List<Claim> others) {
    private static final int STRANGERS = 2_000;
    private static final double NEARLY_ALL = 0.999;

    Claims {
        others = List.copyOf(others);
    }

    static Claims of(Kin kin, List<Modification> modifications, Catalog catalog) {
        Map<String, String> originals = new HashMap<>();
        modifications.forEach(each -> originals.put(each.modified(), each.original()));
        Map<String, long[]> runs = new HashMap<>();
        int[] counts = new int[2];
        List<Claim> others = new ArrayList<>();
        kin.forEachClaim((one, other) -> {
            counts[0]++;
            if (originals.getOrDefault(one, one).equals(originals.getOrDefault(other, other))) {
                counts[1]++;
            } else {
                double containment = WordRuns.containment(
                        runs.computeIfAbsent(one, path -> runs(catalog, path)),
                        runs.computeIfAbsent(other, path -> runs(catalog, path)));
                others.add(new Claim(folder(one).equals(folder(other)), containment));
            }
        });
        return new Claims(counts[0], counts[1], others);
    }

    private static long[] runs(Catalog catalog, String path) {
        try {
            int id = catalog.at(path).orElseThrow().id();
            return WordRuns.of(new FoldingNormalizer()
                    .normalize(catalog.text(id).orElseThrow())
                    .text());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What 999 of 1,000 pairs of originals taken by chance do not have more of in common than, as containment. */
    static double strangers(List<Modification> modifications, Catalog catalog, long seed) {
        Random random = new Random(seed);
        List<Modification> read = modifications.stream()
                .filter(each -> isRead(catalog, each.original()))
                .toList();
        Map<String, long[]> runs = new HashMap<>();
        double[] containments = new double[read.size() < 2 ? 0 : STRANGERS];
        for (int i = 0; i < containments.length; i++) {
            int one = random.nextInt(read.size());
            int other = (one + 1 + random.nextInt(read.size() - 1)) % read.size();
            containments[i] = WordRuns.containment(
                    runs.computeIfAbsent(read.get(one).original(), path -> runs(catalog, path)),
                    runs.computeIfAbsent(read.get(other).original(), path -> runs(catalog, path)));
        }
        Arrays.sort(containments);
        return containments.length == 0 ? 0 : containments[(int) (NEARLY_ALL * containments.length)];
    }

    private static boolean isRead(Catalog catalog, String path) {
        try {
            return catalog.at(path).isPresent();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String folder(String path) {
        return path.substring(0, path.lastIndexOf('/') + 1);
    }

    /** How many pairs are unrelated: not made from one original, and less than that of the smaller is in the larger. */
    long unrelated(double containment) {
        return others.stream().filter(each -> each.containment() < containment).count();
    }

    /** How many of the unrelated are not neighbours either; neighbours may have been filled into one form. */
    long unrelatedAcrossFolders(double containment) {
        return others.stream()
                .filter(each -> each.containment() < containment && !each.neighbours())
                .count();
    }

    /**
     * A pair that was not made from one original.
     *
     * @param neighbours whether both are in one folder
     * @param containment how much of the runs of three words of the smaller is in the larger
     */
    record Claim(boolean neighbours, double containment) {}
}
