package io.kindred.lab.paper;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The figures a paper prints, by the table, figure or section they stand in.
 *
 * <p>All of them are in {@code published.csv} beside this class; nothing else in the laboratory repeats one.
 */
public final class Published {
    private final String paper;
    private final Map<String, Map<String, String>> figures = new LinkedHashMap<>();

    private Published(String paper) {
        this.paper = paper;
    }

    /** The figures of the paper of this name. */
    public static Published of(String paper) {
        Published published = new Published(paper);
        try (InputStream in = Published.class.getResourceAsStream("published.csv");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            lines.lines()
                    .skip(1)
                    .map(line -> line.split(",", 4))
                    .filter(cells -> cells[0].equals(paper))
                    .forEach(cells -> published
                            .figures
                            .computeIfAbsent(cells[1], key -> new LinkedHashMap<>())
                            .put(cells[2], cells[3]));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return published;
    }

    /** All that stands in one place, in the order of the paper. */
    public Map<String, String> in(String place) {
        return Map.copyOf(figures.getOrDefault(place, Map.of()));
    }

    /** What stands in a place under a name. */
    public String text(String place, String name) {
        String text = figures.getOrDefault(place, Map.of()).get(name);
        if (text == null) {
            throw new IllegalArgumentException(paper + " prints no " + name + " in " + place);
        }
        return text;
    }

    /** The number that stands in a place under a name. */
    public double number(String place, String name) {
        return Double.parseDouble(text(place, name));
    }
}
