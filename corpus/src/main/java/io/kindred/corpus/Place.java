package io.kindred.corpus;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The part of a document where paragraphs come or go. */
public enum Place {
    /** Anywhere, each by itself. */
    ANYWHERE {
        @Override
        Set<Integer> choose(int count, int bound, Random random) {
            return Pieces.choose(count, bound, random);
        }

        @Override
        int gap(int size, Random random) {
            return random.nextInt(size + 1);
        }
    },
    /** In the middle, in one run. */
    MIDDLE {
        @Override
        Set<Integer> choose(int count, int bound, Random random) {
            return run((bound - Math.min(count, bound)) / 2, count, bound);
        }

        @Override
        int gap(int size, Random random) {
            return size / 2;
        }
    },
    /** At the end. */
    END {
        @Override
        Set<Integer> choose(int count, int bound, Random random) {
            return run(Math.max(0, bound - count), count, bound);
        }

        @Override
        int gap(int size, Random random) {
            return size;
        }
    };

    /** So many numbers from 0 up to {@code bound}, ascending. */
    abstract Set<Integer> choose(int count, int bound, Random random);

    /** The number of a gap between, before or after {@code size} things. */
    abstract int gap(int size, Random random);

    private static Set<Integer> run(int from, int count, int bound) {
        return IntStream.range(from, Math.min(bound, from + count))
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
