package io.kindred.lab.paper.roth2013;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.corpus.Prose;
import io.kindred.lab.report.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RothTrialTest {
    private static final long SEED = 20142;
    private static final int FILES = 60;

    @TempDir
    private Path place;

    @Test
    void filesGrownAndCutAreFound() throws IOException {
        Path folder = Files.createDirectories(place.resolve("texts"));
        Random random = new Random(SEED);
        for (int i = 0; i < FILES; i++) {
            Files.writeString(folder.resolve("text" + i + ".txt"), new Prose(random).paragraphs(10));
        }
        List<Table> tables = new RothTrial(
                        folder, Files.createDirectory(place.resolve("trial")), FILES - 5, 2, what -> {})
                .run()
                .tables();
        List<List<String>> found = table(tables, "Found related").rows();
        assertThat(found).hasSize(11);
        List<String> all = found.get(found.size() - 1);
        assertThat(Integer.parseInt(all.get(2))).isBetween(15, 40);
        assertThat(all.get(3)).isEqualTo("1.0000");
        assertThat(Double.parseDouble(all.get(4))).isLessThan(1);
        assertThat(table(tables, "Missed").rows()).isEmpty();
        List<List<String>> reported = table(tables, "Pairs reported").rows();
        assertThat(reported.get(0).get(1)).isEqualTo(reported.get(1).get(1));
        assertThat(reported.get(2).get(1)).isEqualTo("0");
        assertThat(table(tables, "Bars").rows()).hasSize(4);
        assertThat(table(tables, "Reading and hashing").rows()).hasSize(4);
        assertThat(table(tables, "Comparing").rows()).hasSize(4);
    }

    private static Table table(List<Table> tables, String title) {
        return tables.stream()
                .filter(each -> each.title().startsWith(title))
                .findFirst()
                .orElseThrow();
    }
}
