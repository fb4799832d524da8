package io.kindred.server;

import io.kindred.formats.AnyFormatProvider;
import io.kindred.report.Row;
import io.kindred.scan.ReadingCache;
import io.kindred.scan.ScannedFolder;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** A catalog over HTTP. Runs from when it is made until it is closed. */
public final class Service implements Closeable {
    /*
     * Who is slow must not keep others waiting. Connections that send nothing cost no thread, bodies are taken from a bounded
     * number of senders at a time, and answers are complete before they are written. So the threads that may be busy are
     * those behind the gates, and there are more threads than that: some are always left to say that all is well.
     */
    private static final int THREADS = 400;
    private static final int CONNECTIONS = 2000;
    private static final int SMALL_AT_ONCE = 64;
    private static final int RECEIVING = 96;
    private static final int WAITING = 128;
    private static final long PATIENCE_MILLIS = 10_000;
    private static final int HEADER_BYTES = 8192;
    private static final long IDLE_MILLIS = 15_000;
    private static final double CACHE = 0.2;

    private final Server server;
    private final ServerConnector connector;
    private final AnyFormatProvider texts;
    private final Readers readers;
    private final Related related;
    private final Uploads uploads;
    private final Clerk clerk;
    private final Events events;
    private final Routes routes = new Routes();
    private Rehearsal rehearsal;

    /**
     * Begins to serve a catalog.
     *
     * @param catalogFile the catalog, which must exist; brought up to date if an older version wrote it
     * @param address where to listen
     * @param port the port, or 0 for any that is free
     * @param names further names, without port, under which the service may be asked for
     * @param token what those who change something must know
     * @param closed whether those who only read must know it too
     * @param version what this build is called
     * @throws IOException if the catalog cannot be opened or the port cannot be had
     */
    public Service(
            Path catalogFile,
            InetAddress address,
            int port,
            Set<String> names,
            String token,
            boolean closed,
            Limits limits,
            String version)
            throws IOException {
        if (!address.isLoopbackAddress() && !closed) {
            throw new IllegalArgumentException("what others can reach needs a token for everything");
        }
        bringUpToDate(catalogFile);
        Path root = root(catalogFile);
        int cores = Runtime.getRuntime().availableProcessors();
        ReadingCache readings =
                new ReadingCache(Math.round(CACHE * Runtime.getRuntime().maxMemory()));
        this.texts = new AnyFormatProvider(limits.bodyBytes(), cores, limits.extraction());
        this.readers = new Readers(catalogFile, root, texts, readings);
        this.related = new Related(catalogFile, root, texts);
        Gate small = new Gate("questions", SMALL_AT_ONCE, SMALL_AT_ONCE, PATIENCE_MILLIS);
        Gate large = new Gate("questions", Math.max(2, cores), WAITING, PATIENCE_MILLIS);
        Gate receiving = new Gate("bodies", RECEIVING, RECEIVING / 2, PATIENCE_MILLIS);
        this.uploads = new Uploads(
                catalogFile.toAbsolutePath().getParent(),
                texts,
                limits.bodyBytes(),
                limits.bodyTime(),
                receiving,
                new Gate("documents", Math.max(2, cores), WAITING, PATIENCE_MILLIS),
                large);
        ScanJob job = new ScanJob();
        this.clerk = new Clerk(catalogFile, root, texts, readings, cores, readers, job, large);
        this.events = new Events(job);
        Metrics metrics = new Metrics();
        addRoutes(catalogFile, root, version, job, metrics);
        this.server = new Server(new QueuedThreadPool(THREADS, cores * 2));
        this.connector = connector(address, port);
        start(metrics, small, large, new TreeSet<>(names), token, closed);
        rehearsal.begin();
    }

    private static void bringUpToDate(Path catalogFile) throws IOException {
        try {
            Catalog.open(catalogFile).close();
        } catch (IOException e) {
            if (!java.nio.file.Files.isRegularFile(catalogFile)) {
                throw e;
            }
            CatalogWriter.open(catalogFile).close();
        }
    }

    private static Path root(Path catalogFile) throws IOException {
        try (Catalog catalog = Catalog.open(catalogFile)) {
            return ScannedFolder.of(catalogFile, catalog).toRealPath();
        }
    }

