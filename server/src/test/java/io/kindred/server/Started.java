package io.kindred.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.kindred.formats.AnyFormatProvider;
import io.kindred.meaning.Way;
import io.kindred.scan.AlignedMeasuring;
import io.kindred.scan.Scan;
import io.kindred.scan.ScanWatcher;
import io.kindred.store.CatalogWriter;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** A service on a folder of its own, and ways to ask it. */
final class Started implements AutoCloseable {
    static final String TOKEN = "a token only for tests";
    private static final Path SAMPLES = Path.of("..", "samples");
    private static final int SOCKET_MILLIS = 60_000;

    final Path folder;
    final Path catalog;
    final Service service;
    private final Way way;
    private final HttpClient client = HttpClient.newHttpClient();

    private Started(Path folder, Way way, boolean closed, Service.Limits limits) throws IOException {
        this.folder = folder.toRealPath();
        this.catalog = this.folder.resolve(".kindred/catalog.db");
        this.way = way;
        scan();
        this.service = new Service(
                catalog, InetAddress.getLoopbackAddress(), 0, Set.of(), TOKEN, closed, limits, "kindred (test)");
    }

    /** On the files that are in a folder. */
    static Started on(Path folder) throws IOException {
        return on(folder, false, Service.Limits.USUAL);
    }

    static Started on(Path folder, boolean closed, Service.Limits limits) throws IOException {
        return new Started(folder, Way.named(Way.NOT_AT_ALL), closed, limits);
    }

    /** On the samples of this project, copied to a folder and related in meaning too. */
    static Started onSamples(Path folder) throws IOException {
        copySamples(folder);
        return new Started(folder, Way.named(Way.BY_MODEL), false, Service.Limits.USUAL);
    }

    static void copySamples(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(SAMPLES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path relative = SAMPLES.relativize(file);
                if (!relative.startsWith(".kindred")) {
                    Path copy = folder.resolve(relative.toString());
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy);
                }
            }
        }
    }

    void scan() throws IOException {
        try (CatalogWriter writer = CatalogWriter.open(catalog);
                AnyFormatProvider texts = new AnyFormatProvider(50 << 20, 1, Duration.ofSeconds(60))) {
            way.note(writer);
            way.of(new Scan(writer, folder, texts, new AlignedMeasuring(true), true, 2, ScanWatcher.NOBODY))
                    .run(List.of(folder), List.of());
        }
    }

    URI uri(String path) {
        return URI.create("http://127.0.0.1:" + service.port() + path);
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(uri(path)));
    }

    /** The JSON that a question is answered with. */
    Map<String, Object> json(String path) throws IOException, InterruptedException {
        HttpResponse<String> response = get(path);
        if (response.statusCode() != 200) {
            throw new AssertionError(path + ": " + response.statusCode() + " " + response.body());
        }
        return Json.object(response.body());
    }

    HttpResponse<String> post(String path, String body) throws IOException, InterruptedException {
        return withToken("POST", path, body);
    }

    HttpResponse<String> withToken(String method, String path, String body) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(uri(path))
                .header("Authorization", "Bearer " + TOKEN)
                .method(method, HttpRequest.BodyPublishers.ofString(body)));
    }

    HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    /** The number of the document at a path. */
    int id(String path) throws IOException, InterruptedException {
        for (Object item : (List<?>) json("/api/v1/documents?limit=500").get("items")) {
            Map<?, ?> document = (Map<?, ?>) item;
            if (document.get("path").equals(path)) {
                return ((Number) document.get("id")).intValue();
            }
        }
        throw new AssertionError("no document " + path);
    }

    Socket socket() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), service.port());
        socket.setSoTimeout(SOCKET_MILLIS);
        return socket;
    }

    /** What comes back if these very bytes are sent. */
    String raw(String request) throws IOException {
        try (Socket socket = socket()) {
            socket.getOutputStream().write(request.getBytes(UTF_8));
            socket.getOutputStream().flush();
            socket.shutdownOutput();
            try (InputStream in = socket.getInputStream()) {
                return new String(in.readAllBytes(), UTF_8);
            }
        }
    }

    static int status(String raw) {
        return raw.startsWith("HTTP/1.1 ") ? Integer.parseInt(raw.substring(9, 12)) : 0;
    }

    @Override
    public void close() throws IOException {
        service.close();
    }
}
