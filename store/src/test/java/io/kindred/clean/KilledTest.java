package io.kindred.clean;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.kindred.Seeds;
import io.kindred.store.Catalog;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A process that is killed at any step of a clean-up, and one that is killed at any step of the undo, lose nothing. */
@ExtendWith(Seeds.class)
class KilledTest {
    private static final int KILLS = 5;
    private static final int COPIES = 6;
    private static final Rules OLDEST = new Rules(Rules.Age.OLDEST, List.of(), Optional.empty());

    @TempDir
    private Path place;

    @Test
    void killedCleanUpIsTakenBack(Random random) throws IOException, InterruptedException {
        mustComeBack(Shelf.in(place), KILLS, random);
    }

    @Test
    void killedCleanUpToAnotherDiskIsTakenBack(Random random) throws IOException, InterruptedException {
        Path memory = Path.of("/dev/shm");
        assumeTrue(
                Files.isWritable(memory) && !Files.getFileStore(memory).equals(Files.getFileStore(place)),
                "there is no other disk");
        Path other = Files.createTempDirectory(memory, "kindred");
        try {
            mustComeBack(new Shelf(place.resolve("files"), other.resolve(".kindred/catalog.db")), KILLS, random);
        } finally {
            try (Stream<Path> paths = Files.walk(other)) {
                for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }

    private static void mustComeBack(Shelf shelf, int kills, Random random) throws IOException, InterruptedException {
        for (int i = 0; i < COPIES; i++) {
            shelf.write("f" + i % 2 + "/copy" + i, "the same text", i);
        }
        shelf.scan();
        Path plan = Files.writeString(shelf.catalog.resolveSibling("plan.txt"), PlanFile.text(shelf.plan(OLDEST)));
        Map<String, String> before = Shelf.snapshot(shelf.folder);
        for (int kill = 0; kill < kills; kill++) {
            // Four moments for each file that goes, and three for each that comes back.
            assertThat(isKilled(shelf, "apply", plan, random.nextInt(4 * (COPIES - 1))))
                    .isTrue();
            if (!Shelf.snapshot(shelf.folder).equals(before)) {
                isKilled(shelf, "undo", plan, random.nextInt(3));
            }
            shelf.undo();
            assertThat(Shelf.snapshot(shelf.folder)).isEqualTo(before);
            assertThat(shelf.undo()).isEmpty();
        }
    }

    @Test
    void cleanUpAfterAKilledOneBeginsByTakingBackWhatWasOpen(Random random) throws IOException, InterruptedException {
        Shelf shelf = Shelf.in(place);
        shelf.write("a", "the same text", 1);
        shelf.write("b", "the same text", 2);
        shelf.scan();
        String text = PlanFile.text(shelf.plan(OLDEST));
        Path plan = Files.writeString(shelf.catalog.resolveSibling("plan.txt"), text);
        Map<String, String> before = Shelf.snapshot(shelf.folder);
        assertThat(isKilled(shelf, "apply", plan, 2)).isTrue();
        assertThat(shelf.folder.resolve("b")).doesNotExist();
        assertThat(shelf.apply(text)).hasSize(1).allMatch(Outcome::done);
        while (Run.last(shelf.trash()).isPresent()) {
            shelf.undo();
        }
        assertThat(Shelf.snapshot(shelf.folder)).isEqualTo(before);
    }

    /** Kills another process when it has come to a step; returns false if it had ended by then. */
    private static boolean isKilled(Shelf shelf, String what, Path plan, int step)
            throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Victim.class.getName(),
                        what,
                        shelf.folder.toString(),
                        shelf.catalog.toString(),
                        plan.toString(),
                        Integer.toString(step))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            boolean reached = "here".equals(out.readLine());
            process.destroyForcibly().waitFor();
            return reached;
        }
    }

    /** The process that is killed: it says when it has come to the step, and waits. */
    static final class Victim {
        private Victim() {}

        public static void main(String[] args) throws IOException {
            Path folder = Path.of(args[1]);
            Path catalog = Path.of(args[2]);
            int[] steps = {Integer.parseInt(args[4])};
            Pause pause = (moment, path) -> {
                if (steps[0]-- == 0) {
                    System.out.println("here");
                    waitForever();
                }
            };
            if (args[0].equals("undo")) {
                Run run = Run.last(CleanPlace.of(catalog).trash()).orElseThrow();
                Undo.of(run, folder, outcome -> {}, pause, /* plain= */ false);
                return;
            }
            try (Catalog known = Catalog.open(catalog)) {
                new CleanUp(known, catalog, folder, pause, /* plain= */ false)
                        .run(PlanFile.read(Files.readString(Path.of(args[3]))), outcome -> {});
            }
        }

        private static void waitForever() {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
