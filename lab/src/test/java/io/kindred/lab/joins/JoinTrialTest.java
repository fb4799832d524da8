package io.kindred.lab.joins;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.corpus.Prose;
import io.kindred.index.CodeGroups;
import io.kindred.index.HammingJoin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JoinTrialTest {
    private static final long SEED = 20140;

    @TempDir
    private Path folder;

    @Test
    void sortAndRotateFindsNothingElseThanTheJoin() {
        long[] codes = CodeGroups.of(JoinTrial.randomCodes(30_000)).codes();
        List<Long> exact =
                Arrays.stream(new HammingJoin(codes, 7).pairs()).boxed().collect(Collectors.toList());
        assertThat(exact).hasSizeGreaterThan(10).containsAll(SortAndRotate.pairs(codes, 7));
        assertThat(SortAndRotate.pairs(codes, 1)).isNotEmpty();
    }

    @Test
    void waysAreMeasuredOnTheSameParagraphs() throws IOException {
        Random random = new Random(SEED);
        for (int i = 0; i < 20; i++) {
            Files.writeString(folder.resolve(i + ".txt"), new Prose(random).paragraphs(20));
        }
        JoinTrial trial = new JoinTrial(what -> {});
        trial.paragraphs(folder, 300, 0.7);
        List<List<String>> rows = trial.table().rows();
        List<String> exact = rows.get(rows.size() - 2);
        List<String> lsh = rows.get(rows.size() - 1);
        assertThat(exact.get(0)).isEqualTo(lsh.get(0)).startsWith("300 paragraphs");
        assertThat(Integer.parseInt(exact.get(4))).isGreaterThan(5);
        assertThat(Integer.parseInt(lsh.get(4))).isLessThanOrEqualTo(Integer.parseInt(exact.get(4)));
        assertThat(Double.parseDouble(lsh.get(5))).isBetween(0.3, 1.0);
    }
}
