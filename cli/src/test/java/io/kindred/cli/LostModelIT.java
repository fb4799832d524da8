package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged command where the model of meaning is damaged or missing. */
class LostModelIT {
    private static final Path TARGET = Shell.ROOT.resolve("cli/target");
    private static final String MODEL_JAR = "all-minilm";
    private static final String BY_CONCEPTS =
            "kindred: related documents are found by concepts alone: the model file" + " /all-minilm-l6-v2-q.onnx is ";

    @TempDir
    private Path folder;

    private String samples;

    @BeforeEach
    void copySamples() throws IOException {
        samples = Samples.copied(folder).toString();
    }

    @Test
    void damagedModelIsToldAndTheRestGoesOn() throws Exception {
        Path place = Files.createDirectory(folder.resolve("damaged"));
        Files.writeString(place.resolve("all-minilm-l6-v2-q.onnx"), "no model");
        assertThatTheRestGoesOn(place + ":" + jars(""), "damaged");
    }

    @Test
    void missingModelIsToldAndTheRestGoesOn() throws Exception {
        assertThatTheRestGoesOn(jars(MODEL_JAR), "missing");
    }

    private void assertThatTheRestGoesOn(String classPath, String state) throws Exception {
        Shell.Result run = run(classPath, "scan --format=csv " + samples);
        assertThat(run.err()).isEqualTo(BY_CONCEPTS + state + "\n");
        assertThat(run.status()).isEqualTo(ExitStatus.FOUND);
        String plain = folder.resolve("plain.db").toString();
        Captured versions = Captured.run("scan", "--only-versions", "--format=csv", "--catalog", plain, samples);
        assertThat(byText(run.out())).isEqualTo(byText(versions.out())).hasSizeGreaterThan(2);
        assertThat(run.out()).contains(",related,");
    }

    /** The pairs that share text, with their kind and score. */
    private static List<String> byText(String csv) {
        return csv.lines()
                .filter(line -> !line.contains(",related,"))
                .map(line -> line.replaceFirst("^((?:[^,]*,){5})[^,]*,", "$1"))
                .toList();
    }

    private Shell.Result run(String classPath, String arguments) throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return Shell.run(folder, Map.of(), "'" + java + "' -cp '" + classPath + "' io.kindred.cli.Main " + arguments);
    }

    /** The class path of the command, but for jars of which the name begins with something. */
    private static String jars(String without) throws IOException {
        try (Stream<Path> lib = Files.list(TARGET.resolve("lib"))) {
            return Stream.concat(Stream.of(TARGET.resolve("classes")), lib)
                    .filter(jar ->
                            without.isEmpty() || !jar.getFileName().toString().contains(without))
                    .map(Path::toString)
                    .collect(Collectors.joining(":"));
        }
    }
}
