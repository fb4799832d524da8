package io.kindred.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Sets to join, of every kind that could trip a join, and the plain way to join them. */
final class SetCorpora {
    private static final List<BiFunction<Integer, Random, long[][]>> KINDS = List.of(
            SetCorpora::kin,
            SetCorpora::kin,
            SetCorpora::kin,
            (count, random) -> made(count, i -> LongStream.range(0, 30)),
            (count, random) -> made(count, i -> LongStream.concat(LongStream.range(0, 30), LongStream.of(100 + i))),
            (count, random) -> made(count, i -> LongStream.range(0, 40).filter(element -> element != i % 40)),
            SetCorpora::template,
            (count, random) -> made(count, i -> random.longs(1, 0, count)),
            (count, random) -> made(count, i -> random.longs(random.nextInt(4), 0, 5)),
            (count, random) -> made(count, i -> LongStream.range(i, i + 10).map(element -> element << 40)),
            (count, random) -> made(count, i -> LongStream.range(0, i)));

    private SetCorpora() {}

    /** The n-th corpus: kinds take turns. Elements are in any order, and some come twice. */
    static long[][] corpus(int n, Random random) {
        long[][] sets = KINDS.get(n % KINDS.size()).apply(random.nextInt(120), random);
        return made(sets.length, i -> shuffled(sets[i], random));
    }

    private static LongStream shuffled(long[] set, Random random) {
        List<Long> elements = new ArrayList<>();
        for (long element : set) {
            elements.addAll(Collections.nCopies(random.nextInt(10) == 0 ? 2 : 1, element));
        }
        Collections.shuffle(elements, random);
        return elements.stream().mapToLong(element -> element);
    }

    /** Sets of which many are made from others. */
    private static long[][] kin(int count, Random random) {
        int vocabulary = 1 + random.nextInt(random.nextBoolean() ? 400 : 30);
        long[][] sets = new long[count][];
        for (int i = 0; i < count; i++) {
            LongStream own = random.longs(random.nextInt(40), 0, vocabulary);
            LongStream elements = i > 0 && random.nextInt(3) > 0
                    ? LongStream.concat(
                            Arrays.stream(sets[random.nextInt(i)]).filter(element -> random.nextInt(8) > 0),
                            own.limit(random.nextInt(6)))
                    : own;
            sets[i] = elements.toArray();
        }
        return sets;
    }

    /** Sets that are the same to 95 of 100, the rest their own or another's. */
    private static long[][] template(int count, Random random) {
        return made(count, i -> LongStream.concat(LongStream.range(0, 57), random.longs(3, 100, 100 + 2L * count)));
    }

    private static long[][] made(int count, IntFunction<LongStream> set) {
        return IntStream.range(0, count).mapToObj(i -> set.apply(i).toArray()).toArray(long[][]::new);
    }

    /** All pairs, by comparing all. */
    static List<SimilarPair> compared(long[][] sets, double threshold) {
        long[][] sorted = made(sets.length, i -> Arrays.stream(sets[i]).sorted().distinct());
        List<SimilarPair> pairs = new ArrayList<>();
        for (int i = 0; i < sets.length; i++) {
            for (int j = i + 1; j < sets.length; j++) {
                long[] right = sorted[j];
                double common = Arrays.stream(sorted[i])
                        .filter(element -> Arrays.binarySearch(right, element) >= 0)
                        .count();
                double similarity = common / (sorted[i].length + right.length - common);
                if (similarity >= threshold) {
                    pairs.add(new SimilarPair(i, j, similarity));
                }
            }
        }
        return pairs;
    }
}
