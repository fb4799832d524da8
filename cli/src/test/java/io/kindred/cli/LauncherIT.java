package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The packaged command as a user calls it, from a folder of the user's own. */
class LauncherIT {
    private static final Path LAUNCHER = Shell.ROOT.resolve("kindred");

    @TempDir
    private Path folder;

    @Test
    void tellsItsVersionAndNothingElse() throws Exception {
        Shell.Result result = run("'" + LAUNCHER + "' --version");
        assertThat(result.out()).matches("kindred \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\n");
        assertThat(result.err()).isEmpty();
        assertThat(result.status()).isEqualTo(ExitStatus.FOUND);
    }

    @Test
    void showsHelp() throws Exception {
        Shell.Result result = run("'" + LAUNCHER + "' --help");
        assertThat(result.out()).startsWith("Usage: kindred");
        assertThat(result.err()).isEmpty();
        assertThat(result.status()).isEqualTo(ExitStatus.FOUND);
    }

    @Test
    void refusesWhatItDoesNotKnow() throws Exception {
        Shell.Result result = run("'" + LAUNCHER + "' --no-such-option");
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).isEqualTo("kindred: unknown option: --no-such-option\nTry 'kindred --help'.\n");
        assertThat(result.status()).isEqualTo(ExitStatus.FAILED);
    }

    @Test
    void runsThroughALinkInAFolderWithSpaces() throws Exception {
        Path link = Files.createDirectory(folder.resolve("my tools")).resolve("kin");
        Files.createSymbolicLink(link, LAUNCHER);
        assertThat(run("'my tools/kin' --version").status()).isEqualTo(ExitStatus.FOUND);
        assertThat(run("cd 'my tools' && PATH=\"$PWD:$PATH\" kin --version").status())
                .isEqualTo(ExitStatus.FOUND);
    }

    @Test
    void endsQuietlyWhenNobodyReads() throws Exception {
        Shell.Result result = run("'" + LAUNCHER + "' --help | true; exit ${PIPESTATUS[0]}");
        assertThat(result.err()).isEmpty();
        assertThat(result.status()).isEqualTo(ExitStatus.FOUND);
    }

    @Test
    void saysWhenThereIsNoJavaWhereItWasTold() throws Exception {
        Shell.Result result = Shell.run(folder, Map.of("JAVA_HOME", "/nowhere"), "'" + LAUNCHER + "' --version");
        assertThat(result.err()).isEqualTo("kindred: JAVA_HOME is /nowhere, but there is no bin/java in it\n");
        assertThat(result.status()).isEqualTo(ExitStatus.FAILED);
    }

    @Test
    void saysWhenJavaIsTooOld() throws Exception {
        Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
        Files.writeString(java, "#!/bin/sh\necho '    java.specification.version = 1.8' >&2\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
        Shell.Result result = Shell.run(folder, Map.of("JAVA_HOME", folder + "/jdk"), "'" + LAUNCHER + "' --version");
        assertThat(result.err()).endsWith(" is Java 8; kindred needs Java 17 or later (set JAVA_HOME)\n");
        assertThat(result.status()).isEqualTo(ExitStatus.FAILED);
    }

    @TestFactory
    Stream<DynamicTest> speaksUtf8WhateverTheLocale() {
        return Stream.of(
                        Map.of("LC_ALL", "C"),
                        Map.of("LC_ALL", "POSIX"),
                        Map.of("LC_ALL", "", "LANG", "", "LC_CTYPE", ""),
                        Map.of("LC_ALL", "de_DE.UTF-8"),
                        Map.of("LC_ALL", "tr_TR.UTF-8"),
                        Map.of("KINDRED_JAVA_OPTS", "-Duser.language=tr -Duser.country=TR"),
                        Map.of("KINDRED_JAVA_OPTS", "-Dfile.encoding=ISO-8859-1"),
                        Map.of("KINDRED_JAVA_OPTS", "-Dfile.encoding=UTF-16"))
                .map(variables -> DynamicTest.dynamicTest(variables.toString(), () -> repeatsItsArgument(variables)));
    }

    private void repeatsItsArgument(Map<String, String> variables) throws IOException, InterruptedException {
        Shell.Result result = Shell.run(folder, variables, "'" + LAUNCHER + "' 'Ünïcödé 文 ıİ'");
        // Bash itself complains first about a locale that is not installed.
        assertThat(result.err()).endsWith("kindred: unknown command: Ünïcödé 文 ıİ\nTry 'kindred --help'.\n");
        assertThat(result.status()).isEqualTo(ExitStatus.FAILED);
    }

    private Shell.Result run(String command) throws IOException, InterruptedException {
        return Shell.run(folder, Map.of(), command);
    }
}
