package io.kindred.index;

import io.kindred.fingerprint.Ascending;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds most pairs of sets whose Jaccard similarity reaches a threshold, in little memory: as many as asked for, and none that
 * does not reach it.
 */
public final class LshJoin {
    /*
     * The least hash of the elements of a set is that of another set as well with the probability of their Jaccard similarity
     * s [1]. A band of r such hashes, each by a function of its own, agrees with s^r, and one of b bands or more with
     * 1 - (1 - s^r)^b [2]. So b follows from r and from the recall that is asked for at the threshold; the more similar are
     * found more surely. Sets that agree in a band are compared, element by element.
     *
     * One-permutation hashing would be faster, but its components depend on each other in small sets, and then the promise
     * would not hold.
     *
     * Memory: some 40 bytes a set. Bands come one after the other; what is found is all that is remembered between them.
     *
     * [1] A. Broder, On the resemblance and containment of documents, 1997.
     * [2] P. Indyk, R. Motwani, Approximate nearest neighbors: towards removing the curse of dimensionality, STOC 1998.
     */
    private final long[][] sets;
    private final Overlap overlap;
    private final SortedSets sorted;
    private final int[] members;
    private final List<SimilarPair> pairs = new ArrayList<>();
    private long[] known = {};

    private LshJoin(long[][] sets, Overlap overlap, int[] firsts) {
        this.sets = sets;
        this.overlap = overlap;
        this.sorted = new SortedSets(sets);
        this.members = IntStream.range(0, sets.length)
                .filter(set -> firsts[set] == set && sets[set].length > 0)
                .toArray();
    }

    /**
     * Sets that are at least so similar.
     *
     * @param sets the elements of each set in any order, one that comes twice counting once; the place of a set is its number
     * @param threshold more than 0, at most 1; empty sets are similar to none
     * @param recall how probable it must be at least that a pair right at the threshold is found, between 0 and 1
     */
    public static SimilarSets of(long[][] sets, double threshold, double recall) {
        Overlap overlap = new Overlap(threshold);
        Bands bands = Bands.reaching(recall, threshold);
        int[] firsts = SameSets.firsts(sets.length, new SortedSets(sets));
        LshJoin join = new LshJoin(sets, overlap, firsts);
        for (int band = 0; band < bands.count(); band++) {
            join.join(new BandKeys(band, bands.rows()));
        }
        join.pairs.sort(SimilarPair.BY_NUMBERS);
        return new SimilarSets(
                firsts, join.pairs, new SimilarSets.Method("MinHash, " + bands, bands.recall(threshold)));
    }

    private void join(BandKeys band) {
        long[] keys = new long[members.length];
        Arrays.parallelSetAll(keys, i -> band.key(sets[members[i]]));
        CodeGroups groups = CodeGroups.of(keys);
        List<SimilarPair> found = IntStream.range(0, groups.size())
                .parallel()
                .boxed()
                .filter(group -> groups.count(group) > 1)
                .flatMap(group -> similar(groups, group))
                .toList();
        pairs.addAll(found);
        known = pairs.stream()
                .mapToLong(pair -> key(pair.left(), pair.right()))
                .sorted()
                .toArray();
    }

    /** The pairs of sets of a group that are similar and not known yet. */
    private Stream<SimilarPair> similar(CodeGroups groups, int group) {
        int[] numbers = IntStream.range(0, groups.count(group))
                .map(i -> members[groups.member(group, i)])
                .toArray();
        long[][] elements = IntStream.of(numbers).mapToObj(sorted::elements).toArray(long[][]::new);
        List<SimilarPair> similar = new ArrayList<>();
        for (int i = 0; i < numbers.length; i++) {
            for (int j = i + 1; j < numbers.length; j++) {
                if (Arrays.binarySearch(known, key(numbers[i], numbers[j])) < 0) {
                    int common = Ascending.common(elements[i], elements[j]);
                    if (overlap.isReached(elements[i].length, elements[j].length, common)) {
                        double similarity = Overlap.similarity(elements[i].length, elements[j].length, common);
                        similar.add(new SimilarPair(numbers[i], numbers[j], similarity));
                    }
                }
            }
        }
        return similar.stream();
    }

    private static long key(int left, int right) {
        return (long) left << Integer.SIZE | right;
    }
}
