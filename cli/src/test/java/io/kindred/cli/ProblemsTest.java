package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProblemsTest {
    private final StringWriter err = new StringWriter();
    private final Problems problems = new Problems(new PrintWriter(err));

    @Test
    void leaveTheExitStatusAloneWhereThereAreNone() {
        assertThat(problems.exitStatus(ExitStatus.NONE)).isEqualTo(ExitStatus.NONE);
        assertThat(problems.count()).isZero();
    }

    @Test
    void areToldInOneLineEachAndMakeTheRunFail() {
        problems.tell("a/b.txt", "empty file");
        assertThat(problems.unless("c.txt", () -> {
                    throw new IOException("is a directory");
                }))
                .isEmpty();
        assertThat(problems.unless("d.txt", () -> {
                    throw new IOException();
                }))
                .isEmpty();
        assertThat(err).hasToString("""
                        kindred: a/b.txt: empty file
                        kindred: c.txt: is a directory
                        kindred: d.txt: IOException
                        """);
        assertThat(problems.count()).isEqualTo(3);
        assertThat(problems.exitStatus(ExitStatus.FOUND)).isEqualTo(ExitStatus.FAILED);
    }

    @Test
    void showNoNameRaw() {
        problems.tell("evil\u001b]0;title\u0007\r.txt", "not readable:\nreally");
        assertThat(err).hasToString("kindred: evil\\u001b]0;title\\u0007\\r.txt: not readable:\\nreally\n");
    }
}
