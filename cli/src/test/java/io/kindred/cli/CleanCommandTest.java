package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CleanCommandTest {
    private static final String COPY = "archive/2024-0412.txt";

    @TempDir
    private Path folder;

    private Path samples;
    private Path plan;
    private String catalog;

    @BeforeEach
    void scan() throws IOException {
        samples = Samples.copied(folder.toRealPath());
        age("harbour/dredging-v1.txt", "2024-03-01");
        age("harbour/dredging-v2.txt", "2024-04-01");
        age("harbour/dredging-final.txt", "2024-05-01");
        age("letters/library-hours.txt", "2024-01-01");
        plan = samples.resolve(".kindred/plan.txt");
        catalog = samples.resolve(".kindred/catalog.db").toString();
        assertThat(Captured.run("scan", "--only-versions", samples.toString()).status())
                .isZero();
    }

    private void age(String path, String day) throws IOException {
        Files.setLastModifiedTime(samples.resolve(path), FileTime.from(Instant.parse(day + "T00:00:00Z")));
    }

    private Captured clean(String... options) {
        return Captured.run(Stream.concat(Stream.of("clean", "--catalog", catalog), Stream.of(options))
                .toArray(String[]::new));
    }

    private Map<String, String> files() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(samples)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                String name = samples.relativize(path).toString();
                if (!name.startsWith(".kindred")) {
                    files.put(
                            name,
                            Files.getLastModifiedTime(path) + Files.readString(path, StandardCharsets.ISO_8859_1));
                }
            }
        }
        return files;
    }

    @Test
    void planIsShownAndWrittenAndNothingTouched() throws IOException {
        Map<String, String> before = files();
        Captured run = clean();
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith("""
                        1 file could go, 1.2 KB; nothing has been touched

                          delete   1 file, 1.2 KB: a copy with the same bytes stays

                          keep        1.2 KB  letters/library-hours.txt
                          delete      1.2 KB  archive/2024-0412.txt

                        The plan is %s; read it, and change first words as you like.
                        """.formatted(plan));
        assertThat(Files.readString(plan))
                .contains(
                        "\nkeep     dcbd3237322b29f9  1,180  \"letters/library-hours.txt\"  # oldest copy: 2024-01-01")
                .contains("\ndelete   dcbd3237322b29f9  1,180  \"archive/2024-0412.txt\"      # same bytes as");
        assertThat(files()).isEqualTo(before);
    }

    @Test
    void planIsAppliedAndTakenBack() throws IOException {
        Map<String, String> before = files();
        clean();
        Captured applied = clean("--apply");
        assertThat(applied.status()).isZero();
        assertThat(applied.out()).startsWith("moved  " + COPY + "\n\n1 file moved, 1.2 KB\nNow in ");
        assertThat(samples.resolve(COPY)).doesNotExist();
        assertThat(clean("--apply", plan.toString()))
                .isEqualTo(new Captured(
                        2,
                        "0 files moved, 0 bytes; 1 file left alone\n",
                        "kindred: " + COPY + ": left alone: is not there any more\n"));
        assertThat(clean("--undo"))
                .isEqualTo(new Captured(0, "restored  " + COPY + "\n\n1 file restored, 1.2 KB\n", ""));
        assertThat(files()).isEqualTo(before);
        assertThat(clean("--undo")).isEqualTo(new Captured(1, "There is nothing to undo.\n", ""));
    }

    @Test
    void versionsGoWhenAskedFor() throws IOException {
        Captured run = clean("--versions-older-than=2024-04-15", "--format=csv");
        assertThat(run.status()).isZero();
        assertThat(run.out().lines().map(line -> line.replaceAll(",\\d.*", "")))
                .containsExactly(
                        "action,path,bytes,content,kin,reason",
                        "keep,harbour/dredging-final.txt",
                        "archive,harbour/dredging-v2.txt",
                        "archive,harbour/dredging-v1.txt",
                        "keep,letters/library-hours.txt",
                        "delete," + COPY);
        assertThat(clean("--apply", "--format=jsonl").out().lines())
                .hasSize(3)
                .contains("{\"path\":\"harbour/dredging-v1.txt\",\"action\":\"archive\",\"bytes\":1781,"
                        + "\"outcome\":\"moved\",\"reason\":\"\"}");
        assertThat(samples.resolve(".kindred/trash/0001/archived/0002-dredging-v1.txt"))
                .exists();
        assertThat(clean("--undo=1", "--format=jsonl").out().lines())
                .hasSize(3)
                .allMatch(line -> line.contains("restored"));
    }

    @Test
    void folderIsKept() {
        Captured run = clean("--keep-in", samples.resolve("archive").toString(), "--format=jsonl");
        assertThat(run.out().lines().toList().get(1))
                .contains("\"action\":\"delete\",\"path\":\"letters/library-hours.txt\"")
                .contains("\"kin\":\"" + COPY + "\"");
        assertThat(clean("--keep-in", samples.resolve("none").toString()).err()).endsWith("none: no such folder\n");
    }

    @Test
    void editedPlanIsNotLost() throws IOException {
        clean();
        Files.writeString(plan, Files.readString(plan).replace("delete   d", "archive  d"));
        Captured again = clean();
        assertThat(again.out()).contains("The plan that was there is ");
        assertThat(samples.resolve(".kindred/plan-before.txt")).content().contains("archive  d");
        assertThat(clean().out()).doesNotContain("The plan that was there");
    }

    @Test
    void nothingToDoIsSaid() throws IOException {
        Files.delete(samples.resolve(COPY));
        Captured.run("scan", "--only-versions", samples.toString());
        assertThat(clean())
                .isEqualTo(
                        new Captured(1, "Nothing could go. Of several copies the oldest stays. Versions stay.\n", ""));
        assertThat(plan).doesNotExist();
        assertThat(clean("--apply").err()).endsWith("plan.txt: no such plan; make one with 'kindred clean'\n");
    }

    @Test
    void wrongPlansAreRefusedAsAWhole() throws IOException {
        Path other = folder.resolve("other.txt");
        clean("-o", other.toString());
        assertThat(plan).doesNotExist();
        Files.writeString(other, Files.readString(other).replace("delete   d", "remove   d"));
        Captured run = clean("--apply", other.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .contains(": line 24: remove is none of keep, archive, delete\n")
                .endsWith("kindred: nothing was touched\n");
        Files.write(other, new byte[] {(byte) 0xE9, '\n'});
        assertThat(clean("--apply", other.toString()).err()).endsWith("is not UTF-8; save it as UTF-8\n");
    }

    @Test
    void impossibleOptionsAreRefused() {
        for (List<String> wrong : List.of(
                List.of("--apply", "--undo"),
                List.of("--apply", "--keep=newest"),
                List.of("--undo", "--min=0.7"),
                List.of("--keep=largest"),
                List.of("--versions-older-than=soon"))) {
            assertThat(clean(wrong.toArray(String[]::new)).status())
                    .as("%s", wrong)
                    .isEqualTo(2);
        }
        assertThat(clean("--undo=7").err()).startsWith("kindred: there is no clean-up number 7 in ");
    }

    @Test
    void agesAreBeforeToday() {
        LocalDate today = LocalDate.now(ZoneOffset.UTC);
        CleanRules.Time time = new CleanRules.Time();
        assertThat(time.convert("2y"))
                .isBetween(start(today.minusYears(2)), start(today.plusDays(1).minusYears(2)));
        assertThat(time.convert("3w")).isBetween(start(today.minusDays(21)), start(today.minusDays(20)));
        assertThat(time.convert("0d")).isAfter(Instant.now());
        assertThat(time.convert("2024-02-29")).isEqualTo(Instant.parse("2024-02-29T00:00:00Z"));
    }

    private static Instant start(LocalDate day) {
        return day.atStartOfDay(ZoneOffset.UTC).toInstant();
    }
}
