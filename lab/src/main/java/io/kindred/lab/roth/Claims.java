package io.kindred.lab.roth;

import io.kindred.corpus.roth.Modification;
import io.kindred.lab.joins.WordRuns;
import io.kindred.store.Catalog;
import io.kindred.text.FoldingNormalizer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The pairs of which a scan says that one is a version of the other or contains it, held against what is known.
 *
 * @param claims how many pairs there are
 * @param known how many of them were made from one original
 * @param containments of the others, how much of the runs of three words of the smaller is in the larger
 */
record Claims(int claims, int known, List<Double> containments) {
    Claims {
        containments = List.copyOf(containments);
    }

    static Claims of(Kin kin, List<Modification> modifications, Catalog catalog) {
        Map<String, String> originals = new HashMap<>();
        modifications.forEach(each -> originals.put(each.modified(), each.original()));
        Map<String, long[]> runs = new HashMap<>();
        int[] counts = new int[2];
        List<Double> containments = new ArrayList<>();
        kin.forEachClaim((one, other) -> {
            counts[0]++;
            if (originals.getOrDefault(one, one).equals(originals.getOrDefault(other, other))) {
                counts[1]++;
            } else {
                containments.add(WordRuns.containment(
                        runs.computeIfAbsent(one, path -> runs(catalog, path)),
                        runs.computeIfAbsent(other, path -> runs(catalog, path))));
            }
        });
        return new Claims(counts[0], counts[1], containments);
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

    /** How many pairs are unrelated: not made from one original, and less than that of the smaller is in the larger. */
    long unrelated(double containment) {
        return containments.stream().filter(each -> each < containment).count();
    }
}
