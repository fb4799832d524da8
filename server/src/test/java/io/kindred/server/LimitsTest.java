package io.kindred.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever sends too much, for too long or too slowly keeps nobody else from being answered. */
class LimitsTest {
    private static final int MOST = 100_000;
    private static final String HEAD = "POST /api/v1/check HTTP/1.1\r\nAuthorization: Bearer " + Started.TOKEN + "\r\n";

    @TempDir
    Path folder;

    private Started started;

    @BeforeEach
    void start() throws IOException {
        Files.writeString(folder.resolve("a.txt"), "Some words of a document.");
        started = Started.on(folder, false, new Service.Limits(MOST, Duration.ofSeconds(2), Duration.ofSeconds(60)));
    }

    @AfterEach
    void stop() throws IOException {
        started.close();
        try (Stream<Path> files = Files.list(folder.resolve(".kindred"))) {
            assertThat(files.filter(file -> file.getFileName().toString().startsWith("upload")))
                    .isEmpty();
        }
    }

    @Test
    void aBodyMayBeAsLargeAsTheLimit() throws IOException, InterruptedException {
        assertThat(started.post("/api/v1/check", "word ".repeat(MOST / 5)).statusCode())
                .isEqualTo(200);
        assertThat(started.post("/api/v1/check", "word ".repeat(MOST / 5) + "s").statusCode())
                .isEqualTo(413);
        assertThat(started.withToken("PUT", "/api/v1/decisions/1/2", "x".repeat(70_000))
                        .statusCode())
                .isEqualTo(413);
    }

    @Test
    void tenGigabytesAreRefusedBeforeTheyCome() throws IOException {
        String answer = talk("Content-Length: 10737418240\r\n", new byte[0]);
        assertThat(Started.status(answer)).isEqualTo(413);
        assertThat(healthy()).isTrue();
    }

    @Test
    void anEndlessBodyEndsAtTheLimit() throws IOException {
        byte[] chunk = ("2000\r\n" + "x".repeat(0x2000) + "\r\n").getBytes(UTF_8);
        try (Socket socket = started.socket()) {
            OutputStream out = socket.getOutputStream();
            out.write((HEAD + host() + "Transfer-Encoding: chunked\r\n\r\n").getBytes(UTF_8));
            int sent = 0;
            try {
                while (sent < 10_000) {
                    out.write(chunk);
                    sent++;
                }
            } catch (IOException e) {
                // The other side has closed, as it should.
            }
            assertThat(sent).isLessThan(10_000);
        }
        assertThat(healthy()).isTrue();
    }

    @Test
    void aSlowBodyIsGivenUp() throws IOException, InterruptedException {
        try (Socket socket = started.socket()) {
            OutputStream out = socket.getOutputStream();
            out.write((HEAD + host() + "Content-Length: 5000\r\n\r\n").getBytes(UTF_8));
            int sent = 0;
            InputStream in = socket.getInputStream();
            while (sent < 600 && in.available() == 0) {
                out.write('x');
                out.flush();
                sent++;
                Thread.sleep(50);
            }
            byte[] bytes = new byte[200];
            int count = in.read(bytes);
            String answer = new String(bytes, 0, Math.max(0, count), UTF_8);
            assertThat(Started.status(answer)).isEqualTo(408);
        }
    }

    @Test
    void theWrongLengthHarmsNobody() throws IOException {
        assertThat(Started.status(talk("Content-Length: 10\r\n", "short".getBytes(UTF_8))))
                .isIn(0, 400, 408, 500);
        assertThat(Started.status(talk("Content-Length: -1\r\n", "x".getBytes(UTF_8))))
                .isEqualTo(400);
        assertThat(Started.status(talk("Content-Length: 1\r\nContent-Length: 2\r\n", "xx".getBytes(UTF_8))))
                .isEqualTo(400);
        assertThat(Started.status(
                        talk("Content-Length: 1\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n".getBytes(UTF_8))))
                .isEqualTo(400);
        assertThat(Started.status(talk("X: " + "y".repeat(20_000) + "\r\n", new byte[0])))
                .isIn(400, 431);
        assertThat(healthy()).isTrue();
    }

    @Test
    void formsAreNotTaken() throws IOException, InterruptedException {
        HttpResponse<String> response = started.send(HttpRequest.newBuilder(started.uri("/api/v1/check"))
                .header("Authorization", "Bearer " + Started.TOKEN)
                .header("Content-Type", "multipart/form-data; boundary=x")
                .POST(HttpRequest.BodyPublishers.ofString("--x\r\n\r\n\r\n--x--")));
        assertThat(response.statusCode()).isEqualTo(415);
    }

    @Test
    void threeHundredWhoDawdleKeepNobodyWaiting() throws IOException {
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < 300; i++) {
                Socket socket = started.socket();
                sockets.add(socket);
                String begin =
                        i % 2 == 0 ? "GET /health HTTP/1.1\r\nX-Slow: " : HEAD + host() + "Content-Length: 9\r\n\r\nx";
                socket.getOutputStream().write(begin.getBytes(UTF_8));
                socket.getOutputStream().flush();
                if (i % 50 == 0) {
                    assertThat(healthy()).isTrue();
                }
            }
            for (int i = 0; i < 10; i++) {
                assertThat(healthy()).isTrue();
            }
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    private String talk(String headers, byte[] body) throws IOException {
        try (Socket socket = started.socket()) {
            socket.getOutputStream().write((HEAD + host() + headers + "\r\n").getBytes(UTF_8));
            socket.getOutputStream().write(body);
            socket.getOutputStream().flush();
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), UTF_8);
        } catch (IOException e) {
            return "";
        }
    }

    private String host() {
        return "Host: localhost:" + started.service.port() + "\r\n";
    }

    private boolean healthy() throws IOException {
        return Started.status(started.raw("GET /health HTTP/1.1\r\n" + host() + "Connection: close\r\n\r\n")) == 200;
    }
}
