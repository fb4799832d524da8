package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.corpus.Prose;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A scan that is killed at any moment is taken up by the next, and ends as if nothing had happened. */
@ExtendWith(Seeds.class)
class KillIT {
    private static final int CATALOGS = 3;
    private static final int KILLS = 4;

    @TempDir
    private Path place;

    @Test
    void killedScanIsTakenUp(Random random) throws IOException, InterruptedException {
        Path folder = documents(random);
        assertThat(scan(folder, place.resolve("first.db")).waitFor()).isZero();
        Path whole = place.resolve("whole.db");
        long begun = System.nanoTime();
        assertThat(scan(folder, whole).waitFor()).isZero();
        long time = System.nanoTime() - begun;
        int killed = 0;
        for (int catalog = 0; catalog < CATALOGS; catalog++) {
            Path broken = place.resolve("broken" + catalog + ".db");
            for (int i = 0; i < KILLS; i++) {
                // What earlier ones did is kept, so that later ones have less to do; the machine may be faster by now.
                killed += isKilled(scan(folder, broken), random.nextLong(time / 2 / (i + 1))) ? 1 : 0;
                if (Files.exists(broken)) {
                    Captured verified = Captured.run("verify", "--catalog", broken.toString());
                    assertThat(verified.out() + verified.err()).containsAnyOf("sound: ", "is empty, its first scan");
                }
            }
            assertThat(scan(folder, broken).waitFor()).isZero();
            assertThat(Captured.run("verify", "--all", "--catalog", broken.toString())
                            .status())
                    .isZero();
            assertThat(exported(broken)).isEqualTo(exported(whole));
        }
        assertThat(killed).isGreaterThan(CATALOGS * KILLS / 4);
    }

    /** Kills a process unless it ends in time. */
    private static boolean isKilled(Process process, long nanos) throws InterruptedException {
        if (process.waitFor(nanos, TimeUnit.NANOSECONDS)) {
            return false;
        }
        process.destroyForcibly().waitFor();
        return true;
    }

    private Path documents(Random random) throws IOException {
        Path folder = Files.createDirectory(place.resolve("files"));
        Prose prose = new Prose(random);
        for (int i = 0; i < 150; i++) {
            String text = prose.paragraphs(6);
            Files.writeString(folder.resolve(i + "a.txt"), text);
            Files.writeString(folder.resolve(i + "b.txt"), text + "\n\n" + prose.paragraph());
        }
        return folder;
    }

    private static Process scan(Path folder, Path catalog) throws IOException {
        return new ProcessBuilder(
                        Shell.ROOT.resolve("kindred").toString(),
                        "scan",
                        folder.toString(),
                        "--catalog",
                        catalog.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static String exported(Path catalog) {
        return Captured.run("export", "--format=jsonl", "--catalog", catalog.toString())
                        .out()
                + Captured.run("export", "--documents", "--format=jsonl", "--catalog", catalog.toString())
                        .out();
    }
}
