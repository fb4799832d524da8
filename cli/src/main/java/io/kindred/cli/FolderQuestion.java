package io.kindred.cli;

import java.awt.GraphicsEnvironment;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JFileChooser;

/** Asks which folder to scan: in a dialogue where there is a desktop, at a prompt where there is a terminal. */
final class FolderQuestion {
    private FolderQuestion() {}

    /** The folder that the user names. */
    static Path ask(PrintWriter err) throws IOException {
        if (!Terminal.isThere()) {
            throw new Failure("no folder given, and nobody to ask: name one, for example 'kindred scan .'");
        }
        return (GraphicsEnvironment.isHeadless() ? prompt(err) : dialogue())
                .orElseThrow(() -> new Failure("no folder given"));
    }

    private static Optional<Path> prompt(PrintWriter err) throws IOException {
        err.print("Which folder shall be scanned? ");
        err.flush();
        String line = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())).readLine();
        return line == null || line.isBlank() ? Optional.empty() : Optional.of(Path.of(line.strip()));
    }

    private static Optional<Path> dialogue() {
        JFileChooser chooser = new JFileChooser();
        chooser.setDialogTitle("Which folder shall be scanned?");
        chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
        boolean chosen = chooser.showOpenDialog(null) == JFileChooser.APPROVE_OPTION;
        return chosen ? Optional.of(chooser.getSelectedFile().toPath()) : Optional.empty();
    }
}
