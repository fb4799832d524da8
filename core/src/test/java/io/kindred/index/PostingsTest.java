package io.kindred.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.Seeds;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class PostingsTest {
    private static final long KEYS = 1L << 40;
    private static final int[] NOBODY = {};

    @Test
    void agreesWithATreeOfSets(Random random) {
        for (int size : new int[] {0, 1, 7, 300, 5_000, 200_000}) {
            Map<Long, Set<Integer>> twin = new TreeMap<>();
            long[] postings = new long[size];
            long few = 1L + random.nextInt(size + 1);
            for (int i = 0; i < size; i++) {
                long key = random.nextBoolean() ? random.nextLong(KEYS) : KEYS - 1 - random.nextLong(few);
                int document = random.nextInt(1 << 24);
                postings[i] = Postings.posting(key, document);
                twin.computeIfAbsent(key, unused -> new TreeSet<>()).add(document);
            }
            KeyIndex index = Postings.of(postings);
            twin.forEach(
                    (key, documents) -> assertThat(index.holders(key).toArray()).isEqualTo(sorted(documents)));
            long other = random.nextLong(KEYS);
            assertThat(index.holders(other).toArray()).isEqualTo(sorted(twin.getOrDefault(other, Set.of())));
        }
    }

    @Test
    void orderAndRepetitionOfPostingsDoNotMatter(Random random) {
        long[] once = random.longs(1_000).toArray();
        long[] twice = new long[2_000];
        for (int i = 0; i < 2_000; i++) {
            twice[i] = once[(i * 7 + 3) % 1_000];
        }
        Postings index = Postings.of(twice);
        assertThat(index.size()).isEqualTo((int) Arrays.stream(once).distinct().count());
        for (long posting : once) {
            assertThat(index.holders(posting >>> 24).toArray())
                    .isEqualTo(Postings.of(once).holders(posting >>> 24).toArray());
        }
    }

    @Test
    void oneKeyHeldByAllIsFound() {
        long[] postings = new long[100_000];
        for (int document = 0; document < postings.length; document++) {
            postings[document] = Postings.posting(KEYS - 1, postings.length - 1 - document);
        }
        int[] holders = Postings.of(postings).holders(KEYS - 1).toArray();
        assertThat(holders).hasSize(100_000).isSorted();
    }

    @Test
    void anEmptyIndexKnowsNobody() {
        assertThat(Postings.of(new long[0]).holders(5).toArray()).isEqualTo(NOBODY);
    }

    @Test
    void aNumberOfMoreThan24BitsIsRefused() {
        assertThatThrownBy(() -> Postings.posting(1, 1 << 24)).isInstanceOf(IllegalArgumentException.class);
    }

    private static int[] sorted(Set<Integer> documents) {
        return documents.stream().mapToInt(document -> document).toArray();
    }
}
