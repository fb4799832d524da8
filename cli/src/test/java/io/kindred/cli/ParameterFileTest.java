package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParameterFileTest {
    @TempDir
    private Path folder;

    @Test
    void parametersOfThePaperAreTaken() throws IOException {
        Path samples = Samples.copied(folder);
        Path params = params("""
                # The ten parameters of Waikato 2013
                Doc Storage = %1$s/docs.db
                Rel Storage = %1$s/relations.txt
                Input = %2$s
                Bit Difference = 5
                Hash Size = 32
                Shingle Size = 3
                Delim = ;
                Statistics = yes
                Only Version = yes
                Close documents = yes

                measure = naive
                """.formatted(folder, samples));
        Captured run = Captured.run("scan", "--params", params.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith("Relationship between documents ");
        assertThat(Files.readAllLines(folder.resolve("relations.txt")).get(0)).startsWith("left;right;");
        Captured same = Captured.run(
                "scan",
                "--catalog=" + folder.resolve("other.db"),
                "--measure=naive",
                "--bit-difference=5",
                "--hash-size=32",
                "--shingle-size=3",
                "--statistics",
                "--close-documents",
                samples.toString());
        assertThat(same.out()).isEqualTo(run.out());
    }

    @Test
    void optionWinsOverTheFile() throws IOException {
        Path samples = Samples.copied(folder);
        Path params = params("input = " + samples + "\nformat = csv\n");
        assertThat(Captured.run("scan", "--params=" + params).out()).startsWith("left,right,");
        assertThat(Captured.run("scan", "--params=" + params, "--format=jsonl").out())
                .startsWith("{");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "colour = blue | unknown parameter 'colour'",
                "hash size | 'hash size' is not of the form name = value",
                "jobs = many | 'jobs' cannot be 'many'",
                "measure = best | 'measure' cannot be 'best'",
                "statistics = perhaps | 'statistics' is yes or no, not 'perhaps'",
                "delim = | 'delim' has no value",
                "params = x | unknown parameter 'params'",
            })
    void impossibleLinesAreRefusedWithTheirNumber(String line, String reason) throws IOException {
        Path params = params("# comment\n\n" + line + "\n");
        Captured run = Captured.run("scan", "--params", params.toString(), folder.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("kindred: " + params + ", line 3: " + reason)
                .hasLineCount(1);
    }

    @Test
    void parameterGivenTwiceIsRefused() throws IOException {
        Path params = params("jobs = 1\nJobs = 2\n");
        assertThat(Captured.run("scan", "--params", params.toString(), folder.toString())
                        .err())
                .contains("line 2: 'Jobs' is given twice");
    }

    @Test
    void missingFileIsNamed() {
        assertThat(Captured.run("scan", "--params", "none.txt", folder.toString()))
                .isEqualTo(new Captured(2, "", "kindred: no such parameter file: none.txt\n"));
    }

    private Path params(String text) throws IOException {
        return Files.writeString(folder.resolve("params.txt"), text);
    }
}
