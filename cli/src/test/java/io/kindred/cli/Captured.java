package io.kindred.cli;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** What one run of the command printed, and its exit status. */
record Captured(int status, String out, String err) {
    static Captured run(String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = Main.run(args, out, err);
        return new Captured(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
