package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class FormatTest {
    private static final List<String> COLUMNS = List.of("left", "score", "approximate", "members");
    private static final Row FIRST = new Row()
            .with("left", "a,\"b\".txt")
            .with("score", 0.93)
            .with("approximate", false)
            .with("members", List.of("x", 7L, new Row().with("from", 210)));
    private static final Row SECOND =
            new Row().with("left", "ü").with("score", -1.5).with("more", "unknown to CSV");

    private final StringWriter out = new StringWriter();

    @Test
    void writesJsonAsOneArrayWithARowPerLine() throws IOException {
        assertThat(rows(Format.JSON, FIRST, SECOND)).isEqualTo("""
                        [
                        {"left":"a,\\"b\\".txt","score":0.93,"approximate":false,"members":["x",7,{"from":210}]},
                        {"left":"ü","score":-1.5,"more":"unknown to CSV"}
                        ]
                        """);
    }

    @Test
    void writesNoRowsAsAnEmptyArray() throws IOException {
        assertThat(rows(Format.JSON)).isEqualTo("[]\n");
    }

    @Test
    void writesASingleRowAsABareObject() throws IOException {
        try (RowWriter row = Format.JSON.row(out, COLUMNS, new Rejecting())) {
            row.write(new Row().with("left", (String) null));
        }
        assertThat(out).hasToString("{\"left\":null}\n");
    }

    @Test
    void writesJsonLines() throws IOException {
        assertThat(rows(Format.JSONL, SECOND, new Row()))
                .isEqualTo("{\"left\":\"ü\",\"score\":-1.5,\"more\":\"unknown to CSV\"}\n{}\n");
    }

    @Test
    void writesNoRowsAsNoLines() throws IOException {
        assertThat(rows(Format.JSONL)).isEmpty();
    }

    @Test
    void writesCsvUnderAHeader() throws IOException {
        assertThat(rows(Format.CSV, FIRST, SECOND)).isEqualTo("""
                        left,score,approximate,members
                        "a,""b"".txt",0.93,false,"[""x"",7,{""from"":210}]"
                        ü,-1.5,,
                        """);
    }

    @Test
    void writesTheHeaderAlsoOverNoRows() throws IOException {
        assertThat(rows(Format.CSV)).isEqualTo("left,score,approximate,members\n");
    }

    @Test
    void disarmsFormulasInTextButLeavesNumbersAlone() throws IOException {
        for (String formula : List.of("=1+1", "+1", "-1", "@SUM(A1)")) {
            out.getBuffer().setLength(0);
            assertThat(rows(Format.CSV, new Row().with("left", formula).with("score", -1)))
                    .endsWith("\n'" + formula + ",-1,,\n");
        }
    }

    @Test
    void keepsEscapeSequencesOutOfEveryFormat() throws IOException {
        Row hostile = new Row().with("left", "a\u001b[31m\u009b\u007f\u202eb\nc\ud800");
        assertThat(rows(Format.CSV, hostile)).endsWith("\na\\u001b[31m\\u009b\\u007f\\u202eb\\nc\\ud800,,,\n");
        out.getBuffer().setLength(0);
        assertThat(rows(Format.JSONL, hostile).toLowerCase(Locale.ROOT))
                .isEqualTo("{\"left\":\"a\\u001b[31m\\u009b\\u007f\\u202eb\\nc\ufffd\"}\n");
    }

    @Test
    void keepsCharactersBeyondTheBasicPlaneWhole() throws IOException {
        assertThat(rows(Format.JSONL, new Row().with("left", "😀"))).isEqualTo("{\"left\":\"😀\"}\n");
    }

    @Test
    void leavesTextToTheCommand() {
        RowWriter text = new Rejecting();
        assertThat(Format.TEXT.rows(out, COLUMNS, text)).isSameAs(text);
        assertThat(Format.TEXT.row(out, COLUMNS, text)).isSameAs(text);
        assertThat(Format.JSONL).hasToString("jsonl");
    }

    private String rows(Format format, Row... rows) throws IOException {
        try (RowWriter writer = format.rows(out, COLUMNS, new Rejecting())) {
            for (Row row : rows) {
                writer.write(row);
            }
        }
        return out.toString();
    }

    private static final class Rejecting implements RowWriter {
        @Override
        public void write(Row row) {
            throw new AssertionError("not to be written as text");
        }

        @Override
        public void close() {}
    }
}
