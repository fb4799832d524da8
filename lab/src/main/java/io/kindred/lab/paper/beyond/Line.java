package io.kindred.lab.paper.beyond;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * One thing that a paper describes or leaves open.
 *
 * @param id W for Waikato 2013, R1 for Roth 2011, R2 for Roth 2013, U for UPC 2018, each with a number
 * @param state {@code shown}, or {@code partly:} and what is missing
 * @param shownBy commands, and tests by the path of their file with the name of a method after {@code #}
 */
record Line(String id, String paper, String kindred, String state, List<String> shownBy) {
    Line {
        shownBy = List.copyOf(shownBy);
    }

    static List<Line> all() {
        try (InputStream in = Line.class.getResourceAsStream("lines.csv");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines().skip(1).map(Line::parse).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Line parse(String line) {
        String[] cells = line.split("\\|", -1);
        return new Line(
                cells[0],
                cells[1],
                cells[2],
                cells[3],
                Arrays.stream(cells[4].split("; ", -1))
                        .filter(each -> !each.isEmpty())
                        .toList());
    }

    /** Whether the paper left it open. */
    boolean isOpen() {
        return paper.startsWith("Open: ");
    }

    boolean isCommand(String shown) {
        return shown.startsWith("./");
    }

    /** What shows it, for people: commands as they are typed, tests by the name of their class. */
    String shown() {
        return shownBy.isEmpty()
                ? "-"
                : String.join(", ", shownBy.stream().map(this::shown).toList());
    }

    private String shown(String reference) {
        String name = reference.substring(isCommand(reference) ? 0 : reference.lastIndexOf('/') + 1);
        return "`" + name.replace(".java", "") + "`";
    }
}
