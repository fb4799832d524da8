package io.kindred.lab.versions.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.corpus.Prose;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnownSetTest {
    private final Random random = new Random(7);

    @TempDir
    private Path data;

    @Test
    void readsOnlyWhatMayBeLookedAt() throws IOException {
        Path folder = Files.createDirectories(data.resolve("license-texts"));
        write(folder, "a.txt", "b.txt", "c.txt");
        Files.writeString(
                folder.resolve("truth.tsv"),
                "split\tfile\tlicense\ndev\ta.txt\tmit\ndev\tb.txt\tmit\ndev\tc.txt\tbsd\nheldout\td.txt\tmit\n");
        PairSet pairs = set("license-texts").load(folder, Size.FULL);
        assertThat(pairs.documents()).isEqualTo(3);
        assertThat(pairs.pairs().stream().map(Pair::kin)).containsExactlyInAnyOrder(true, false, false);
    }

    @Test
    void pairsAnswersWithTheirSources() throws IOException {
        Path folder = Files.createDirectories(data.resolve("plagiarised-answers"));
        write(Files.createDirectories(folder.resolve("files")), "answer1.txt", "answer2.txt", "source.txt");
        Files.writeString(
                folder.resolve("labels.tsv"),
                "file\tsource\tlevel\tsplit\nanswer1.txt\tsource.txt\t3\tdev\nanswer2.txt\tsource.txt\t0\tdev\n");
        List<Pair> pairs = set("plagiarised-answers").load(folder, Size.FULL).pairs();
        assertThat(pairs.stream().map(Pair::grade)).containsExactly(3.0, 0.0);
        assertThat(pairs.stream().map(Pair::kin)).containsExactly(true, false);
    }

    @Test
    void dataThatAreNotThereAreNotFound() throws IOException {
        assertThat(DataFolder.of(data, data).folder("license-texts")).isEmpty();
        Files.createDirectories(data.resolve("license-texts"));
        assertThat(DataFolder.of(data, data).folder("license-texts")).contains(data.resolve("license-texts"));
    }

    private void write(Path folder, String... names) throws IOException {
        for (String name : names) {
            Files.writeString(folder.resolve(name), new Prose(random).article(2));
        }
    }

    private static KnownSet set(String name) {
        return KnownSet.ALL.stream()
                .filter(set -> set.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
