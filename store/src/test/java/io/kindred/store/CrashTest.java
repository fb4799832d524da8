package io.kindred.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A writer that is killed at any moment loses nothing that it said was done. */
@ExtendWith(Seeds.class)
class CrashTest {
    private static final int KILLS = 15;
    private static final int BATCH = 20;
    private static final int LONGEST_MILLIS = 150;

    @TempDir
    Path folder;

    @Test
    void whatWasSaidToBeDoneIsThereAfterAKill(Random random) throws Exception {
        Path file = folder.resolve("catalog.db");
        int batches = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            int acknowledged = killed(file, batches, random);
            batches = check(file, acknowledged);
        }
        assertThat(batches).isPositive();
    }

    /** Starts a writer, kills it after a while, and returns how many batches it said were done. */
    private int killed(Path file, int from, Random random) throws Exception {
        Path said = Files.createTempFile(folder, "said", ".txt");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Child.class.getName(),
                        file.toString(),
                        Integer.toString(from))
                .redirectOutput(said.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        int batches = random.nextInt(3);
        while (lines(said) < batches && process.isAlive()) {
            Thread.sleep(5);
        }
        Thread.sleep(random.nextInt(LONGEST_MILLIS));
        assertThat(process.isAlive()).isTrue();
        process.destroyForcibly().waitFor();
        return from + (int) lines(said);
    }

    private static long lines(Path said) throws IOException {
        return Files.readString(said).chars().filter(c -> c == '\n').count();
    }

    /** Every batch is there as a whole, all that were acknowledged at least; returns how many there are. */
    private static int check(Path file, int acknowledged) throws IOException {
        try (CatalogWriter writer = CatalogWriter.open(file)) {
            Catalog catalog = writer.catalog();
            assertThat(catalog.verify()).isEmpty();
            List<Entry> entries = catalog.documents();
            int batches = entries.stream()
                    .mapToInt(entry -> Integer.parseInt(entry.path().replaceFirst("/.*", "")) + 1)
                    .max()
                    .orElse(0);
            assertThat(batches).isGreaterThanOrEqualTo(acknowledged);
            assertThat(entries.stream().map(Entry::path))
                    .containsExactlyInAnyOrderElementsOf(IntStream.range(0, batches)
                            .boxed()
                            .flatMap(batch -> Child.left(batch, batches).stream())
                            .toList());
            return batches;
        }
    }

    /** The writer that is killed. */
    static final class Child {
        private Child() {}

        public static void main(String[] arguments) throws IOException {
            try (CatalogWriter writer = CatalogWriter.open(Path.of(arguments[0]))) {
                for (int batch = Integer.parseInt(arguments[1]); ; batch++) {
                    write(writer, batch);
                    System.out.println("ok " + (batch + 1));
                }
            }
        }

        /** Adds a batch, and removes half of the one before, all in one. */
        private static void write(CatalogWriter writer, int batch) throws IOException {
            Random random = new Random(batch);
            List<NewDocument> documents = new ArrayList<>();
            for (int i = 0; i < BATCH; i++) {
                documents.add(Samples.random(path(batch, i), random));
            }
            writer.atomically(() -> {
                int first = writer.put(documents);
                writer.relate(List.of(Samples.relation(first, first + BATCH - 1, random)), List.of(first));
                writer.remove(paths(batch - 1).subList(0, BATCH / 2));
            });
        }

        /** The documents of a batch that are left when there are so many. */
        static List<String> left(int batch, int batches) {
            return paths(batch).subList(batch == batches - 1 ? 0 : BATCH / 2, BATCH);
        }

        private static List<String> paths(int batch) {
            return IntStream.range(0, BATCH).mapToObj(i -> path(batch, i)).toList();
        }

        private static String path(int batch, int i) {
            return batch + "/" + i;
        }
    }
}
