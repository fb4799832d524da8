package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareCommandTest {
    private static final String FIRST = "The boats lie in the inner harbour until the end of March every year.";
    private static final String SECOND = "Every owner pays the fee for the mooring before the first of April.";
    private static final String THIRD = "The harbour master may move any boat that stands in the way of others.";
    private static final String EDITED = "Every owner pays the whole fee for the mooring before the first of May.";

    @TempDir
    private Path folder;

    @Test
    void everyParagraphIsToldOf() throws IOException {
        Path left = write("a.txt", FIRST, SECOND, THIRD);
        Path right = write("b.txt", FIRST, EDITED);
        Captured run = Captured.run("compare", left.toString(), right.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out().replace(folder.toString(), "")).contains("""
                  left   /a.txt  (3 paragraphs, 41 words)
                  right  /b.txt  (2 paragraphs, 28 words)

                """).endsWith("""
                    left right
                 =     1     1  The boats lie in the inner harbour until the end of March every year.
                 ~     2     2  Every owner pays the {+whole+} fee for the mooring before the first of
                                [-April.-]{+May.+}
                 -     3        The harbour master may move any boat that stands in the way of others.
                """);
    }

    @Test
    void sharesOfWordsAreDrawn() throws IOException {
        Captured run = compare(write("a.txt", FIRST, SECOND, THIRD), write("b.txt", FIRST, EDITED));
        assertThat(run.out()).containsPattern("\\n  \\[=+~+-+]\\n  = kept 33 %  ~ edited 33 %  - deleted 33 %\\n");
    }

    @Test
    void sameBytesAndSameTextAreTold() throws IOException {
        Path left = write("a.txt", FIRST, SECOND);
        assertThat(compare(left, left).out()).startsWith("identical, 1.00: the same bytes\n");
        Files.writeString(folder.resolve("b.txt"), FIRST + "\n\n\n" + SECOND.toUpperCase(Locale.ROOT));
        assertThat(compare(left, folder.resolve("b.txt")).out())
                .startsWith("same-text, 1.00: the same words in the same order\n");
    }

    @Test
    void strangersGiveExitStatusOne() throws IOException {
        Captured run = compare(
                write("a.txt", FIRST), write("b.txt", "Barley soup wants an hour on a low fire, and much patience."));
        assertThat(run.status()).isEqualTo(ExitStatus.NONE);
        assertThat(run.out()).startsWith("no kin: no sentence in common\n");
    }

    @Test
    void emptyFileIsToldInOneLine() throws IOException {
        Path empty = write("a.txt", "");
        assertThat(compare(empty, write("b.txt", FIRST)))
                .isEqualTo(new Captured(2, "", "kindred: " + empty + ": empty file\n"));
    }

    @Test
    void missingFileIsToldInOneLine() throws IOException {
        Path missing = folder.resolve("missing.txt");
        assertThat(compare(write("a.txt", FIRST), missing))
                .isEqualTo(new Captured(2, "", "kindred: " + missing + ": no such file\n"));
    }

    @Test
    void oneFileIsNotEnough() throws IOException {
        Captured run = Captured.run("compare", write("a.txt", FIRST).toString());
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err()).startsWith("kindred: two documents are needed to compare\n");
    }

    @Test
    void thirdFileIsNotIgnored() throws IOException {
        String file = write("a.txt", FIRST).toString();
        for (String[] arguments : List.of(
                new String[] {"compare", file, file, file}, new String[] {"compare", "--text", file, file, file})) {
            assertThat(Captured.run(arguments)).isEqualTo(new Captured(2, "", """
                            kindred: two documents at the most, not 3
                            Try 'kindred compare --help'.
                            """));
        }
    }

    @Test
    void answerNeverReplacesADocument() throws IOException {
        Path left = write("a.txt", FIRST);
        Captured run = compare(left, write("b.txt", FIRST), "-o", left.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(left).hasContent(FIRST);
    }

    @Test
    void answerGoesToAFile() throws IOException {
        Path answer = folder.resolve("answer.json");
        Captured run =
                compare(write("a.txt", FIRST), write("b.txt", FIRST), "--format=json", "--output", answer.toString());
        assertThat(run).isEqualTo(new Captured(0, "", ""));
        assertThat(answer).content().startsWith("{\"left\":").contains("\"kind\":\"identical\"");
    }

    @Test
    void fileThatCannotBeWrittenIsTold() throws IOException {
        Path left = write("a.txt", FIRST);
        Path right = write("b.txt", FIRST);
        Path answer = folder.resolve("no/such/folder/answer.json");
        assertThat(compare(left, right, "-o", answer.toString()))
                .isEqualTo(new Captured(2, "", "kindred: " + answer + ": cannot write: no such folder\n"));
        assertThat(compare(left, right, "-o", folder.toString()))
                .isEqualTo(new Captured(2, "", "kindred: " + folder + ": cannot write: is a directory\n"));
    }

    @Test
    void jsonHoldsTheRelationAndTheMatches() throws IOException {
        Captured run = compare(write("a.txt", FIRST, SECOND, THIRD), write("b.txt", FIRST, EDITED), "--format=json");
        assertThat(names(run.out()))
                .containsExactly(
                        "left",
                        "right",
                        "kind",
                        "score",
                        "version",
                        "semantic",
                        "leftInRight",
                        "rightInLeft",
                        "order",
                        "approximate",
                        "measure",
                        "matches",
                        "passages",
                        "deleted",
                        "inserted");
        assertThat(run.out())
                .contains("\"matches\":[{\"left\":[{\"chunk\":0,\"from\":0,\"to\":69}],"
                        + "\"right\":[{\"chunk\":0,\"from\":0,\"to\":69}],\"change\":\"kept\",\"similarity\":1.0},"
                        + "{\"left\":[{\"chunk\":1,\"from\":71,\"to\":138}],"
                        + "\"right\":[{\"chunk\":1,\"from\":71,\"to\":142}],\"change\":\"edited\",\"similarity\":0.")
                .contains("\"deleted\":[{\"chunk\":2,\"from\":140,\"to\":210}],\"inserted\":[]");
    }

    @Test
    void csvHoldsTheRelationAlone() throws IOException {
        Captured run = compare(write("a.txt", FIRST), write("b.txt", THIRD), "--format=csv", "--only-versions");
        assertThat(run.out().lines())
                .hasSize(2)
                .first()
                .isEqualTo("left,right,kind,score,version,semantic,leftInRight,rightInLeft,order,approximate");
        assertThat(run.status()).isEqualTo(ExitStatus.NONE);
    }

    @Test
    void textIsWhatOffsetsReferTo() throws IOException {
        Path file = folder.resolve("a.txt");
        Files.write(
                file,
                new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF, 'O', 'n', 'e', '\r', '\n', '\n', 'T', 'w', 'o'});
        Captured text = Captured.run("compare", "--text", file.toString());
        assertThat(text.status()).isZero();
        Captured run = compare(file, write("b.txt", FIRST), "--format=json");
        String place = "\"deleted\":[{\"chunk\":0,\"from\":0,\"to\":3},{\"chunk\":1,\"from\":";
        int from = text.out().indexOf("Two");
        assertThat(run.out()).contains(place + from + ",\"to\":" + (from + 3) + "}]");
    }

    @Test
    void textsOfTwoAreRowsForPrograms() throws IOException {
        Captured run = compare(write("a.txt", "One"), write("b.txt", "Two"), "--text", "--format=jsonl");
        assertThat(run.out().replace(folder.toString().replace('\\', '/'), ""))
                .isEqualTo("{\"left\":\"/a.txt\",\"leftText\":\"One\",\"right\":\"/b.txt\",\"rightText\":\"Two\"}\n");
    }

    /** Two of three paragraphs are kept: naive 2/3 and Jaccard 2/(3 + 2 - 2), on the scale of versions. */
    @Test
    void measuresOfThePapersSetTheScore() throws IOException {
        Path left = write("a.txt", FIRST, SECOND, THIRD);
        Path right = write("b.txt", THIRD, FIRST);
        for (String measure : List.of("naive", "jaccard")) {
            assertThat(compare(left, right, "--measure", measure, "--bit-difference=2")
                            .out())
                    .startsWith("version, 0.83: " + measure
                            + " measure, 2 pairs of paragraphs within 2 bits, 0.0 bits apart on average\n");
        }
        assertThat(compare(left, right, "--measure=euclidean", "--bit-difference=2", "--format=csv")
                        .out())
                .contains(",version,0.7764,0.5528,");
    }

    @Test
    void statisticsAreThoseOfThePaper() throws IOException {
        Path left = write("a.txt", FIRST, SECOND, THIRD);
        Path right = write("b.txt", THIRD, FIRST);
        Captured run = compare(left, right, "--measure=naive", "--bit-difference=2", "--statistics");
        assertThat(run.out().replace(folder.toString(), "")).endsWith("""

                Relationship between documents /a.txt and /b.txt. Paragraphs similar in version are:\
                (0,1 with BD: 0)(2,0 with BD: 0)
                paragraphs similar in topic are:
                length of paragraphs = (3,2)
                number similar in version = 2 average distance = 0.0
                number similar in topic = 0 average distance =0.0
                total similarity is 0.8333
                """);
        assertThat(compare(left, right, "--bit-difference=2", "--statistics", "--format=json")
                        .out())
                .contains("\"measure\":\"aligned\"")
                .contains("\"statistics\":{\"pairs\":[{\"left\":0,\"right\":1,\"bitDifference\":0},");
    }

    @Test
    void statisticsAreNotDroppedInSilence() throws IOException {
        Captured run = compare(write("a.txt", FIRST), write("b.txt", THIRD), "--statistics", "--format=html");
        assertThat(run)
                .isEqualTo(new Captured(
                        2, "", "kindred: --statistics goes with --format text, json or jsonl, not html\n"));
    }

    @Test
    void settingsThatNoHashHasAreRefused() throws IOException {
        Captured run = compare(write("a.txt", FIRST), write("b.txt", THIRD), "--measure=naive", "--hash-size=48");
        assertThat(run).isEqualTo(new Captured(2, "", "kindred: waikato-v1 has 32 or 64 bits, not 48\n"));
    }

    @Test
    void coloursComeWhenAskedFor() throws IOException {
        Path left = write("a.txt", FIRST, SECOND);
        Path right = write("b.txt", FIRST, EDITED);
        assertThat(compare(left, right, "--color=always").out())
                .contains("\u001b[9;31mApril.\u001b[0m \u001b[32mMay.\u001b[0m")
                .doesNotContain("[-", "{+");
        assertThat(compare(left, right).out()).doesNotContain("\u001b");
    }

    @Test
    void controlCharactersOfDocumentsAreHarmless() throws IOException {
        Captured run = compare(
                write("a.txt", FIRST, SECOND), write("b.txt", FIRST, SECOND.replace("fee", "\u202efee\u0007x")));
        assertThat(run.out()).contains("\\u202e").contains("\\u0007").doesNotContain("\u202e", "\u0007");
    }

    private Captured compare(Path left, Path right, String... options) {
        List<String> arguments = new ArrayList<>(List.of("compare", left.toString(), right.toString()));
        arguments.addAll(List.of(options));
        return Captured.run(arguments.toArray(String[]::new));
    }

    private Path write(String name, String... paragraphs) throws IOException {
        return Files.writeString(folder.resolve(name), String.join("\n\n", paragraphs));
    }

    /** The names of the values of the object that a text of JSON is. */
    private static List<String> names(String json) throws IOException {
        List<String> names = new ArrayList<>();
        int depth = 0;
        try (JsonParser parser = new JsonFactory().createParser(json)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
                if (depth == 1 && token == JsonToken.FIELD_NAME) {
                    names.add(parser.currentName());
                }
            }
        }
        return names;
    }
}
