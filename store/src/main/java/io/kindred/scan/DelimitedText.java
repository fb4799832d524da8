package io.kindred.scan;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * A document as one line of text, as Waikato 2013 stores documents: its number, its location, the hash of the whole and the
 * hashes of its chunks, with a character of the user's choice between them.
 *
 * <p>A backslash comes before a delimiter, a backslash or a line end that belongs to the location.
 *
 * @param number what names the document in this text, from 0
 */
public record DelimitedText(int number, String location, long si, List<Long> chunks) {
    private static final char ESCAPE = '\\';

    public DelimitedText {
        chunks = List.copyOf(chunks);
    }

    /** Whether a character can stand between fields: not one that the fields are made of. */
    public static boolean isDelimiter(char delimiter) {
        return delimiter != ESCAPE && delimiter != '\n' && delimiter != '\r' && !Character.isLetterOrDigit(delimiter);
    }

    /** The document as a line without its end. */
    public String line(char delimiter) {
        StringBuilder line = new StringBuilder().append(number).append(delimiter);
        location.chars().forEach(c -> escape(line, (char) c, delimiter));
        line.append(delimiter).append(HexFormat.of().toHexDigits(si));
        chunks.forEach(chunk -> line.append(delimiter).append(HexFormat.of().toHexDigits(chunk)));
        return line.toString();
    }

    /**
     * The document of a line.
     *
     * @throws IllegalArgumentException if the line is of another form; the message says how
     */
    public static DelimitedText of(String line, char delimiter) {
        List<String> fields = fields(line, delimiter);
        if (fields.size() < 3) {
            throw new IllegalArgumentException(
                    "a document has a number, a location and a hash, with '" + delimiter + "' between them");
        }
        try {
            List<Long> hashes = fields.subList(2, fields.size()).stream()
                    .map(HexFormat::fromHexDigitsToLong)
                    .toList();
            return new DelimitedText(
                    Integer.parseInt(fields.get(0)), fields.get(1), hashes.get(0), hashes.subList(1, hashes.size()));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("not a number or not a hash: " + e.getMessage(), e);
        }
    }

    private static void escape(StringBuilder line, char c, char delimiter) {
        switch (c) {
            case '\n' -> line.append(ESCAPE).append('n');
            case '\r' -> line.append(ESCAPE).append('r');
            default -> {
                if (c == ESCAPE || c == delimiter) {
                    line.append(ESCAPE);
                }
                line.append(c);
            }
        }
    }

    private static List<String> fields(String line, char delimiter) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == ESCAPE && i + 1 < line.length()) {
                char escaped = line.charAt(++i);
                field.append(escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped);
            } else if (c == delimiter) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(c);
            }
        }
        fields.add(field.toString());
        return fields;
    }
}
