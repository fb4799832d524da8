package io.kindred.lab.report;

import java.util.ArrayList;
import java.util.List;

/**
 * Rows of figures under a title.
 *
 * @param keys how many columns at the left name what a row is about
 */
public record Table(String title, int keys, List<String> header, List<List<String>> rows) {
    public Table {
        header = List.copyOf(header);
        rows = List.copyOf(rows);
    }

    /** The table in Markdown, with its columns aligned for those who read it as it is. */
    public String markdown() {
        int[] widths = widths();
        StringBuilder text = new StringBuilder("## " + title + "\n\n");
        text.append(line(header, widths));
        List<String> rule = new ArrayList<>();
        for (int i = 0; i < widths.length; i++) {
            rule.add(i < keys ? "-".repeat(widths[i]) : "-".repeat(widths[i] - 1) + ":");
        }
        text.append(line(rule, widths));
        rows.forEach(row -> text.append(line(row, widths)));
        return text.append('\n').toString();
    }

    /** One line for each figure: title, what the row is about, name of the column, figure. */
    public List<String> csv() {
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            String key = String.join(" / ", row.subList(0, keys));
            for (int i = keys; i < row.size(); i++) {
                lines.add(quoted(title) + "," + quoted(key) + "," + quoted(header.get(i)) + "," + quoted(row.get(i)));
            }
        }
        return lines;
    }

    private static String quoted(String cell) {
        return cell.contains(",") || cell.contains("\"") ? "\"" + cell.replace("\"", "\"\"") + "\"" : cell;
    }

    private int[] widths() {
        int[] widths = new int[header.size()];
        for (int i = 0; i < widths.length; i++) {
            widths[i] = Math.max(3, header.get(i).length());
            for (List<String> row : rows) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        return widths;
    }

    private String line(List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder("|");
        for (int i = 0; i < widths.length; i++) {
            String padding = " ".repeat(widths[i] - cells.get(i).length());
            line.append(' ')
                    .append(i < keys ? cells.get(i) + padding : padding + cells.get(i))
                    .append(" |");
        }
        return line.append('\n').toString();
    }
}
