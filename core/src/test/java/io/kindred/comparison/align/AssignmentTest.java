package io.kindred.comparison.align;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.Seeds;
import io.kindred.comparison.align.Assignment.Pair;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class AssignmentTest {
    @Test
    void weighsAsMuchAsTheBestOfAllChoices(Random random) {
        for (int i = 0; i < 2000; i++) {
            int lefts = 1 + random.nextInt(7);
            int rights = 1 + random.nextInt(7);
            List<Pair> pairs = pairs(lefts, rights, random.nextDouble(), random);
            Assignment assignment = Assignment.of(pairs, lefts, rights);
            assertThat(assignment.isOptimal()).isTrue();
            assertThat(weight(assignment.pairs())).isCloseTo(best(pairs, 0, 0, 0), within(1e-9));
            assertIsOneToOne(assignment, pairs);
        }
    }

    @Test
    void hugeComponentGetsAtLeastHalfOfTheBest(Random random) {
        int size = 300;
        List<Pair> pairs = pairs(size, size, 0.2, random);
        Assignment assignment = Assignment.of(pairs, size, size);
        assertThat(assignment.isOptimal()).isFalse();
        assertIsOneToOne(assignment, pairs);
        double bound = IntStream.range(0, size)
                .mapToDouble(left -> pairs.stream()
                        .filter(pair -> pair.left() == left)
                        .mapToDouble(Pair::weight)
                        .max()
                        .orElse(0))
                .sum();
        assertThat(weight(assignment.pairs())).isBetween(bound / 2 * 0.9, bound);
    }

    @Test
    void oneLeftManyRightsTakesTheHeaviest() {
        List<Pair> pairs = IntStream.range(0, 5000)
                .mapToObj(right -> new Pair(0, right, 1 + right % 4999))
                .toList();
        assertThat(Assignment.of(pairs, 1, 5000).pairs()).containsExactly(new Pair(0, 4998, 4999));
    }

    @Test
    void nothingIsChosenFromNothing() {
        assertThat(Assignment.of(List.of(), 3, 0).pairs()).isEmpty();
    }

    private static void assertIsOneToOne(Assignment assignment, List<Pair> pairs) {
        assertThat(pairs).containsAll(assignment.pairs());
        assertThat(assignment.pairs()).extracting(Pair::left).doesNotHaveDuplicates();
        assertThat(assignment.pairs()).extracting(Pair::right).doesNotHaveDuplicates();
    }

    private static List<Pair> pairs(int lefts, int rights, double density, Random random) {
        List<Pair> pairs = new ArrayList<>();
        for (int left = 0; left < lefts; left++) {
            for (int right = 0; right < rights; right++) {
                if (random.nextDouble() < density) {
                    double weight = random.nextBoolean() ? 1 + random.nextInt(4) : 0.001 + 9 * random.nextDouble();
                    pairs.add(new Pair(left, right, weight));
                }
            }
        }
        return pairs;
    }

    private static double best(List<Pair> pairs, int from, int leftTaken, int rightTaken) {
        double best = 0;
        for (int i = from; i < pairs.size(); i++) {
            Pair pair = pairs.get(i);
            int left = 1 << pair.left();
            int right = 1 << pair.right();
            if ((leftTaken & left) == 0 && (rightTaken & right) == 0) {
                best = Math.max(best, pair.weight() + best(pairs, i + 1, leftTaken | left, rightTaken | right));
            }
        }
        return best;
    }

    private static double weight(List<Pair> pairs) {
        return pairs.stream().mapToDouble(Pair::weight).sum();
    }
}
