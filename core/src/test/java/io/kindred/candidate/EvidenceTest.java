package io.kindred.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.fingerprint.reading.KeyKind;
import io.kindred.index.Holders;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class EvidenceTest {
    private static final List<KeyKind> KINDS = List.of(KeyKind.values());

    @Test
    void sumsAreThoseOfAMap(Random random) {
        Evidence evidence = new Evidence();
        for (int trial = 0; trial < 100; trial++) {
            TreeMap<Integer, float[]> twin = new TreeMap<>();
            int documents = 1 << (1 + random.nextInt(23));
            evidence.clear();
            for (int key = random.nextInt(60); key > 0; key--) {
                KeyKind kind = KINDS.get(random.nextInt(KINDS.size()));
                float weight = random.nextInt(4) == 0 ? 1 : random.nextFloat();
                int[] holders = random.ints(random.nextInt(200), 0, documents)
                        .sorted()
                        .distinct()
                        .toArray();
                evidence.add(Holders.of(holders), kind, weight);
                Arrays.stream(holders)
                        .forEach(holder -> twin.computeIfAbsent(holder, any -> new float[3])[place(kind)] += weight);
            }
            evidence.sumUp();
            assertThat(evidence.size()).isEqualTo(twin.size());
            int which = 0;
            for (var each : twin.entrySet()) {
                assertThat(evidence.document(which)).isEqualTo(each.getKey());
                assertThat(new float[] {evidence.passages(which), evidence.pairs(which), evidence.words(which)})
                        .isEqualTo(each.getValue());
                which++;
            }
        }
    }

    private static int place(KeyKind kind) {
        return switch (kind) {
            case PASSAGE, SENTENCE -> 0;
            case PAIR -> 1;
            case WORD -> 2;
        };
    }
}
