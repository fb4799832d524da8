package io.kindred.fingerprint.scheme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The golden vectors hold in other processes: under any default charset and locale, and on other JDKs. */
class GoldenElsewhereTest {
    private static final Path HERE = Path.of(System.getProperty("java.home"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-Dfile.encoding=UTF-8 -Duser.language=tr -Duser.country=TR",
                "-Dfile.encoding=ISO-8859-1 -Duser.language=en -Duser.country=US",
                "-Dfile.encoding=US-ASCII -Duser.language=ja -Duser.country=JP",
                "-Dline.separator=\r\n -Duser.language=lt -Duser.country=LT"
            })
    void underAnyDefaults(String options) throws IOException, InterruptedException {
        assertHolds(HERE, options.split(" ", -1));
    }

    /** JDKs beside this one, or those named by the system property {@code kindred.jdks}. */
    @Test
    void onEveryOtherJdk() throws IOException, InterruptedException {
        List<Path> others = otherJdks();
        assumeTrue(!others.isEmpty(), "no other JDK of version 17 or later found; name some with -Dkindred.jdks=...");
        for (Path jdk : others) {
            assertHolds(jdk, "-Duser.language=tr", "-Duser.country=TR");
        }
    }

    private static List<Path> otherJdks() throws IOException {
        String named = System.getProperty("kindred.jdks");
        if (named != null) {
            return Stream.of(named.split(java.io.File.pathSeparator, -1))
                    .map(Path::of)
                    .toList();
        }
        try (Stream<Path> siblings = Files.list(HERE.toRealPath().getParent())) {
            return siblings.filter(jdk -> Files.isExecutable(jdk.resolve("bin/java")))
                    .filter(jdk -> !Files.isSymbolicLink(jdk) && version(jdk) > 17)
                    .toList();
        }
    }

    private static int version(Path jdk) {
        try {
            String release = Files.readString(jdk.resolve("release"));
            String version = release.replaceAll("(?s).*JAVA_VERSION=\"(\\d+).*", "$1");
            return version.matches("\\d+") ? Integer.parseInt(version) : 0;
        } catch (IOException e) {
            return 0;
        }
    }

    private static void assertHolds(Path jdk, String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(jdk.resolve("bin/java").toString()));
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), GoldenFiles.class.getName()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(command + "\n" + output).isZero();
        assertThat(output).containsPattern("^\\d{3,} golden vectors hold");
    }
}
