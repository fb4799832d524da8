package io.kindred.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.Seeds;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class SidesTest {
    private static final Offset<Double> SMALL = within(1e-9);

    @RepeatedTest(20)
    void sidesHoldTogetherAsTheirPairsSay(Random random) {
        Parts parts = parts(random, 2 + random.nextInt(30), 0.1 + 0.9 * random.nextDouble());
        int[] all = IntStream.range(0, parts.size()).toArray();
        Sides sides = new Sides(parts, all);
        assertThat(sides.all())
                .isEqualTo(new Bond(texts(parts, all), sides.all().inside()));
        assertThat(sides.all().inside()).isEqualTo(inside(parts, all), SMALL);
        for (int edge = 0; edge < sides.size(); edge++) {
            int[] below = sides.partsBelow(edge);
            int[] beyond = sides.partsBeyond(edge);
            assertThat(below.length + beyond.length).isEqualTo(all.length);
            assertThat(sides.below(edge).texts()).isEqualTo(texts(parts, below));
            assertThat(sides.below(edge).inside()).isEqualTo(inside(parts, below), SMALL);
            assertThat(sides.beyond(edge).texts()).isEqualTo(texts(parts, beyond));
            assertThat(sides.beyond(edge).inside()).isEqualTo(inside(parts, beyond), SMALL);
        }
    }

    @RepeatedTest(20)
    void nothingBeyondAnEdgeIsNearerThanItIsLong(Random random) {
        Parts parts = parts(random, 2 + random.nextInt(30), 1);
        Sides sides = new Sides(parts, IntStream.range(0, parts.size()).toArray());
        for (int edge = 0; edge < sides.size(); edge++) {
            int[] beyond = sides.partsBeyond(edge);
            double nearest = Arrays.stream(sides.partsBelow(edge))
                    .boxed()
                    .flatMap(one -> Arrays.stream(beyond)
                            .mapToObj(other -> 1 - parts.neighbours(one).getOrDefault(other, 0.0)))
                    .min(Double::compare)
                    .orElse(0.0);
            assertThat(sides.length(edge)).isEqualTo(nearest, SMALL);
        }
    }

    /** Parts of which some pairs are close. */
    private static Parts parts(Random random, int count, double known) {
        List<Member> members = new ArrayList<>();
        List<Relation> relations = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            members.add(new Member("m" + i, "text " + i, 100, i));
            for (int j = 0; j < i; j++) {
                if (random.nextDouble() < known) {
                    double close = 0.2 + 0.79 * random.nextDouble();
                    relations.add(
                            new Relation("m" + j, "m" + i, RelationKind.VERSION, close, close, close, close, 1, false));
                }
            }
        }
        Texts texts = new Texts(members, relations, List.of());
        Pairing none = Pairing.of(List.of(), texts);
        Closeness closeness = Closeness.of(relations, texts, none);
        return Parts.of(Stars.of(texts, closeness, none), closeness, none, none);
    }

    private static int texts(Parts parts, int[] some) {
        return Arrays.stream(some).map(parts::texts).sum();
    }

    private static double inside(Parts parts, int[] some) {
        double sum = 0;
        for (int one : some) {
            sum += parts.inside(one);
            for (int other : some) {
                if (other < one) {
                    sum += parts.neighbours(one).getOrDefault(other, 0.0) * parts.texts(one) * parts.texts(other);
                }
            }
        }
        return sum;
    }
}
