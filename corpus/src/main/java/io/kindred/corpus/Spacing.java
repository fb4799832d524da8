package io.kindred.corpus;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How the words that an edit touches lie to each other. */
public enum Spacing {
    /** As chance has it. */
    ANYWHERE {
        @Override
        Set<Integer> choose(int count, int bound, Random random) {
            return Pieces.choose(count, bound, random);
        }
    },
    /** Side by side. */
    TOGETHER {
        @Override
        Set<Integer> choose(int count, int bound, Random random) {
            int length = Math.min(count, bound);
            int from = random.nextInt(bound - length + 1);
            return IntStream.range(from, from + length).boxed().collect(Collectors.toCollection(TreeSet::new));
        }
    },
    /** No two side by side, as far as the paragraph has room. */
    APART {
        @Override
        Set<Integer> choose(int count, int bound, Random random) {
            int roomy = Math.min(count, (bound + 1) / 2);
            Set<Integer> apart = new TreeSet<>();
            for (int at : Pieces.choose(roomy, Math.max(0, bound - roomy + 1), random)) {
                apart.add(at + apart.size());
            }
            return apart;
        }
    };

    /** So many numbers from 0 up to {@code bound}, ascending. */
    abstract Set<Integer> choose(int count, int bound, Random random);
}
