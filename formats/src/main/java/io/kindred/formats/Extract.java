package io.kindred.formats;

import io.kindred.text.Document;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What was read from a file.
 *
 * @param title what the file calls itself, or blank
 */
record Extract(String text, String title, Map<String, String> metadata) {
    private static final int LONGEST_TITLE = 500;
    private static final Pattern DATE = Pattern.compile("\\d{4}(?:-\\d\\d(?:-\\d\\d(?:T[\\d:.+Z-]+)?)?)?");

    Document of(Path file) {
        String separator = file.getFileSystem().getSeparator();
        String called = oneLine(title);
        return new Document(
                file.toString().replace(separator, "/"),
                called.isEmpty() ? file.getFileName().toString() : called,
                text,
                metadata);
    }

    /** Drops dates that are not in ISO 8601. */
    static void keepDates(Map<String, String> metadata) {
        for (String key : List.of("created", "modified")) {
            metadata.computeIfPresent(key, (k, date) -> DATE.matcher(date).matches() ? date : null);
        }
    }

    /** The same in one line of bounded length. */
    static String oneLine(String text) {
        String line = text.strip().replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
        return line.length() <= LONGEST_TITLE ? line : line.substring(0, LONGEST_TITLE) + "…";
    }
}
