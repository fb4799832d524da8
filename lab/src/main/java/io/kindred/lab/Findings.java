package io.kindred.lab;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;

/** Where a command says what it does and what it found. */
record Findings(CommandSpec spec) {
    /** Says what comes next, apart from what is found. */
    void progress(String what) {
        PrintWriter err = spec.commandLine().getErr();
        err.println("kindred-lab: " + what);
        err.flush();
    }

    void print(String text) {
        spec.commandLine().getOut().print(text);
        spec.commandLine().getOut().flush();
    }

    /** Prints what was found, and keeps it in lab/results if it is given a name there. */
    void tell(String text, String name) throws IOException {
        print(text);
        if (name != null) {
            write(name + ".md", text);
        }
    }

    /** Keeps what was found in a file of lab/results. */
    static void write(String file, String text) throws IOException {
        Path results = Lab.root().resolve("lab/results");
        Files.createDirectories(results);
        Files.writeString(results.resolve(file), text);
    }
}
