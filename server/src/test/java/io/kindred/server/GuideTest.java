package io.kindred.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every call of curl that the guide shows is answered as it says; what is left out there is {@code ...}. */
class GuideTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @TempDir
    Path folder;

    /** A command, and the beginning of each line that it prints. */
    private record Shown(String command, List<String> lines) {}

    @Test
    void theGuideTellsTheTruth() throws IOException, InterruptedException {
        assumeTrue(hasCurl(), "there is no curl here");
        List<Shown> all = shown(Files.readAllLines(ROOT.resolve("docs/SERVICE.md")));
        assertThat(all).hasSizeGreaterThan(8);
        try (Started started = Started.onSamples(folder)) {
            for (Shown one : all) {
                List<String> printed = run(started, one.command()).lines().toList();
                assertThat(matches(one.lines(), printed))
                        .as("$ %s%nexpected:%n%s%nprinted:%n%s", one.command(), one.lines(), printed)
                        .isTrue();
            }
        }
    }

    private static boolean hasCurl() throws IOException, InterruptedException {
        return new ProcessBuilder("sh", "-c", "command -v curl").start().waitFor() == 0;
    }

    private static List<Shown> shown(List<String> guide) {
        List<Shown> all = new ArrayList<>();
        boolean inside = false;
        for (String line : guide) {
            if (line.startsWith("```")) {
                inside = line.equals("```curl");
            } else if (inside && line.startsWith("$ ")) {
                all.add(new Shown(line.substring(2), new ArrayList<>()));
            } else if (inside) {
                all.get(all.size() - 1).lines().add(line);
            }
        }
        return all;
    }

    private static boolean matches(List<String> expected, List<String> printed) {
        for (int i = 0; i < expected.size(); i++) {
            String line = expected.get(i);
            if (line.equals("...")) {
                return true;
            }
            boolean fits = i < printed.size()
                    && (line.endsWith("...")
                            ? printed.get(i).startsWith(line.substring(0, line.length() - 3))
                            : printed.get(i).equals(line));
            if (!fits) {
                return false;
            }
        }
        return expected.size() == printed.size();
    }

    private static String run(Started started, String command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", command).directory(ROOT.toFile());
        builder.environment().put("KINDRED", "http://127.0.0.1:" + started.service.port());
        builder.environment().put("TOKEN", Started.TOKEN);
        Process process = builder.redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return out;
    }
}
