package io.kindred.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Clients that really send ten gigabytes, that never end, and three hundred that dawdle, all at once: {@code /health} answers
 * throughout. Prints how long the slowest answer took.
 */
class BadClientsIT {
    private static final long TEN_GIGABYTES = 10L << 30;
    private static final int DAWDLING = 300;
    private static final int SENDERS = 8;
    private static final Duration TIME = Duration.ofSeconds(12);

    /** Far more than it takes, for machines that are busy. */
    private static final long MOST_MILLIS = 5_000;

    @TempDir
    Path folder;

    private final AtomicBoolean over = new AtomicBoolean();
    private final AtomicLong sent = new AtomicLong();
    private final AtomicLong bodies = new AtomicLong();

    @Test
    void healthAnswersThroughout() throws Exception {
        Files.writeString(folder.resolve("a.txt"), "Some words of a document.");
        ExecutorService clients = Executors.newCachedThreadPool();
        List<Socket> slow = new ArrayList<>();
        try (Started started = Started.on(folder)) {
            List<Future<?>> sending = new ArrayList<>();
            for (int i = 0; i < SENDERS; i++) {
                String length = List.of("Content-Length: " + TEN_GIGABYTES, "Transfer-Encoding: chunked")
                        .get(i % 2);
                sending.add(clients.submit(() -> sendOn(started, length)));
            }
            for (int i = 0; i < DAWDLING; i++) {
                slow.add(dawdle(started, i));
            }
            sending.add(clients.submit(() -> drip(slow)));
            List<Long> millis = health(started);
            over.set(true);
            for (Future<?> each : sending) {
                each.get(1, TimeUnit.MINUTES);
            }
            tell(millis);
            assertThat(millis).isNotEmpty().allMatch(each -> each < MOST_MILLIS);
            assertThat(bodies.get()).isGreaterThan(SENDERS);
        } finally {
            over.set(true);
            for (Socket socket : slow) {
                socket.close();
            }
            clients.shutdownNow();
        }
    }

    /** Sends what the head announced as fast as it goes, and begins anew whenever the service hangs up. */
    private Void sendOn(Started started, String length) {
        boolean chunked = length.contains("chunked");
        byte[] piece = (chunked ? "10000\r\n" + "x".repeat(0x10000) + "\r\n" : "x".repeat(0x10000)).getBytes(UTF_8);
        while (!over.get()) {
            bodies.incrementAndGet();
            try (Socket socket = started.socket()) {
                OutputStream out = socket.getOutputStream();
                out.write(head(started, "POST /api/v1/check?name=a.txt", length + "\r\n\r\n"));
                for (long left = TEN_GIGABYTES; left > 0 && !over.get(); left -= piece.length) {
                    out.write(piece);
                    sent.addAndGet(piece.length);
                }
            } catch (IOException e) {
                // It was refused, as it should be.
            }
        }
        return null;
    }

    /** Half of them never end their headers, half of them never end their bodies. */
    private static Socket dawdle(Started started, int number) throws IOException {
        Socket socket = started.socket();
        socket.getOutputStream()
                .write(
                        number % 2 == 0
                                ? head(started, "GET /health", "X-Slow: ")
                                : head(started, "POST /api/v1/check?name=a.txt", "Content-Length: 5000\r\n\r\nx"));
        return socket;
    }

    /** A byte of each now and then, so that they are not idle. */
    private Void drip(List<Socket> slow) throws InterruptedException {
        while (!over.get()) {
            for (Socket socket : slow) {
                try {
                    socket.getOutputStream().write('x');
                } catch (IOException e) {
                    // The service has had enough of this one.
                }
            }
            Thread.sleep(500);
        }
        return null;
    }

    private static byte[] head(Started started, String request, String rest) {
        return (request + " HTTP/1.1\r\nHost: localhost:" + started.service.port() + "\r\nAuthorization: Bearer "
                        + Started.TOKEN + "\r\n" + rest)
                .getBytes(UTF_8);
    }

    private static List<Long> health(Started started) throws IOException {
        List<Long> millis = new ArrayList<>();
        long begun = System.nanoTime();
        while (System.nanoTime() - begun < TIME.toNanos()) {
            long asked = System.nanoTime();
            String answer = started.raw("GET /health HTTP/1.1\r\nHost: localhost:" + started.service.port()
                    + "\r\nConnection: close\r\n\r\n");
            millis.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - asked));
            assertThat(Started.status(answer)).isEqualTo(200);
        }
        return millis;
    }

    private void tell(List<Long> millis) {
        System.out.printf(
                Locale.ROOT,
                "bad clients: %,d answers of /health, the slowest took %,d ms; %,d bodies were begun, %,d MB of them sent%n",
                millis.size(),
                millis.stream().mapToLong(Long::longValue).max().orElse(0),
                bodies.get(),
                sent.get() >> 20);
    }
}
