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

class JoinTrialsTest {
    private static final long SEED = 20140;

    @TempDir
    private Path folder;

    @Test
    void sortAndRotateFindsNothingElseThanTheJoin() {
        long[] codes = CodeGroups.of(CodeTrial.random(30_000)).codes();
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
        List<String> paragraphs = Paragraphs.below(folder, 1_000);
        assertThat(paragraphs).hasSize(1_000);
        JoinRows joins = new JoinRows();
        new SetTrial(joins, what -> {}).paragraphs(paragraphs, 0.7);
        List<List<String>> rows = joins.table().rows();
        assertThat(rows).hasSize(4).allMatch(row -> row.get(0).equals("1,000 paragraphs, Jaccard 0.7"));
        assertThat(pairs(rows.get(0))).isEqualTo(pairs(rows.get(1))).isGreaterThan(50);
        assertThat(rows.subList(2, 4)).allSatisfy(row -> assertThat(share(row)).isBetween(0.6, 1.0));
        assertThat(pairs(rows.get(3))).isLessThanOrEqualTo(pairs(rows.get(0)));
    }

    @Test
    void madeDocumentsHaveKinAndTheJoinFindsThemAll() {
        JoinRows joins = new JoinRows();
        new SetTrial(joins, what -> {}).documents(3_000, 0.5);
        List<List<String>> rows = joins.table().rows();
        assertThat(pairs(rows.get(0))).isBetween(150, 3_000);
        assertThat(rows.get(3).get(1)).endsWith("compared with all: the same");
        assertThat(pairs(rows.get(3))).isPositive();
        assertThat(Arrays.stream(new MadeDocuments(SEED).sets(1_000)).mapToInt(set -> set.length))
                .allMatch(length -> length > 100 && length < 400);
    }

    private static int pairs(List<String> row) {
        return Integer.parseInt(row.get(6));
    }

    private static double share(List<String> row) {
        return Double.parseDouble(row.get(7));
    }
}
