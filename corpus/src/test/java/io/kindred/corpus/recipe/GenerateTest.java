package io.kindred.corpus.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.corpus.NamedText;
import io.kindred.corpus.VersionPair;
import io.kindred.corpus.truth.Alternative;
import io.kindred.corpus.truth.Change;
import io.kindred.corpus.truth.Link;
import io.kindred.corpus.truth.Match;
import io.kindred.corpus.truth.ParagraphMap;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerateTest {
    @TempDir
    private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void writesTheControlledCorpus() throws IOException {
        assertThat(run("one", "42", "controlled")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("29 documents, 23 pairs\n");
        assertThat(Files.readString(folder.resolve("one/documents/0.txt"))).startsWith("The ferry builder");
        assertThat(Files.readAllLines(folder.resolve("one/truth.jsonl")))
                .hasSize(23)
                .first()
                .asString()
                .startsWith("{\"base\":\"0.txt\",\"version\":\"1.txt\","
                        + "\"edit\":\"Deleted two words from each paragraph\",\"dose\":\"2\","
                        + "\"leftParagraphs\":8,\"rightParagraphs\":8,"
                        + "\"matches\":[{\"left\":[0],\"right\":[0],\"change\":\"edited\"},");
    }

    @Test
    void sameSeedWritesTheSame() throws IOException {
        assertThat(run("one", "7", "mixed")).isZero();
        assertThat(run("two", "7", "mixed")).isZero();
        assertThat(Files.readString(folder.resolve("two/truth.jsonl")))
                .isEqualTo(Files.readString(folder.resolve("one/truth.jsonl")));
        assertThat(folder.resolve("one/documents").toFile().list()).hasSize(100);
    }

    @Test
    void takesBaseTextsFromFiles() throws IOException {
        Path base = Files.writeString(folder.resolve("mine.txt"), "One is one.\n\nTwo is two.\n");
        assertThat(run("out", "1", "known", base.toString())).isZero();
        assertThat(folder.resolve("out/documents/mine_paragraphs-merged.txt")).hasContent("One is one. Two is two.");
    }

    @Test
    void wrongArgumentsAreExplained() {
        assertThat(run("out", "1")).isEqualTo(2);
        assertThat(run("out", "x", "known")).isEqualTo(2);
        assertThat(run("out", "1", "unknown")).isEqualTo(2);
        assertThat(run("out", "1", "controlled", folder.resolve("none.txt").toString()))
                .isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("not a seed: x", "no such recipe: unknown", "grown-and-cut", "none.txt");
    }

    @Test
    void truthIsOneLineOfJson() {
        ParagraphMap truth = new ParagraphMap(
                3,
                3,
                List.of(
                        new Match(List.of(0), List.of(1), Change.MOVED, Optional.of(Change.KEPT)),
                        new Match(List.of(1, 2), List.of(0), Change.MERGED)),
                List.of(2),
                List.of(),
                List.of(
                        new Alternative(new Link(0, 2), Optional.of(new Link(0, 1))),
                        new Alternative(new Link(1, 2), Optional.empty())));
        VersionPair pair =
                new VersionPair(new NamedText("a", ""), new NamedText("b", ""), "say \"\u00FC\"\n\\", "1", truth);
        assertThat(TruthJson.line(pair))
                .isEqualTo("{\"base\":\"a.txt\",\"version\":\"b.txt\",\"edit\":\"say \\\"\\u00fc\\\"\\u000a\\\\\","
                        + "\"dose\":\"1\",\"leftParagraphs\":3,\"rightParagraphs\":3,\"matches\":["
                        + "{\"left\":[0],\"right\":[1],\"change\":\"moved\",\"or\":\"kept\"},"
                        + "{\"left\":[1,2],\"right\":[0],\"change\":\"merged\"}],"
                        + "\"inserted\":[2],\"deleted\":[],\"alternatives\":["
                        + "{\"left\":0,\"right\":2,\"insteadOf\":{\"left\":0,\"right\":1}},{\"left\":1,\"right\":2}]}");
    }

    private int run(String name, String... args) {
        List<String> all = new ArrayList<>(List.of(folder.resolve(name).toString()));
        all.addAll(List.of(args));
        return Generate.run(
                all,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
    }
}
