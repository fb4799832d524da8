package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What every command gets from {@link Main} without doing anything for it. */
class SubcommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void runsAndGivesItsExitStatus() {
        assertThat(run("greet", "--format", "jsonl", "you")).isEqualTo(ExitStatus.NONE);
        assertThat(out).hasToString("{\"greeting\":\"you\"}\n");
    }

    @Test
    void takesItsFormatInAnyCaseAndLocale() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("tr-TR"));
        try {
            assertThat(run("greet", "--format=CSV", "İı")).isEqualTo(ExitStatus.NONE);
        } finally {
            Locale.setDefault(before);
        }
        assertThat(out).hasToString("greeting\nİı\n");
    }

    @Test
    void hasHelp() {
        assertThat(run("greet", "--help")).isEqualTo(ExitStatus.FOUND);
        assertThat(out.toString())
                .startsWith("Usage: kindred greet [-hV] [--format=FORMAT] NAME\n")
                .contains("How to write the answer: text, json, jsonl, csv.")
                .contains("Exit status: ");
    }

    @Test
    void missesAnArgument() {
        assertThat(run("greet")).isEqualTo(ExitStatus.FAILED);
        assertThat(err).hasToString("kindred: missing required parameter: 'NAME'\nTry 'kindred greet --help'.\n");
    }

    @Test
    void refusesAnUnknownFormat() {
        assertThat(run("greet", "--format=xml", "you")).isEqualTo(ExitStatus.FAILED);
        assertThat(err).hasToString("""
                        kindred: invalid value for option '--format': xml is none of text, json, jsonl, csv
                        Try 'kindred greet --help'.
                        """);
    }

    @Test
    void isSuggestedForATypo() {
        assertThat(run("gret")).isEqualTo(ExitStatus.FAILED);
        assertThat(err).hasToString("kindred: unknown command: gret; did you mean greet?\nTry 'kindred --help'.\n");
    }

    @Test
    void failsWithoutAStackTrace() {
        assertThat(run("greet", "nobody")).isEqualTo(ExitStatus.FAILED);
        assertThat(err).hasToString("kindred: nobody is here\n");
    }

    private int run(String... args) {
        CommandLine command = new CommandLine(new Main()).addSubcommand(new Greet());
        return Main.configured(command, new PrintWriter(out), new PrintWriter(err))
                .execute(args);
    }

    @Command(name = "greet", description = "Greets.")
    private static final class Greet implements Callable<Integer> {
        @Mixin
        private FormatOption format;

        @Parameters(paramLabel = "NAME")
        private String name;

        @Spec
        private CommandSpec spec;

        @Override
        public Integer call() throws IOException {
            if (name.equals("nobody")) {
                throw new Failure("nobody is here");
            }
            PrintWriter out = spec.commandLine().getOut();
            try (RowWriter rows = format.format().rows(out, List.of("greeting"), null)) {
                rows.write(new Row().with("greeting", name));
            }
            return ExitStatus.NONE;
        }
    }
}
