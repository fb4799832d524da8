package io.kindred.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;

/**
 * Rows as comma-separated values under a header line, each row on one line.
 *
 * <p>Lists and rows within a row are written as JSON. A text that a spreadsheet would take for a formula is preceded by
 * an apostrophe; control characters are escaped.
 */
public final class CsvRows implements RowWriter {
    private final CsvWriter csv;
    private final List<String> columns;

    public CsvRows(Writer out, List<String> columns) {
        this(out, columns, ',');
    }

    public CsvRows(Writer out, List<String> columns, char separator) {
        this.columns = List.copyOf(columns);
        csv = CsvWriter.builder()
                .fieldSeparator(separator)
                .lineDelimiter(LineDelimiter.LF)
                .build(out);
        csv.writeRecord(this.columns);
    }

    @Override
    public void write(Row row) throws IOException {
        String[] cells = new String[columns.size()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = cell(row.values().get(columns.get(i)));
        }
        csv.writeRecord(cells);
    }

    @Override
    public void close() throws IOException {
        csv.flush();
    }

    private static String cell(Object value) throws IOException {
        if (value == null) {
            return "";
        }
        if (value instanceof String text) {
            String shown = Printable.of(text);
            return isFormula(shown) ? "'" + shown : shown;
        }
        return value instanceof List<?> || value instanceof Row ? json(value) : value.toString();
    }

    private static boolean isFormula(String text) {
        return !text.isEmpty() && "=+-@".indexOf(text.charAt(0)) >= 0;
    }

    private static String json(Object value) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            JsonRows.write(json, value);
        }
        return Printable.of(text.toString());
    }
}
