package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What commands tell of documents that are about the same. */
class MeaningCommandsTest {
    private static final String WALL = "council/flood-wall.txt";
    private static final String RESIDENTS = "letters/flood-protection.txt";

    @TempDir
    private static Path folder;

    private static Path samples;
    private static String catalog;

    @BeforeAll
    static void scan() throws IOException {
        samples = Samples.copied(folder);
        catalog = samples.resolve(".kindred/catalog.db").toString();
        assertThat(Captured.run("scan", samples.toString()).status()).isZero();
    }

    @Test
    void relationsTellWhatBothAreAbout() {
        Captured run = Captured.run(
                "relations", "--catalog", catalog, "--of", samples.resolve(WALL).toString());
        List<String> lines = run.out().lines().toList();
        assertThat(lines.get(0)).isEqualTo("18 documents, 2 pairs of kin: 1 contained, 1 related");
        assertThat(lines.get(2)).startsWith("contained  ");
        assertThat(lines.get(3)).matches("related    0\\.[0-4]\\d  " + WALL + "  " + RESIDENTS);
        assertThat(lines.get(4)).startsWith("                 both about ").contains("flood", "wall");
        assertThat(lines.get(5)).startsWith("                 “");
        assertThat(lines.get(6)).startsWith("                 “");
    }

    @Test
    void programsGetScoreConceptsAndPassages() {
        assertThat(Captured.run("relations", "--catalog", catalog, "--kind=related", "--format=jsonl")
                        .out()
                        .lines())
                .hasSize(2)
                .allSatisfy(line -> assertThat(line)
                        .contains("\"kind\":\"related\"", "\"version\":0.0,\"semantic\":0.", "\"concepts\":[\"")
                        .contains("\"meaning\":{\"left\":\""));
    }

    @Test
    void relationsByTextAreTheSameWithoutMeaning() {
        String other = folder.resolve("versions.db").toString();
        Captured versions =
                Captured.run("scan", "--only-versions", "--format=csv", "--catalog", other, samples.toString());
        Captured all = Captured.run("export", "--catalog", catalog, "--format=csv");
        assertThat(withoutSemantic(all)).isEqualTo(withoutSemantic(versions)).hasSize(19);
    }

    @Test
    void conceptsAloneRelateToo() {
        String other = folder.resolve("concepts.db").toString();
        assertThat(Captured.run("scan", "--no-model", "--format=csv", "--catalog", other, samples.toString())
                        .out()
                        .lines()
                        .filter(line -> line.contains(",related,")))
                .anyMatch(line -> line.startsWith(WALL + "," + RESIDENTS));
    }

    @Test
    void checkTellsWhatIsAboutTheSameBelowVersions() throws IOException {
        Path asked = folder.resolve("asked.txt");
        Files.writeString(asked, Files.readString(samples.resolve(RESIDENTS)) + "\n\nThis we ask of you.\n");
        Captured run = Captured.run("check", "--catalog", catalog, asked.toString());
        List<String> kin =
                run.out().lines().filter(line -> line.matches("  [a-z].*")).toList();
        assertThat(kin.get(0)).startsWith("  version").endsWith(RESIDENTS);
        assertThat(kin.get(1)).startsWith("  related").endsWith(WALL);
        assertThat(Captured.run("check", "--catalog", catalog, "--only-versions", asked.toString())
                        .out())
                .doesNotContain("related");
        assertThat(Captured.run("check", "--catalog", catalog, "--top=1", asked.toString())
                        .out())
                .doesNotContain("related");
    }

    @Test
    void compareTellsThatTwoAreAboutTheSame() {
        String left = samples.resolve(WALL).toString();
        String right = samples.resolve(RESIDENTS).toString();
        Captured run = Captured.run("compare", left, right);
        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("related, 0.").contains("no text in common; both about");
        assertThat(Captured.run("compare", "--only-versions", left, right).out())
                .startsWith("no kin");
        assertThat(Captured.run("compare", "--format=jsonl", left, right).out())
                .contains("\"kind\":\"related\"", "\"semantic\":0.", "\"concepts\":[");
    }

    @Test
    void addAndRemoveKeepRelationsInMeaning() throws IOException {
        Path place = Samples.copied(Files.createDirectory(folder.resolve("growing")));
        String own = place.resolve(".kindred/catalog.db").toString();
        Path residents = place.resolve(RESIDENTS);
        String letter = Files.readString(residents);
        Files.delete(residents);
        assertThat(Captured.run("scan", place.toString()).out()).doesNotContain("related  ");
        Files.writeString(residents, letter);
        assertThat(Captured.run("add", "--catalog", own, residents.toString()).out())
                .contains("  related    0.", WALL, "both about");
        assertThat(Captured.run("export", "--catalog", own, "--format=csv"))
                .isEqualTo(Captured.run("export", "--catalog", catalog, "--format=csv"));
        Captured.run("remove", "--catalog", own, residents.toString());
        assertThat(Captured.run("relations", "--catalog", own, "--kind=related").out())
                .contains("no two of them kin");
    }

    @Test
    void summaryTellsOfDocumentsThatTheModelDoesNotKnow() {
        assertThat(Captured.run("scan", samples.toString()).out())
                .contains("  related      2 pairs\n")
                .contains("  words alone  1 document, not in English or without sentences: related by words alone\n");
    }

