package io.kindred.lab.versions.data;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/** A row of a table of values parted by tabulators, whose first line names the columns. */
public record Row(Map<String, String> values) {
    public Row {
        values = Map.copyOf(values);
    }

    /** All rows of a file. */
    public static List<Row> all(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
        String[] header = lines.get(0).split("\t", -1);
        List<Row> rows = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split("\t", -1);
            Map<String, String> values = new HashMap<>();
            for (int i = 0; i < header.length; i++) {
                values.put(header[i], i < cells.length ? cells[i] : "");
            }
            rows.add(new Row(values));
        }
        return rows;
    }

    /** The value in a column. */
    public String at(String column) {
        String value = values.get(column);
        if (value == null) {
            throw new NoSuchElementException("no column " + column);
        }
        return value;
    }

    /** Whether the row is of the part of the data that may be looked at. */
    boolean isDev() {
        return values.getOrDefault("split", "dev").equals("dev");
    }
}
