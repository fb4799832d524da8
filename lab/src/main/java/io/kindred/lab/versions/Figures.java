package io.kindred.lab.versions;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Named numbers, kept in a JSON file as one flat object. */
public record Figures(Map<String, Double> values) {
    private static final Pattern ENTRY = Pattern.compile("\"([^\"]+)\"\\s*:\\s*(-?[0-9.]+(?:[eE][-+]?[0-9]+)?)");

    public Figures {
        values = Map.copyOf(values);
    }

    /** Reads what {@link #json} writes. */
    public static Figures read(Path file) throws IOException {
        Map<String, Double> values = new TreeMap<>();
        Matcher entries = ENTRY.matcher(Files.readString(file, StandardCharsets.UTF_8));
        while (entries.find()) {
            values.put(entries.group(1), Double.valueOf(entries.group(2)));
        }
        return new Figures(values);
    }

    /** The object, a line for each figure, ordered by name. */
    public String json() {
        return new TreeMap<>(values)
                .entrySet().stream()
                        .filter(entry -> Double.isFinite(entry.getValue()))
                        .map(entry -> String.format(Locale.ROOT, "  \"%s\": %.4f", entry.getKey(), entry.getValue()))
                        .collect(Collectors.joining(",\n", "{\n", "\n}\n"));
    }
}
