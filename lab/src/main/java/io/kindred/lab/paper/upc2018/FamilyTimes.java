package io.kindred.lab.paper.upc2018;

import io.kindred.fingerprint.MinHasher;
import io.kindred.fingerprint.paper.HashFamily;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.lab.joins.Timed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * How long signatures take by the size of the shingles (Figure 3), in seconds of processor.
 *
 * @param shingles distinct shingles of all texts together
 * @param families the three families of the paper
 * @param kindred one permutation in place of many; it reads the texts too
 */
record FamilyTimes(int k, long shingles, Map<HashFamily, Double> families, double kindred) {
    private static final int ROUNDS = 5;

    FamilyTimes {
        families = Map.copyOf(families);
    }

    static FamilyTimes of(List<String> texts, int k, int functions) {
        long[][] sets = Sets.of(texts, k);
        Map<HashFamily, Double> families = new EnumMap<>(HashFamily.class);
        for (HashFamily family : HashFamily.values()) {
            families.put(family, median(() -> Sets.signatures(sets, family, functions)));
        }
        MinHasher hasher = new MinHasher(functions, Shingling.chars(k), HashKey.PUBLIC);
        double kindred = median(() -> texts.stream().map(hasher::fingerprint).toList());
        return new FamilyTimes(
                k, Arrays.stream(sets).mapToLong(set -> set.length).sum(), families, kindred);
    }

    private static double median(Supplier<?> work) {
        List<Double> seconds = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            seconds.add(Timed.on(1, work).busiest());
        }
        return seconds.stream().sorted().toList().get(ROUNDS / 2);
    }

    /** How long a family took by how long another did. */
    double ratio(HashFamily one, HashFamily other) {
        return families.get(one) / families.get(other);
    }
}
