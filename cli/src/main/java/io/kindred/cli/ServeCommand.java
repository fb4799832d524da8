package io.kindred.cli;

import io.kindred.server.Service;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.BindException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code kindred serve}. */
@Command(
        name = "serve",
        description = "Shows the catalog in the browser, and answers other programs over HTTP, until it is broken off.")
final class ServeCommand implements Callable<Integer> {
    private static final String TOKEN = "KINDRED_TOKEN";

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FOLDER",
            arity = "0..1",
            description = "The folder whose catalog is served. Default: that of the current folder or one above,"
                    + " or else of the only folder here that has one.")
    private Path folder;

    @Mixin
    private CatalogOption catalog;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "7878",
            description = "Where to listen; 0 for any port that is free. Default: ${DEFAULT-VALUE}.")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description =
                    "The address to listen on. One that others can reach needs --token. Default: ${DEFAULT-VALUE}.")
    private String host;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description =
                    "Another name of this machine under which the service may be asked for; may be given several times.")
    private List<String> names = List.of();

    @Option(
            names = "--token",
            paramLabel = "TOKEN",
            description = "What those who change something must know. Default: the variable " + TOKEN
                    + ", or a new one each time, which is printed.")
    private String token;

    @Option(names = "--private", description = "Those who only read must know the token too, also on this machine.")
    private boolean closed;

    @Option(names = "--no-browser", description = "Do not open the browser.")
    private boolean noBrowser;

    @Override
    public Integer call() throws IOException, InterruptedException {
        InetAddress address = address();
        boolean own = address.isLoopbackAddress();
        String secret = secret(own);
        Path file = folder == null ? catalog.findOrBelow() : catalog.in(folder);
        try (Service service = service(file, address, secret, closed || !own);
                TokenFile tokenFile = TokenFile.of(file, secret)) {
            tell(service, own ? "127.0.0.1" : host, secret, tokenFile);
            waitForTheEnd();
            return ExitStatus.FOUND;
        }
    }

    private InetAddress address() {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException e) {
            throw new Failure("--host " + host + ": no such address", e);
        }
    }

    private String secret(boolean own) {
        String given = token != null ? token : System.getenv(TOKEN);
        if (given == null && !own) {
            throw new Failure("--host " + host + " can be reached by others; say what they must know with --token or "
                    + TOKEN + ", at least 16 characters");
        }
        if (given != null && !given.matches("[!-~]{16,512}")) {
            throw new Failure("a token has 16 to 512 letters, digits and signs, and no spaces");
        }
        return given != null ? given : Service.newToken();
    }

    private Service service(Path file, InetAddress address, String secret, boolean all) throws IOException {
        if (port < 0 || port > 65535) {
            throw new Failure("--port is from 0 to 65535, not " + port);
        }
        Set<String> known = new HashSet<>(names);
        if (!address.isAnyLocalAddress()) {
            known.add(host.contains(":") ? "[" + host + "]" : host);
        }
        try {
            return new Service(
                    file, address, port, known, secret, all, Service.Limits.USUAL, new Main.Version().getVersion()[0]);
        } catch (BindException e) {
            String reason = String.valueOf(e.getMessage());
            throw new Failure(
                    reason.contains("in use")
                            ? "port " + port
                                    + " is taken by another program; name another with --port, or --port 0 for any"
                            : "cannot listen on " + host + ", port " + port + ": " + reason,
                    e);
        }
    }

    private void tell(Service service, String name, String secret, TokenFile tokenFile) {
        PrintWriter out = spec.commandLine().getOut();
        String place = "http://" + (name.contains(":") ? "[" + name + "]" : name) + ":" + service.port() + "/";
        out.println("Kindred is at " + place + "#token=" + secret);
        out.println("The token is also in " + tokenFile.path() + "; Ctrl-C ends it.");
        out.flush();
        if (!noBrowser) {
            Browser.open(place + "#token=" + secret);
        }
    }

    private static void waitForTheEnd() throws InterruptedException {
        CountDownLatch end = new CountDownLatch(1);
        Thread main = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            end.countDown();
            try {
                main.join(30_000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }));
        end.await();
    }
}
