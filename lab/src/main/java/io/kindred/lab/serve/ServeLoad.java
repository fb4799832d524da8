package io.kindred.lab.serve;

import io.kindred.formats.AnyFormatProvider;
import io.kindred.lab.report.Table;
import io.kindred.lab.scale.MadeTexts;
import io.kindred.scan.AlignedMeasuring;
import io.kindred.scan.Scan;
import io.kindred.scan.ScanWatcher;
import io.kindred.server.Service;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.RelationFilter;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Has many clients ask a service and check documents in, half and half, and looks at what is left.
 *
 * <p>Half of what they send is new, four tenths are edited from a text that others edit too, and a tenth is what others send as
 * well. The catalog must hold every document once, and after a scan, which settles what was related for the time being, must be
 * the one that a scan of the same files makes.
 */
public final class ServeLoad {
    private static final int BUSY = 503;

    /** How long the service has been up when the first client comes. */
    private static final Duration REST = Duration.ofSeconds(5);

    /** How many letters an edited text has more. */
    private static final int ADDED = 300;

    private final Path place;
    private final int clients;
    private final int calls;
    private final int before;
    private final int bases;
    private final long seed;
    private final MadeTexts texts;
    private final Consumer<String> progress;
    private final String token = Service.newToken();
    private final Map<Integer, LongAdder> statuses = new ConcurrentHashMap<>();
    private final Set<String> sent = ConcurrentHashMap.newKeySet();

    /**
     * A load.
     *
     * @param place an empty folder
     * @param before how many documents there are before
     * @param bases how many texts others are edited from
     */
    public ServeLoad(Path place, int clients, int calls, int before, int bases, long seed, Consumer<String> progress) {
        this.place = place;
        this.clients = clients;
        this.calls = calls;
        this.before = before;
        this.bases = bases;
        this.seed = seed;
        this.texts = new MadeTexts(seed);
        this.progress = progress;
    }

    /** What came of it, as a table, and as an exception if anything is not as it must be. */
    public Table run() throws IOException, InterruptedException, ExecutionException {
        Path folder = Files.createDirectories(place.resolve("served")).toRealPath();
        List<String> pool = pool();
        for (int i = 0; i < before; i++) {
            Files.writeString(
                    folder.resolve("before" + i + ".txt"), pool.get(i % bases) + "\n\nCopy number " + i + ".");
        }
        Path catalog = scan(folder);
        List<long[]> times;
        double seconds;
        try (Service service = new Service(
                catalog, InetAddress.getLoopbackAddress(), 0, Set.of(), token, false, Service.Limits.USUAL, "lab")) {
            List<List<Wish>> wishes = wishes(service.port(), pool);
            Thread.sleep(REST.toMillis());
            progress.accept("asking");
            long begun = System.nanoTime();
            times = ask(wishes);
            seconds = (System.nanoTime() - begun) / 1e9;
        }
        progress.accept("comparing with a scan of the same files");
        return table(folder, catalog, times, seconds);
    }

    private List<String> pool() {
        return IntStream.range(0, bases).mapToObj(texts::stranger).toList();
    }

    private List<long[]> ask(List<List<Wish>> wishes) throws InterruptedException, ExecutionException {
        HttpClient http =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        ExecutorService threads = Executors.newFixedThreadPool(clients);
        try {
            List<Future<List<long[]>>> all = new ArrayList<>();
            for (List<Wish> own : wishes) {
                all.add(threads.submit(() -> ask(http, own)));
            }
            List<long[]> times = new ArrayList<>();
            for (Future<List<long[]>> one : all) {
                times.addAll(one.get());
            }
            return times;
        } finally {
            threads.shutdownNow();
        }
    }

    /** For each call, whether it added (1) or asked (0), the nanoseconds that its last try took, and which of the client's it was. */
    private List<long[]> ask(HttpClient http, List<Wish> wishes) throws IOException, InterruptedException {
        List<long[]> times = new ArrayList<>();
        for (int i = 0; i < wishes.size(); i++) {
            times.add(new long[] {
                wishes.get(i).adds() ? 1 : 0, timed(http, wishes.get(i).request()), i
            });
        }
        return times;
    }

    /** What a client wants to know, or to add. */
    private record Wish(boolean adds, HttpRequest request) {}

    /** What each client wants, made before the first is asked: making texts takes as long as answering. */
    private List<List<Wish>> wishes(int port, List<String> pool) {
        return IntStream.range(0, clients)
                .mapToObj(client -> wishes(port, pool, client))
                .toList();
    }

    private List<Wish> wishes(int port, List<String> pool, int client) {
        Random random = new Random(seed * 1_000_003 + client);
        List<Wish> wishes = new ArrayList<>();
        for (int i = 0; i < calls; i++) {
            int base = random.nextInt(bases);
            int kind = random.nextInt(10);
            boolean same = kind == 0;
            boolean adds = random.nextBoolean();
            String name = same ? "same" + base + ".txt" : "c" + client + "-" + i + ".txt";
            String own = texts.stranger(bases + client * calls + i);
            String text = same ? pool.get(base) : kind < 5 ? pool.get(base) + "\n\n" + own.substring(0, ADDED) : own;
            if (adds) {
                sent.add(name);
            }
            wishes.add(new Wish(adds, request(port, adds ? "documents" : "check", name, text)));
        }
        return wishes;
    }

