package io.kindred.report;

import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Rows as JSON objects, each on a line of its own. */
public final class JsonRows implements RowWriter {
    private final JsonGenerator json;
    private final boolean array;
    private boolean empty = true;

    private JsonRows(Writer out, boolean array) {
        this.array = array;
        try {
            json = new JsonFactoryBuilder()
                    .rootValueSeparator(array ? ",\n" : "\n")
                    .characterEscapes(new TerminalEscapes())
                    .build()
                    .createGenerator(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    }

    /** Rows as the elements of one array. */
    public static JsonRows array(Writer out) {
        return new JsonRows(out, true);
    }

    /** Rows without anything around them. */
    public static JsonRows lines(Writer out) {
        return new JsonRows(out, false);
    }

    /** A value in JSON. */
    public static void write(JsonGenerator json, Object value) throws IOException {
        if (value instanceof Row row) {
            writeObject(json, row);
        } else if (value instanceof List<?> list) {
            json.writeStartArray();
            for (Object element : list) {
                write(json, element);
            }
            json.writeEndArray();
        } else if (value instanceof String text) {
            json.writeString(wellFormed(text));
        } else {
            writeScalar(json, value);
        }
    }

    @Override
    public void write(Row row) throws IOException {
        if (array && empty) {
            json.writeRaw("[\n");
        }
        empty = false;
        write(json, row);
    }

    @Override
    public void close() throws IOException {
        if (array) {
            json.writeRaw(empty ? "[]\n" : "\n]\n");
        } else if (!empty) {
            json.writeRaw("\n");
        }
        json.close();
    }

    private static void writeObject(JsonGenerator json, Row row) throws IOException {
        json.writeStartObject();
        for (Map.Entry<String, Object> value : row.values().entrySet()) {
            json.writeFieldName(value.getKey());
            write(json, value.getValue());
        }
        json.writeEndObject();
    }

    private static void writeScalar(JsonGenerator json, Object value) throws IOException {
        if (value == null) {
            json.writeNull();
        } else if (value instanceof Double number) {
            json.writeNumber(number);
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else if (value instanceof Number number) {
            json.writeNumber(number.longValue());
        } else {
            throw new IllegalArgumentException("no JSON for " + value.getClass());
        }
    }

    /** The text with U+FFFD for half surrogate pairs, which UTF-8 cannot write. */
    private static String wellFormed(String text) {
        if (text.codePoints().noneMatch(JsonRows::isHalf)) {
            return text;
        }
        return text.codePoints()
                .map(c -> isHalf(c) ? 0xFFFD : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static boolean isHalf(int codePoint) {
        return Character.getType(codePoint) == Character.SURROGATE;
    }

    /** Escapes what JSON allows to stand as it is but a terminal should not see. */
    private static final class TerminalEscapes extends CharacterEscapes {
        private static final long serialVersionUID = 1;

        @Override
        public int[] getEscapeCodesForAscii() {
            int[] codes = standardAsciiEscapesForJSON();
            codes[0x7F] = ESCAPE_STANDARD;
            return codes;
        }

        @Override
        public SerializableString getEscapeSequence(int c) {
            boolean plain = Character.isSurrogate((char) c) || !Printable.isUnsafe(c);
            return plain ? null : new SerializedString(String.format(Locale.ROOT, "\\u%04x", c));
        }
    }
}
