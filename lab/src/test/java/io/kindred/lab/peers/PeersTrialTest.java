package io.kindred.lab.peers;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.corpus.Prose;
import io.kindred.lab.report.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PeersTrialTest {
    private static final long SEED = 20144;

    @TempDir
    private Path place;

    @Test
    void everyPeerIsMeasuredOnTheSameDocuments() throws IOException {
        Path folder = Files.createDirectory(place.resolve("texts"));
        Random random = new Random(SEED);
        for (int i = 0; i < 20; i++) {
            Files.writeString(folder.resolve(i + ".txt"), new Prose(random).paragraphs(20));
        }
        Table table = new PeersTrial(Files.createDirectory(place.resolve("trial")), 0.7, what -> {})
                .run(folder, 300, Optional.empty());
        assertThat(table.title()).isEqualTo("300 documents, Jaccard 0.7");
        Map<String, List<String>> rows =
                table.rows().stream().collect(Collectors.toMap(row -> row.get(0), Function.identity()));
        assertThat(rows).hasSize(Peer.values().length);
        List<String> exact = rows.get(Peer.KINDRED.label());
        assertThat(exact.subList(6, 8)).containsExactly("1.0000", "1.0000");
        assertThat(Integer.parseInt(exact.get(5))).isGreaterThan(5);
        assertThat(rows.values()).allSatisfy(row -> {
            assertThat(Double.parseDouble(row.get(1))).isPositive();
            assertThat(Double.parseDouble(row.get(4))).isPositive();
            assertThat(Double.parseDouble(row.get(6))).isBetween(0.7, 1.0);
            assertThat(row.get(7)).isEqualTo("1.0000");
        });
    }

    @Test
    void whatAScriptLeavesIsCounted() throws IOException {
        Path folder = Files.createDirectory(place.resolve("texts"));
        String text = new Prose(new Random(SEED)).document(80).replace("\n", " ");
        Files.writeString(folder.resolve("one.txt"), text);
        Files.writeString(folder.resolve("two.txt"), text);
        Files.writeString(
                folder.resolve("three.txt"),
                new Prose(new Random(SEED + 1)).document(80).replace("\n", " "));
        Path script = Files.writeString(place.resolve("script.sh"), """
                #!/bin/sh
                printf '0 1\\n1 2\\n0 2\\n' > "$1/everything.pairs"
                printf '0.5 12\\n' > "$1/everything.cost"
                """);
        assertThat(script.toFile().setExecutable(true)).isTrue();
        Table table = new PeersTrial(Files.createDirectory(place.resolve("trial")), 0.7, what -> {})
                .run(folder, 10, Optional.of(script));
        assertThat(table.rows())
                .filteredOn(row -> row.get(0).equals("everything"))
                .singleElement()
                .satisfies(row -> assertThat(row.subList(4, 8)).containsExactly("12", "3", "1.0000", "0.3333"));
    }
}
