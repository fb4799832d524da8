package io.kindred.text;

import java.io.IOException;
import java.nio.file.Path;

/** Turns a file into a document. */
@FunctionalInterface
public interface TextProvider {
    /**
     * Reads a file.
     *
     * @throws IOException if the file cannot be read as text; the message is one line that gives the reason and does
     *     not repeat the file's name
     */
    Document read(Path file) throws IOException;
}
