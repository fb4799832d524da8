package io.kindred.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.corpus.Prose;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.HttpURLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A scan is begun, told of as it goes, broken off and taken up. */
@ExtendWith(Seeds.class)
@Timeout(180)
class ScanJobTest {
    @TempDir
    Path folder;

    @Test
    void aScanTellsHowItGetsOn(Random random) throws IOException, InterruptedException {
        write("before", 1, random);
        try (Started started = Started.on(folder)) {
            write("later", 60, random);
            HttpURLConnection listening = (HttpURLConnection)
                    started.uri("/api/v1/scan/events").toURL().openConnection();
            assertThat(listening.getContentType()).isEqualTo("text/event-stream");
            try (BufferedReader lines =
                    new BufferedReader(new InputStreamReader(listening.getInputStream(), StandardCharsets.UTF_8))) {
                assertThat(next(lines, "event: ")).isEqualTo("progress");
                assertThat(Json.object(next(lines, "data: "))).containsEntry("state", "idle");
                assertThat(started.post("/api/v1/scan", "").statusCode()).isEqualTo(202);
                List<Map<String, Object>> states = new ArrayList<>();
                String event;
                do {
                    event = next(lines, "event: ");
                    states.add(Json.object(next(lines, "data: ")));
                } while (event.equals("progress"));
                assertThat(event).isEqualTo("end");
                assertThat(states.get(states.size() - 1))
                        .containsEntry("state", "done")
                        .containsEntry("files", 61L)
                        .containsEntry("read", 60L)
                        .containsEntry("problems", 0L);
            }
            assertThat(started.json("/api/v1/statistics")).containsEntry("documents", 61L);
        }
    }

    @Test
    void aScanThatIsBrokenOffIsTakenUp(Random random) throws IOException, InterruptedException {
        write("before", 1, random);
        try (Started started = Started.on(folder)) {
            write("later", 150, random);
            assertThat(started.post("/api/v1/scan", "").statusCode()).isEqualTo(202);
            int again = started.post("/api/v1/scan", "").statusCode();
            int cancelled = started.withToken("DELETE", "/api/v1/scan", "").statusCode();
            Map<String, Object> ended = waitForTheEnd(started);
            // On a fast machine the scan may have been over before it could be broken off.
            assertThat(again).isIn(409, 202);
            assertThat(ended.get("state")).isEqualTo(cancelled == 202 ? ended.get("state") : "done");
            assertThat(ended.get("state")).isIn("cancelled", "done");
            while (started.post("/api/v1/scan", "").statusCode() != 202) {
                waitForTheEnd(started);
            }
            assertThat(waitForTheEnd(started)).containsEntry("state", "done");
            assertThat(started.json("/api/v1/statistics"))
                    .containsEntry("documents", 151L)
                    .containsEntry("complete", true);
        }
    }

    private static Map<String, Object> waitForTheEnd(Started started) throws IOException, InterruptedException {
        while (true) {
            Map<String, Object> state = started.json("/api/v1/scan");
            if (!List.of("running", "cancelling").contains(state.get("state"))) {
                return state;
            }
            Thread.sleep(20);
        }
    }

    private static String next(BufferedReader lines, String prefix) throws IOException {
        while (true) {
            String line = lines.readLine();
            if (line == null) {
                throw new AssertionError("nothing more comes");
            }
            if (line.startsWith(prefix)) {
                return line.substring(prefix.length());
            }
        }
    }

    private void write(String name, int count, Random random) throws IOException {
        Prose prose = new Prose(random);
        for (int i = 0; i < count; i++) {
            Files.writeString(folder.resolve(name + i + ".txt"), prose.paragraphs(4));
        }
    }
}