    @Test
    void textsThatMeanNothingKeepNoVersionsFromBeingFound() throws IOException {
        Path odd = odd(folder.resolve("odd"));
        Captured run = Captured.run("scan", "--format=csv", odd.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .doesNotContain("related")
                .contains("finnish-2.txt,finnish.txt,version,", "numbers-2.txt,numbers.txt,version,");
        assertThat(Captured.run("scan", odd.toString()).out()).contains("related by words alone");
    }

    @Test
    void taxonomyThatCannotBeUsedKeepsNoVersionsFromBeingFound() throws IOException {
        Path odd = odd(folder.resolve("untold"));
        Path empty = Files.writeString(folder.resolve("empty.csv"), "");
        Path cycle = Files.writeString(folder.resolve("cycle.csv"), "a,,b\nb,,a\n");
        String rest = "; documents are compared by their texts alone\n";
        assertThat(Map.of(
                        empty, "has no terms; give at least one line of term,synonym,broader",
                        cycle, "'a' would be broader than itself, by way of 'b'"))
                .allSatisfy((terms, reason) -> {
                    Captured run = Captured.run("scan", "--format=csv", "--taxonomy", terms.toString(), odd.toString());
                    assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
                    assertThat(run.err())
                            .startsWith("kindred: taxonomy " + terms)
                            .endsWith(reason + rest);
                    assertThat(run.out()).contains("finnish-2.txt,finnish.txt,version,");
                });
    }

    /** A folder of texts that tell nothing: in a language that is not known, numbers, code, and a word of a million letters. */
    private static Path odd(Path odd) throws IOException {
        Files.createDirectory(odd);
        String finnish = "Kunnan rantavalli korjataan ensi kesänä, koska talven myrskyt ovat kuluttaneet sen harjaa. "
                + "Työt alkavat toukokuussa satamasta ja etenevät kohti vanhaa myllyä. "
                + "Asukkaat voivat jättää muistutuksensa kirjallisesti kunnantalolle.";
        Files.writeString(odd.resolve("finnish.txt"), finnish);
        Files.writeString(odd.resolve("finnish-2.txt"), finnish + " Lisätietoja antaa rakennusmestari.");
        String numbers = IntStream.range(0, 400)
                .mapToObj(i -> i * 7919 % 1000 + "." + i % 10)
                .collect(Collectors.joining(" "));
        Files.writeString(odd.resolve("numbers.txt"), numbers);
        Files.writeString(odd.resolve("numbers-2.txt"), numbers + " 3.14 2.71");
        Files.writeString(odd.resolve("other-numbers.txt"), "6.02 9.81 2.99 11 23\n".repeat(200));
        Files.writeString(odd.resolve("one-word.txt"), "x".repeat(1_000_000));
        Files.writeString(odd.resolve("another-word.txt"), "y".repeat(1_000_000));
        Files.writeString(odd.resolve("code.txt"), "for (int i = 0; i < n; i++) { sum += a[i] * b[i]; }\n".repeat(9));
        return odd;
    }

    @Test
    void termsOfATaxonomyRelate() throws IOException {
        Path place = Files.createDirectory(folder.resolve("terms"));
        Files.writeString(place.resolve("a.txt"), "The zorblat was painted by hand before the feast began.");
        Files.writeString(place.resolve("b.txt"), "Nobody there could lift a quimbrel over the old gate.");
        Path terms = Files.writeString(folder.resolve("terms.csv"), "term,synonym,broader\nzorblat,quimbrel,\n");
        assertThat(Captured.run("scan", "--no-model", "--format=csv", place.toString())
                        .out())
                .doesNotContain("related");
        String[] asked = {"scan", "--no-model", "--format=csv", "--taxonomy", terms.toString(), place.toString()};
        assertThat(Captured.run(asked).out()).contains("a.txt,b.txt,related,");
    }

    @Test
    void topicsGroupWhatIsAboutTheSame() throws IOException {
        Captured run = Captured.run("topics", "--catalog", catalog, "--format=jsonl");
        assertThat(run.status()).isZero();
        assertThat(run.out().lines())
                .anyMatch(line -> line.contains(WALL) && line.contains(RESIDENTS) && !line.contains("barley-soup"));
        Path wishes = Files.writeString(folder.resolve("wishes.txt"), "# by hand\napart: " + WALL + ", " + RESIDENTS);
        assertThat(Captured.run("topics", "--catalog", catalog, "--format=jsonl", "--wishes", wishes.toString())
                        .out()
                        .lines())
                .noneMatch(line -> line.contains(WALL) && line.contains(RESIDENTS));
        Files.writeString(wishes, "near: a, b");
        assertThat(Captured.run("topics", "--catalog", catalog, "--wishes", wishes.toString()))
                .isEqualTo(new Captured(
                        2, "", "kindred: " + wishes + ", line 1: begins neither with 'together:' nor with 'apart:'\n"));
    }

    /** The relations by text, with all of their columns but one. */
    private static List<String> withoutSemantic(Captured csv) {
        return csv.out()
                .lines()
                .filter(line -> !line.contains(",related,"))
                .map(line -> line.replaceFirst("^((?:[^,]*,){5})[^,]*,", "$1"))
                .toList();
    }
}
