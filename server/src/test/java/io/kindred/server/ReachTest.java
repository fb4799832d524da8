package io.kindred.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.Seeds;
import java.io.IOException;
import java.net.InetAddress;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Who may reach the service, under which name, and how far. */
@ExtendWith(Seeds.class)
class ReachTest {
    private static final String SECRET = "what nobody may read";

    @TempDir
    static Path place;

    private static Started started;

    @BeforeAll
    static void start() throws IOException {
        Files.writeString(place.resolve("secret.txt"), SECRET);
        Path folder = Files.createDirectory(place.resolve("folder"));
        started = Started.onSamples(folder);
    }

    @AfterAll
    static void stop() throws IOException {
        started.close();
    }

    @Test
    void onlyItsOwnNamesAreAnswered(Random random) throws IOException {
        int port = started.service.port();
        for (String own : List.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port)) {
            assertThat(status("GET", "/api/v1/statistics", "Host: " + own)).isEqualTo(200);
        }
        List<String> strange = strangers(port, random);
        assertThat(strange).hasSizeGreaterThanOrEqualTo(500);
        for (String host : strange) {
            for (String path : List.of("/api/v1/statistics", "/")) {
                assertThat(status("GET", path, host)).as(host).isIn(400, 421);
            }
        }
    }

    private static List<String> strangers(int port, Random random) {
        List<String> hosts = new ArrayList<>(List.of(
                "X: y",
                "Host:",
                "Host: localhost",
                "Host: 127.0.0.1",
                "Host: localhost.:" + port,
                "Host: LOCALHOST.:" + port,
                "Host: 127.0.0.1.nip.io:" + port,
                "Host: 0.0.0.0:" + port,
                "Host: 127.1:" + port,
                "Host: 2130706433:" + port,
                "Host: 0x7f000001:" + port,
                "Host: [::]:" + port,
                "Host: [::ffff:127.0.0.1]:" + port,
                "Host: user@localhost:" + port,
                "Host: localhost:" + port + "@evil.example",
                "Host: localhost:" + port + ", evil.example",
                "Host: localhost:" + port + "/",
                "Host: localhost:0" + port,
                "Host: localhost:" + (port + 1),
                "Host: localhost:" + port + "\r\nHost: evil.example",
                "Host: evil.example\r\nHost: localhost:" + port,
                "Host: evil.example\r\nX-Forwarded-Host: localhost:" + port,
                "Host: evil.example\r\nForwarded: host=localhost:" + port));
        String letters = "abcdefghijklmnopqrstuvwxyz0123456789-.";
        while (hosts.size() < 520) {
            StringBuilder name = new StringBuilder();
            int length = 1 + random.nextInt(20);
            for (int i = 0; i < length; i++) {
                name.append(letters.charAt(random.nextInt(letters.length())));
            }
            String own = random.nextBoolean() ? "localhost" : "127.0.0.1";
            hosts.add(
                    switch (random.nextInt(5)) {
                        case 0 -> "Host: " + name;
                        case 1 -> "Host: " + name + ":" + port;
                        case 2 -> "Host: " + own + "." + name + ":" + port;
                        case 3 -> "Host: " + name + "." + own + ":" + port;
                        default -> "Host: " + own + ":" + random.nextInt(port);
                    });
        }
        return hosts;
    }

    @Test
    void anAbsoluteTargetIsNoWayRound() throws IOException {
        int port = started.service.port();
        String own = "Host: localhost:" + port;
        assertThat(status("GET", "http://evil.example/api/v1/statistics", own)).isIn(400, 421);
        assertThat(status("GET", "http://localhost:" + port + "/api/v1/statistics", "Host: evil.example"))
                .isIn(400, 421);
    }

    @Test
    void noPathLeadsOut(Random random) throws IOException {
        List<String> steps = List.of(
                "..",
                "%2e%2e",
                "%2E.",
                ".%2e",
                "%252e%252e",
                "..%00",
                "..;",
                "..%5c",
                "..\\",
                "%c0%ae%c0%ae",
                "....",
                "..%2f",
                "%2e%2e%2f",
                "..%252f",
                "%uff0e%uff0e",
                "..%c0%af",
                "..%ef%bc%8f",
                ".",
                "~root",
                "C:",
                "%5c%5c");
        List<String> roots = List.of(
                "/",
                "/api/v1/",
                "/api/v1/documents/",
                "/api/v1/documents/1/",
                "/api/v1/export/",
                "/page/",
                "//",
                "/./");
        List<String> ends = List.of(
                "secret.txt",
                "etc/passwd",
                "../secret.txt",
                "openapi.json",
                "Service.class",
                "META-INF/MANIFEST.MF",
                ".kindred/catalog.db",
                "%2fetc%2fpasswd",
                "text",
                "original");
        for (int i = 0; i < 2000; i++) {
            StringBuilder path = new StringBuilder(roots.get(random.nextInt(roots.size())));
            int depth = 1 + random.nextInt(6);
            for (int step = 0; step < depth; step++) {
                path.append(steps.get(random.nextInt(steps.size()))).append(random.nextInt(8) == 0 ? "%2f" : "/");
            }
            path.append(ends.get(random.nextInt(ends.size())));
            String answer = request("GET", path.toString(), "Host: localhost:" + started.service.port());
            int status = Started.status(answer);
            assertThat(answer)
                    .as(path.toString())
                    .doesNotContain(SECRET, "root:", "SQLite format", "CAFEBABE", "Manifest-Version");
            boolean onward = path.toString().matches(".*/(\\.|\\.\\.)/.*") && status == 200;
            assertThat(status == 400 || status == 404 || status == 405 || status == 421 || onward)
                    .as("%s: %s", path, status)
                    .isTrue();
        }
    }

    @Test
    void whoChangesSomethingShowsTheToken() throws IOException, InterruptedException {
        List<String> wrong = List.of(
                "",
                "Bearer",
                "Bearer ",
                "Bearer x",
                "Bearer " + Started.TOKEN + "x",
                "Bearer " + Started.TOKEN.substring(1),
                "Basic " + Started.TOKEN,
                Started.TOKEN,
                "Bearer " + Started.TOKEN.toUpperCase(Locale.ROOT));
        List<String> calls = List.of(
                "POST /api/v1/check",
                "POST /api/v1/documents",
                "POST /api/v1/compare/1",
                "POST /api/v1/scan",
                "DELETE /api/v1/scan",
                "PUT /api/v1/decisions/1/2",
                "DELETE /api/v1/decisions/1/2",
                "POST /api/v1/nowhere");
        long before = started.service.routes().all().size();
        for (String call : calls) {
            String[] parts = call.split(" ", -1);
            for (String header : wrong) {
                HttpRequest.Builder request = HttpRequest.newBuilder(started.uri(parts[1]))
                        .method(parts[0], HttpRequest.BodyPublishers.ofString("text"));
                if (!header.isEmpty()) {
                    request.header("Authorization", header);
                }
                assertThat(started.send(request).statusCode())
                        .as("%s with %s", call, header)
                        .isEqualTo(401);
            }
        }
        assertThat(before).isPositive();
        assertThat(started.get("/api/v1/check?token=" + "x").statusCode()).isNotEqualTo(200);
        assertThat(Files.exists(started.folder.resolve(Inbox.NAME))).isFalse();
    }

    @Test
    void requestsOfOtherSitesAreNotAnswered() throws IOException, InterruptedException {
        for (String[] header : new String[][] {
            {"Origin", "http://evil.example"},
            {"Origin", "null"},
            {"Origin", "http://localhost:1"},
            {"Sec-Fetch-Site", "cross-site"},
            {"Sec-Fetch-Site", "same-site"}
        }) {
            HttpResponse<String> response = started.send(
                    HttpRequest.newBuilder(started.uri("/api/v1/statistics")).header(header[0], header[1]));
            assertThat(response.statusCode()).as(header[1]).isEqualTo(403);
        }
        HttpResponse<String> own = started.send(HttpRequest.newBuilder(started.uri("/api/v1/statistics"))
                .header("Origin", "http://127.0.0.1:" + started.service.port())
                .header("Sec-Fetch-Site", "same-origin"));
        assertThat(own.statusCode()).isEqualTo(200);
        assertThat(own.headers().map().keySet()).noneMatch(name -> name.startsWith("access-control"));
    }

    @Test
    void everyAnswerHasTheHeadersThatProtectIt() throws IOException, InterruptedException {
        for (String path : List.of(
                "/health",
                "/api/v1/statistics",
                "/api/v1/nowhere",
                "/api/v1/export/report.html",
                "/api/v1/documents/1/original")) {
            HttpResponse<String> response = started.get(path);
            assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
            assertThat(response.headers().firstValue("X-Frame-Options")).contains("DENY");
            assertThat(response.headers().firstValue("Referrer-Policy")).contains("no-referrer");
            assertThat(response.headers().firstValue("Cross-Origin-Resource-Policy"))
                    .contains("same-origin");
            assertThat(response.headers().firstValue("Content-Security-Policy").orElse(""))
                    .startsWith("default-src 'none'")
                    .doesNotContain("unsafe");
            assertThat(response.headers().firstValue("Set-Cookie")).isEmpty();
            assertThat(response.headers().firstValue("Server")).isEmpty();
            boolean file = path.contains("original") || path.contains("export");
            assertThat(response.headers()
                            .firstValue("Content-Disposition")
                            .orElse("")
                            .startsWith("attachment"))
                    .isEqualTo(file);
        }
    }

    @Test
    void onlyKnownMethodsAreTaken() throws IOException {
        String host = "Host: localhost:" + started.service.port();
        for (String method : List.of("OPTIONS", "TRACE", "PATCH", "CONNECT", "PROPFIND", "get")) {
            assertThat(status(method, "/api/v1/statistics", host)).as(method).isIn(400, 405);
        }
        String head = request("HEAD", "/api/v1/statistics", host);
        assertThat(Started.status(head)).isEqualTo(200);
        assertThat(head).endsWith("\r\n\r\n");
    }

    @Test
    void whatOthersReachNeedsTheTokenForEverything(@TempDir Path other) throws IOException, InterruptedException {
        Files.writeString(other.resolve("a.txt"), "Some words.");
        try (Started closed = Started.on(other, true, Service.Limits.USUAL)) {
            assertThat(closed.get("/api/v1/statistics").statusCode()).isEqualTo(401);
            assertThat(closed.get("/api/v1/openapi.json").statusCode()).isEqualTo(401);
            assertThat(closed.get("/metrics").statusCode()).isEqualTo(401);
            assertThat(closed.get("/health").statusCode()).isEqualTo(200);
            assertThat(closed.withToken("GET", "/api/v1/statistics", "").statusCode())
                    .isEqualTo(200);
        }
        assertThatThrownBy(() -> new Service(
                        started.catalog,
                        InetAddress.getByName("0.0.0.0"),
                        0,
                        Set.of(),
                        Started.TOKEN,
                        false,
                        Service.Limits.USUAL,
                        ""))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static int status(String method, String path, String headers) throws IOException {
        return Started.status(request(method, path, headers));
    }

    private static String request(String method, String path, String headers) throws IOException {
        return started.raw(method + " " + path + " HTTP/1.1\r\n" + headers + "\r\nConnection: close\r\n\r\n");
    }
}