    private HttpRequest request(int port, String what, String name, String text) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/v1/" + what + "?name=" + name))
                .header("Authorization", "Bearer " + token)
                .POST(HttpRequest.BodyPublishers.ofString(text))
                .build();
    }

    private long timed(HttpClient http, HttpRequest request) throws IOException, InterruptedException {
        while (true) {
            long begun = System.nanoTime();
            HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
            long took = System.nanoTime() - begun;
            statuses.computeIfAbsent(response.statusCode(), status -> new LongAdder())
                    .increment();
            if (response.statusCode() != BUSY) {
                return took;
            }
            Thread.sleep(
                    1000 * response.headers().firstValueAsLong("Retry-After").orElseThrow());
        }
    }

    private Table table(Path folder, Path catalog, List<long[]> times, double seconds) throws IOException {
        Set<String> expected = new TreeSet<>();
        sent.forEach(name -> expected.add("inbox/" + name));
        for (int i = 0; i < before; i++) {
            expected.add("before" + i + ".txt");
        }
        List<String> paths = paths(catalog);
        long unsettled = unsettled(catalog);
        List<String> relations = relations(scan(folder));
        Path again = Files.createDirectories(place.resolve("again")).toRealPath();
        for (String path : paths) {
            Files.createDirectories(again.resolve(path).getParent());
            Files.copy(folder.resolve(path), again.resolve(path));
        }
        List<String> anew = relations(scan(again));
        boolean strange = statuses.keySet().stream().anyMatch(status -> status >= 500 && status != BUSY);
        List<List<String>> rows = List.of(
                List.of("clients, calls of each", clients + ", " + calls),
                List.of("calls a second", String.format(Locale.ROOT, "%.0f", times.size() / seconds)),
                List.of("check: half under, 99 % under", quantiles(times, 0, 0)),
                List.of("check-in: half under, 99 % under", quantiles(times, 1, 0)),
                List.of("check, after the first tenth", quantiles(times, 0, calls / 10)),
                List.of("check-in, after the first tenth", quantiles(times, 1, calls / 10)),
                List.of("answers by status", new TreeMap<>(statuses).toString()),
                List.of(
                        "documents lost",
                        String.valueOf(expected.stream()
                                .filter(path -> !paths.contains(path))
                                .count())),
                List.of("documents doubled or strange", String.valueOf(paths.size() - (long) expected.size())),
                List.of("relations", String.valueOf(relations.size())),
                List.of("documents related for the time being, until the scan", String.valueOf(unsettled)),
                List.of("the same as of one scan", relations.equals(anew) ? "yes" : "NO"),
                List.of("errors other than 503", strange ? "YES" : "none"));
        return new Table("A service with many clients", 1, List.of("", "figure"), rows);
    }

    private static String quantiles(List<long[]> times, int kind, int from) {
        long[] sorted = times.stream()
                .filter(time -> time[0] == kind && time[2] >= from)
                .mapToLong(time -> time[1])
                .sorted()
                .toArray();
        return sorted.length == 0
                ? "-"
                : millis(sorted[sorted.length / 2]) + ", " + millis(sorted[(int) (sorted.length * 0.99)]);
    }

    private static String millis(long nanos) {
        return String.format(Locale.ROOT, "%.0f ms", nanos / 1e6);
    }

    private static Path scan(Path folder) throws IOException {
        Path catalog = folder.resolve(".kindred/catalog.db");
        int cores = Runtime.getRuntime().availableProcessors();
        try (CatalogWriter writer = CatalogWriter.open(catalog);
                AnyFormatProvider texts = new AnyFormatProvider(1 << 24, cores, Duration.ofMinutes(1))) {
            new Scan(writer, folder, texts, new AlignedMeasuring(true), true, cores, ScanWatcher.NOBODY)
                    .run(List.of(folder), List.of());
        }
        return catalog;
    }

    private static List<String> paths(Path file) throws IOException {
        try (Catalog catalog = Catalog.open(file)) {
            return catalog.documents().stream()
                    .map(entry -> entry.path())
                    .sorted()
                    .toList();
        }
    }

    private static long unsettled(Path file) throws IOException {
        try (Catalog catalog = Catalog.open(file)) {
            return catalog.unrelated().length;
        }
    }

    private static List<String> relations(Path file) throws IOException {
        List<String> relations = new ArrayList<>();
        try (Catalog catalog = Catalog.open(file)) {
            catalog.relations(
                    RelationFilter.ALL, found -> relations.add(found.relation().toString()));
        }
        return relations;
    }
}