    private void addRoutes(Path catalogFile, Path root, String version, ScanJob job, Metrics metrics) {
        String folder = root.getFileName() == null
                ? root.toString()
                : root.getFileName().toString();
        routes.add("GET", "/health", Set.of(), Route.Effort.NONE, call -> Answer.json(new Row().with("status", "ok")));
        routes.add("GET", "/metrics", Set.of(), Route.Effort.NONE, call -> metrics(metrics, job));
        routes.add("GET", "/api/v1/openapi.json", Set.of(), Route.Effort.NONE, call -> description());
        StatisticsEndpoints statistics = new StatisticsEndpoints(readers, folder, version, job::isUnderWay);
        statistics.addTo(routes);
        new DocumentEndpoints(readers, root).addTo(routes);
        new RelationEndpoints(readers).addTo(routes);
        FamilyEndpoints families = new FamilyEndpoints(readers);
        families.addTo(routes);
        TopicEndpoint topics = new TopicEndpoint(readers, catalogFile);
        topics.addTo(routes);
        MapEndpoint map = new MapEndpoint(readers);
        map.addTo(routes);
        CompareEndpoints compare = new CompareEndpoints(readers, uploads, related);
        compare.addTo(routes);
        rehearsal = new Rehearsal(readers, compare);
        CheckEndpoints check = new CheckEndpoints(readers, uploads, related, clerk);
        check.addTo(routes);
        new ScanEndpoints(clerk, job, events).addTo(routes);
        new DecisionEndpoints(readers, clerk).addTo(routes);
        List<Table> views =
                List.of(statistics.figures(), families.lineage(), families.alike(), map.links(), topics.documents());
        new ExportEndpoints(readers, compare, check, views, folder).addTo(routes);
    }

    private static Answer description() throws IOException {
        try (InputStream bytes = Service.class.getResourceAsStream("openapi.json")) {
            return Answer.of(200, "application/json", bytes.readAllBytes());
        }
    }

    private Answer metrics(Metrics metrics, ScanJob job) {
        Map<String, Number> gauges = new TreeMap<>();
        gauges.put("kindred_scan_running", job.isUnderWay() ? 1 : 0);
        gauges.put(
                "kindred_memory_used_bytes",
                Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
        gauges.put("kindred_memory_most_bytes", Runtime.getRuntime().maxMemory());
        readers.lastOverview().ifPresent(overview -> {
            gauges.put("kindred_documents", overview.documents().size());
            gauges.put("kindred_pairs", overview.relations().size());
            gauges.put("kindred_families", overview.families().size());
        });
        return Answer.of(200, "text/plain; version=0.0.4; charset=utf-8", metrics.text(gauges));
    }

    private ServerConnector connector(InetAddress address, int port) {
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setSendDateHeader(true);
        http.setRequestHeaderSize(HEADER_BYTES);
        http.setUriCompliance(UriCompliance.RFC3986);
        http.setHttpCompliance(HttpCompliance.RFC9110);
        http.setIdleTimeout(IDLE_MILLIS);
        http.setMaxUnconsumedRequestContentReads(1);
        ServerConnector made = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        made.setHost(address.getHostAddress());
        made.setPort(port);
        made.setIdleTimeout(IDLE_MILLIS);
        made.setReuseAddress(true);
        return made;
    }

    private void start(Metrics metrics, Gate small, Gate large, Set<String> names, String token, boolean closed)
            throws IOException {
        server.addConnector(connector);
        server.addBean(new NetworkConnectionLimit(CONNECTIONS, server));
        server.setErrorHandler(new PlainErrors());
        boolean started = false;
        try {
            connector.open();
            Access access = new Access(hosts(names), token, closed);
            server.setHandler(new Front(new Guard(access), routes, new PageFiles(), metrics, small, large));
            server.start();
            started = true;
        } catch (IOException e) {
            throw e.getCause() instanceof BindException taken ? taken : e;
        } catch (Exception e) {
            throw new IOException("the service cannot start: " + e.getMessage(), e);
        } finally {
            if (!started) {
                close();
            }
        }
    }

    /** What the Host header may say. */
    private Set<String> hosts(Set<String> names) {
        Set<String> all = new TreeSet<>(names);
        all.addAll(Set.of("localhost", "127.0.0.1", "[::1]"));
        Set<String> hosts = new TreeSet<>();
        for (String name : all) {
            hosts.add(name + ":" + port());
            if (port() == 80) {
                hosts.add(name);
            }
        }
        return hosts;
    }

    /** The port on which it listens. */
    public int port() {
        return connector.getLocalPort();
    }

    Routes routes() {
        return routes;
    }

    /** A token that nobody can guess. */
    public static String newToken() {
        return Access.newToken();
    }

    /** Ends the service; a scan that is under way is broken off, and taken up by the next. */
    @Override
    public void close() throws IOException {
        rehearsal.end();
        events.close();
        try {
            server.stop();
        } catch (Exception e) {
            throw new IOException("the service did not end well: " + e.getMessage(), e);
        } finally {
            clerk.close();
            readers.close();
            related.close();
            uploads.close();
            texts.close();
        }
    }

    /**
     * What a request may cost.
     *
     * @param bodyBytes the size of the largest body
     * @param bodyTime how long a body may take to come
     * @param extraction how long finding the text of one document may take
     */
    public record Limits(long bodyBytes, Duration bodyTime, Duration extraction) {
        /** 50 MB, half a minute, a minute. */
        public static final Limits USUAL = new Limits(50L << 20, Duration.ofSeconds(30), Duration.ofSeconds(60));
    }
}
