package io.kindred.semantics.lexicon;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Bytes in the making, and where the items they hold begin. */
final class Section {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final ByteArrayOutputStream starts = new ByteArrayOutputStream();
    private int items;

    void text(String text) {
        putInt(starts, bytes.size());
        bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    void bytes(byte... more) {
        bytes.writeBytes(more);
    }

    void ints(int[] more) {
        putInt(starts, items);
        items += more.length;
        for (int item : more) {
            putInt(bytes, item);
        }
    }

    void writeBytes(ByteArrayOutputStream out) {
        putInt(out, bytes.size());
        out.writeBytes(bytes.toByteArray());
    }

    void writeTexts(ByteArrayOutputStream out) {
        writeBytes(out);
        writeStarts(out, bytes.size());
    }

    void writeLists(ByteArrayOutputStream out) {
        putInt(out, items);
        out.writeBytes(bytes.toByteArray());
        writeStarts(out, items);
    }

    void writeStarts(ByteArrayOutputStream out, int end) {
        putInt(out, starts.size() / Integer.BYTES + 1);
        out.writeBytes(starts.toByteArray());
        putInt(out, end);
    }

    private static void putInt(ByteArrayOutputStream out, int value) {
        out.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(value).array());
    }
}
