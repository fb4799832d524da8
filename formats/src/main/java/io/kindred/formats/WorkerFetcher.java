package io.kindred.formats;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.apache.tika.config.Initializable;
import org.apache.tika.config.InitializableProblemHandler;
import org.apache.tika.config.Param;
import org.apache.tika.io.TikaInputStream;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.pipes.fetcher.AbstractFetcher;

/**
 * Opens files inside a worker, and on its start cuts the worker off: no network by URL, no word on our error stream, no
 * file left behind. Tika makes it by its name in {@code worker.xml}; it is no part of the interface of this package.
 */
public final class WorkerFetcher extends AbstractFetcher implements Initializable {
    private static final Set<String> LOCAL = Set.of("file", "jar", "jrt");

    @Override
    public void initialize(@SuppressWarnings("rawtypes") Map<String, Param> params) {
        System.setErr(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        URL.setURLStreamHandlerFactory(protocol -> LOCAL.contains(protocol) ? null : new NoNetwork());
        PrivateFolder home = new PrivateFolder(Path.of(System.getProperty("java.io.tmpdir")));
        Runtime.getRuntime().addShutdownHook(new Thread(home::remove));
        ProcessHandle.current().parent().ifPresent(WorkerFetcher::dieWith);
    }

    private static void dieWith(ProcessHandle parent) {
        Thread watch = new Thread(() -> {
            parent.onExit().join();
            Runtime.getRuntime().exit(1);
        });
        watch.setDaemon(true);
        watch.start();
    }

    @Override
    public void checkInitialization(InitializableProblemHandler handler) {
        // There is nothing that could be missing.
    }

    @Override
    public InputStream fetch(String path, Metadata metadata, ParseContext context) throws IOException {
        return TikaInputStream.get(Path.of(path), metadata);
    }

    private static final class NoNetwork extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL url) throws IOException {
            throw new IOException("a document may not open a connection");
        }
    }
}
