package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What keeps a service from being started is said in one line, with what to do about it. */
class ServeCommandTest {
    @TempDir
    Path folder;

    @BeforeEach
    void scan() throws IOException {
        Files.writeString(folder.resolve("a.txt"), "Some words of a document.");
        Captured.run("scan", folder.toString());
    }

    @Test
    void aTakenPortIsSaid() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            refused(
                    "port " + taken.getLocalPort() + " is taken by another program; name another with --port",
                    "--port",
                    String.valueOf(taken.getLocalPort()));
        }
        assertThat(folder.resolve(".kindred/serve.token")).doesNotExist();
    }

    @Test
    void withoutACatalogItSaysHowToMakeOne(@TempDir Path empty) {
        Captured captured = Captured.run("serve", empty.toString(), "--no-browser");
        assertThat(captured.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(captured.err()).contains("there is no catalog in " + empty).contains("kindred scan " + empty);
    }

    @Test
    void whatOthersCanReachNeedsAToken() {
        refused("can be reached by others", "--host", "0.0.0.0");
        refused("a token has 16 to 512", "--host", "0.0.0.0", "--token", "short");
        refused("a token has 16 to 512", "--token", "with spaces in the midst");
        refused("no such address", "--host", "no such host");
        refused("--port is from 0 to 65535", "--port", "70000");
    }

    private void refused(String reason, String... options) {
        String[] all = new String[options.length + 3];
        all[0] = "serve";
        all[1] = folder.toString();
        all[2] = "--no-browser";
        System.arraycopy(options, 0, all, 3, options.length);
        Captured captured = Captured.run(all);
        assertThat(captured.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(captured.err()).contains(reason);
        assertThat(captured.out()).isEmpty();
    }
}
