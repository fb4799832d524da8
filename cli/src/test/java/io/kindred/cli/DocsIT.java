package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every command that the documents show prints what they say it prints. */
class DocsIT {
    private static final Path README = Shell.ROOT.resolve("README.md");

    /** A catalog that another build made would answer with the scores of that. What a broken run left in its trash comes back. */
    @BeforeAll
    static void forgetTheCatalog() throws IOException {
        Path catalog = Shell.ROOT.resolve("samples/.kindred");
        if (Files.isDirectory(catalog.resolve("trash"))) {
            Captured.run(
                    "clean",
                    "--undo",
                    "--catalog",
                    catalog.resolve("catalog.db").toString());
        }
        if (Files.isDirectory(catalog)) {
            try (Stream<Path> files = Files.list(catalog)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    @Test
    void readmeShowsACommand() throws IOException {
        assumeTrue(Files.exists(README), "there is no README.md yet");
        assertThat(ConsoleBlock.in(Files.readAllLines(README))).isNotEmpty();
    }

    @TestFactory
    Stream<DynamicTest> documentsTellTheTruth() throws IOException {
        return documents().stream().flatMap(DocsIT::tests);
    }

    private static List<Path> documents() throws IOException {
        Path docs = Shell.ROOT.resolve("docs");
        if (!Files.isDirectory(docs)) {
            return Files.exists(README) ? List.of(README) : List.of();
        }
        try (Stream<Path> files = Files.list(docs)) {
            Stream<Path> pages =
                    files.filter(file -> file.toString().endsWith(".md")).sorted();
            return Stream.concat(Stream.of(README), pages).filter(Files::exists).toList();
        }
    }

    private static Stream<DynamicTest> tests(Path document) {
        try {
            return ConsoleBlock.in(Files.readAllLines(document)).stream().map(block -> test(document, block));
        } catch (IOException e) {
            throw new AssertionError("cannot read " + document, e);
        }
    }

    private static DynamicTest test(Path document, ConsoleBlock block) {
        String place = Shell.ROOT.relativize(document) + ":" + block.line();
        return DynamicTest.dynamicTest(place, () -> check(place, block));
    }

    private static void check(String place, ConsoleBlock block) throws IOException, InterruptedException {
        assertThat(block.steps()).as("commands of the block at %s", place).isNotEmpty();
        for (ConsoleBlock.Step step : block.steps()) {
            assertThat(step.command())
                    .as("%s: only commands of kindred can be checked; show others in a block marked sh", place)
                    .startsWith("./kindred ");
            String both = "exec 2>&1; " + step.command();
            List<String> printed =
                    Shell.run(Shell.ROOT, Map.of(), both).out().lines().toList();
            assertThat(step.matches(printed))
                    .as(
                            "%s: $ %s%nexpected:%n%s%nprinted:%n%s",
                            place, step.command(), lines(step.output()), lines(printed))
                    .isTrue();
        }
    }

    private static String lines(List<String> lines) {
        return String.join(System.lineSeparator(), lines);
    }
}
