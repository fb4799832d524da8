package io.kindred.formats;

import io.kindred.text.Document;
import java.nio.file.Path;
import java.util.Map;

/**
 * What was read from a file.
 *
 * @param title what the file calls itself, or blank
 */
record Extract(String text, String title, Map<String, String> metadata) {
    private static final int LONGEST_TITLE = 500;

    Document of(Path file) {
        String separator = file.getFileSystem().getSeparator();
        String called = oneLine(title);
        return new Document(
                file.toString().replace(separator, "/"),
                called.isEmpty() ? file.getFileName().toString() : called,
                text,
                metadata);
    }

    /** The same in one line of bounded length. */
    static String oneLine(String text) {
        String line = text.strip().replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
        return line.length() <= LONGEST_TITLE ? line : line.substring(0, LONGEST_TITLE) + "…";
    }
}
