package io.kindred.server.page;

import io.kindred.formats.AnyFormatProvider;
import io.kindred.meaning.Way;
import io.kindred.scan.AlignedMeasuring;
import io.kindred.scan.Scan;
import io.kindred.scan.ScanWatcher;
import io.kindred.scan.ScannedFolder;
import io.kindred.server.Service;
import io.kindred.store.CatalogWriter;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** A folder that was scanned and is served, for tests. */
final class Served implements Closeable {
    private static final int JOBS = 2;

    private final Service service;
    private final String token = Service.newToken();

    private Served(Path catalog) throws IOException {
        this.service = new Service(
                catalog,
                InetAddress.getLoopbackAddress(),
                0,
                Set.of(),
                token,
                /* closed= */ false,
                Service.Limits.USUAL,
                "test");
    }

    static Served scanned(Path folder) throws IOException {
        return scanned(folder, Way.named(Way.NOT_AT_ALL));
    }

    static Served scanned(Path folder, Way way) throws IOException {
        Path root = folder.toRealPath();
        Path file = root.resolve(ScannedFolder.USUAL);
        try (CatalogWriter writer = CatalogWriter.open(file);
                AnyFormatProvider texts = new AnyFormatProvider(10 << 20, JOBS, Duration.ofSeconds(60))) {
            ScannedFolder.claim(writer, root, file);
            way.note(writer);
            way.of(new Scan(writer, root, texts, new AlignedMeasuring(true), true, JOBS, ScanWatcher.NOBODY))
                    .run(List.of(root), List.of());
        }
        return new Served(file);
    }

    /** Where the page is, with the token, as {@code kindred serve} prints it. */
    String address() {
        return base() + "#token=" + token;
    }

    String base() {
        return "http://127.0.0.1:" + service.port() + "/";
    }

    /** What a GET answers. */
    byte[] get(String path) throws IOException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(base() + path)).build();
        try {
            return HttpClient.newHttpClient()
                    .send(request, BodyHandlers.ofByteArray())
                    .body();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        service.close();
    }
}
