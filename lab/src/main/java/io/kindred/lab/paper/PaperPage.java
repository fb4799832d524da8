package io.kindred.lab.paper;

import io.kindred.lab.plot.Plot;
import io.kindred.lab.report.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a command measured about a paper: words, tables and plots of a page, and files beside it.
 *
 * <p>On the page it stands between two marks. What people wrote before and after them stays when it is measured again.
 */
public final class PaperPage {
    private static final String END = "<!-- end of what was measured -->";

    private final String name;
    private final String command;
    private final StringBuilder text = new StringBuilder();
    private final Map<String, Table> tables = new LinkedHashMap<>();
    private final Map<String, Plot> plots = new LinkedHashMap<>();
    private final Map<String, String> files = new LinkedHashMap<>();

    /** An empty page; its name is that of the command and of the folder beside it. */
    public PaperPage(String name) {
        this(name, name);
    }

    /** An empty page that a command of another name writes. */
    public PaperPage(String name, String command) {
        this.name = name;
        this.command = command;
    }

    /** Adds a paragraph. */
    public PaperPage say(String paragraph) {
        text.append(paragraph.strip()).append("\n\n");
        return this;
    }

    /** Adds a table. */
    public PaperPage table(Table table) {
        tables.put(table.title(), table);
        text.append(table.markdown());
        return this;
    }

    /** Adds a table that can also be had as CSV. */
    public PaperPage table(Table table, String file) {
        table(table);
        csv(file, table.header(), table.rows());
        return say("As CSV: [" + file + ".csv](" + name + "/" + file + ".csv).");
    }

    /** Adds a picture and the sentence below it. */
    public PaperPage plot(String file, Plot plot, String caption) {
        plots.put(file + ".png", plot);
        return say("![" + caption.replaceAll("[.]$", "") + "](" + name + "/" + file + ".png)")
                .say(caption);
    }

    /** Adds a file of rows that the page does not show. */
    public PaperPage csv(String file, List<String> header, List<List<String>> rows) {
        files.put(
                file + ".csv",
                Stream.concat(Stream.of(header), rows.stream())
                        .map(row -> row.stream().map(PaperPage::quoted).collect(Collectors.joining(",")) + "\n")
                        .collect(Collectors.joining()));
        return this;
    }

    private static String quoted(String cell) {
        return cell.contains(",") || cell.contains("\"") ? "\"" + cell.replace("\"", "\"\"") + "\"" : cell;
    }

    /** The table whose title begins so. */
    public Table table(String title) {
        return tables.values().stream()
                .filter(table -> table.title().startsWith(title))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no table " + title));
    }

    /** The page as Markdown, without what people wrote. */
    public String markdown() {
        return text.toString();
    }

    /** Writes the page and what lies beside it into a folder. */
    public void write(Path folder) throws IOException {
        Path beside = folder.resolve(name);
        Files.createDirectories(files.isEmpty() && plots.isEmpty() ? folder : beside);
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(beside.resolve(file.getKey()), file.getValue());
        }
        for (Map.Entry<String, Plot> plot : plots.entrySet()) {
            plot.getValue().write(beside.resolve(plot.getKey()));
        }
        Path page = folder.resolve(name + ".md");
        Files.writeString(page, around(Files.exists(page) ? Files.readString(page) : "# " + name + "\n\n"));
    }

    private String around(String old) {
        String begin = "<!-- measured by ./kindred-lab " + command + "; what stands here is replaced -->";
        int from = old.indexOf(begin);
        int to = old.indexOf(END);
        String before = from < 0 ? old : old.substring(0, from);
        String after = to < 0 ? "\n" : old.substring(to + END.length());
        return before + begin + "\n\n" + text + END + after;
    }
}
