package io.kindred.lab.paper.upc2018;

import io.kindred.fingerprint.MinHasher;
import io.kindred.fingerprint.paper.HashFamily;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.lab.joins.WordRuns;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How near MinHash comes to the true similarity of two texts with so many hash functions (Figure 5).
 *
 * @param kindred what one permutation with as many bins estimates
 */
record Estimates(int functions, double truth, Map<HashFamily, Double> families, double kindred) {
    private static final int WORDS = 600;

    Estimates {
        families = Map.copyOf(families);
    }

    /** The estimates for two texts as similar as asked for, as near as words can bring it. */
    static List<Estimates> of(double similarity, int k, List<Integer> functions, long seed) {
        List<String> texts = pair(similarity, k, seed);
        long[][] sets = Sets.of(texts, k);
        double truth = WordRuns.similarity(sets[0], sets[1]);
        int most = functions.stream().max(Integer::compare).orElseThrow();
        Map<HashFamily, int[][]> signatures = new EnumMap<>(HashFamily.class);
        Arrays.stream(HashFamily.values())
                .forEach(family -> signatures.put(family, Sets.signatures(sets, family, most)));
        List<Estimates> estimates = new ArrayList<>();
        for (int count : functions) {
            Map<HashFamily, Double> families = new EnumMap<>(HashFamily.class);
            signatures.forEach((family, pair) -> families.put(family, Sets.estimate(pair[0], pair[1], count)));
            MinHasher hasher = new MinHasher(count, Shingling.chars(k), HashKey.PUBLIC);
            double kindred = hasher.fingerprint(texts.get(0)).resemblance(hasher.fingerprint(texts.get(1)));
            estimates.add(new Estimates(count, truth, families, kindred));
        }
        return estimates;
    }

    /** The standard error of a share of so many independent rows. */
    double error() {
        return Math.sqrt(truth * (1 - truth) / functions);
    }

    /** A text, and the text whose end is that of another: as much of it as makes them as similar as asked for. */
    private static List<String> pair(double similarity, int k, long seed) {
        List<String> one = Arrays.asList(Permutations.prose(WORDS, seed).split(" ", -1));
        List<String> other = Arrays.asList(Permutations.prose(WORDS, seed + 1).split(" ", -1));
        List<String> best = List.of();
        double nearest = Double.POSITIVE_INFINITY;
        for (int kept = 0; kept <= WORDS; kept++) {
            List<String> mixed = new ArrayList<>(one.subList(0, kept));
            mixed.addAll(other.subList(kept, WORDS));
            List<String> texts = List.of(String.join(" ", one), String.join(" ", mixed));
            long[][] sets = Sets.of(texts, k);
            double away = Math.abs(WordRuns.similarity(sets[0], sets[1]) - similarity);
            if (away < nearest) {
                nearest = away;
                best = texts;
            }
        }
        return best;
    }
}
