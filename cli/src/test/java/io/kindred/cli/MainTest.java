package io.kindred.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

class MainTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void showsHelpOnStandardOutput() {
        assertThat(run("--help")).isEqualTo(ExitStatus.FOUND);
        assertThat(out.toString(UTF_8)).startsWith("Usage: kindred").contains("Exit status: 0 = done or kin found");
        assertThat(err.toString(UTF_8)).isEmpty();
    }

    @Test
    void tellsAnUnknownOptionInTwoLines() {
        assertThat(run("--fromat")).isEqualTo(ExitStatus.FAILED);
        assertThat(err.toString(UTF_8)).isEqualTo("kindred: unknown option: --fromat\nTry 'kindred --help'.\n");
        assertThat(out.toString(UTF_8)).isEmpty();
    }

    @Test
    void tellsAnUnknownCommandWithItsEscapeSequencesHarmless() {
        assertThat(run("\u001b[31mred")).isEqualTo(ExitStatus.FAILED);
        assertThat(err.toString(UTF_8)).startsWith("kindred: unknown command: \\u001b[31mred\n");
    }

    @Test
    void wantsACommand() {
        assertThat(run()).isEqualTo(ExitStatus.FAILED);
        assertThat(err.toString(UTF_8)).isEqualTo("kindred: no command given\nTry 'kindred --help'.\n");
    }

    @Test
    void takesAnArgumentThatStartsWithAtAsItIs() {
        assertThat(run("@pom.xml")).isEqualTo(ExitStatus.FAILED);
        assertThat(err.toString(UTF_8)).startsWith("kindred: unknown command: @pom.xml\n");
    }

    @Test
    void endsQuietlyWhenNobodyReads() {
        assertThat(Main.run(new String[] {"--help"}, new FailingStream("Broken pipe"), err))
                .isEqualTo(ExitStatus.FOUND);
        assertThat(err.toString(UTF_8)).isEmpty();
    }

    @Test
    void doesNotTakeAFullDiskForSuccess() {
        assertThat(Main.run(new String[] {"--version"}, new FailingStream("No space left on device"), err))
                .isEqualTo(ExitStatus.FAILED);
        assertThat(err.toString(UTF_8)).isEqualTo("kindred: cannot write the answer: No space left on device\n");
    }

    @Test
    void tellsWhatWentWrongInOneLine() {
        assertThat(told(new Failure("no catalog here"))).isEqualTo("kindred: no catalog here\n");
        assertThat(told(new UncheckedIOException(new NoSuchFileException("a\nb", null, "gone"))))
                .isEqualTo("kindred: a\\nb: gone\n");
        assertThat(told(new IllegalStateException("seven")))
                .isEqualTo("kindred: internal error: java.lang.IllegalStateException: seven"
                        + " (set KINDRED_TRACE=1 to see where)\n");
        assertThat(told(new OutOfMemoryError()))
                .startsWith("kindred: out of memory; ")
                .hasLineCount(1);
    }

    private int run(String... args) {
        return Main.run(args, out, err);
    }

    private static String told(Throwable e) {
        StringWriter told = new StringWriter();
        assertThat(Misfortune.tell(e, new PrintWriter(told))).isEqualTo(ExitStatus.FAILED);
        return told.toString();
    }

    private static final class FailingStream extends OutputStream {
        private final String reason;

        FailingStream(String reason) {
            this.reason = reason;
        }

        @Override
        public void write(int b) throws IOException {
            throw new IOException(reason);
        }
    }
}
