package io.kindred.semantics.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class VectorIndexTest {
    private static final int WANTED = 10;

    @Test
    void fewVectorsAreAllCompared(Random random) {
        List<ByteVector> vectors = clustered(random, 1500);
        VectorIndex index = VectorIndex.of(vectors);
        for (ByteVector query : clustered(random, 20)) {
            assertThat(index.nearest(query, WANTED)).containsExactly(everyVector(vectors, query));
        }
    }

    @Test
    void ofManyVectorsHardlyOneIsMissed(Random random) {
        List<ByteVector> vectors = clustered(random, 6_000);
        VectorIndex index = VectorIndex.of(vectors);
        long found = 0;
        for (int query = 0; query < 50; query++) {
            List<Integer> known = boxed(index.nearest(vectors.get(query), WANTED));
            found += boxed(everyVector(vectors, vectors.get(query))).stream()
                    .filter(known::contains)
                    .count();
        }
        assertThat(found).isGreaterThanOrEqualTo(495);
    }

    @Test
    void whatIsFoundDoesNotDependOnNumbers(Random random) {
        List<ByteVector> vectors = clustered(random, 4000);
        List<ByteVector> shuffled = new ArrayList<>(vectors);
        Collections.shuffle(shuffled, random);
        VectorIndex index = VectorIndex.of(vectors);
        VectorIndex other = VectorIndex.of(shuffled);
        for (int query = 0; query < 20; query++) {
            ByteVector wanted = vectors.get(query);
            assertThat(cosines(vectors, index.nearest(wanted, WANTED), wanted))
                    .isEqualTo(cosines(shuffled, other.nearest(wanted, WANTED), wanted));
        }
    }

    @Test
    void whatHasNoDirectionIsNearToNothing() {
        ByteVector none = ByteVector.of(new byte[0]);
        ByteVector north = ByteVector.of(new byte[] {0, 127});
        VectorIndex index = VectorIndex.of(List.of(none, north, ByteVector.of(new byte[] {0, 0})));
        assertThat(index.nearest(none, 5)).isEmpty();
        assertThat(index.nearest(north, 5)).containsExactly(1);
        assertThat(VectorIndex.of(List.of()).nearest(north, 5)).isEmpty();
    }

    /** The plain twin: compares with all. */
    private static int[] everyVector(List<ByteVector> vectors, ByteVector query) {
        float[] cosines = new float[vectors.size()];
        for (int i = 0; i < cosines.length; i++) {
            cosines[i] = (float) vectors.get(i).cosine(query);
        }
        return IntStream.range(0, cosines.length)
                .filter(i -> cosines[i] > 0)
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(i -> -cosines[i]).thenComparing(i -> i))
                .limit(WANTED)
                .mapToInt(i -> i)
                .toArray();
    }

    private static List<Double> cosines(List<ByteVector> vectors, int[] numbers, ByteVector query) {
        return IntStream.of(numbers)
                .mapToObj(number -> vectors.get(number).cosine(query))
                .toList();
    }

    private static List<Integer> boxed(int... numbers) {
        return IntStream.of(numbers).boxed().toList();
    }

    private static List<ByteVector> clustered(Random random, int count) {
        List<float[]> centres = IntStream.range(0, count / 50 + 1)
                .mapToObj(i -> near(new float[384], random, 1))
                .toList();
        return IntStream.range(0, count)
                .mapToObj(i -> ByteVector.of(near(centres.get(random.nextInt(centres.size())), random, 0.7)))
                .toList();
    }

    private static float[] near(float[] centre, Random random, double far) {
        float[] vector = centre.clone();
        for (int i = 0; i < vector.length; i++) {
            vector[i] += (float) (far * random.nextGaussian());
        }
        return vector;
    }
}
