package io.kindred.chunk;

import io.kindred.text.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * A chunker whose chunks end with a delimiter that the text itself carries.
 *
 * <p>The delimiter belongs to the chunk it ends. Where it stands several times with nothing but white space between, it
 * ends one chunk only.
 */
public final class DelimiterChunker implements Chunker {
    private final String delimiter;

    public DelimiterChunker(String delimiter) {
        if (delimiter.isEmpty()) {
            throw new IllegalArgumentException("a delimiter has at least one character");
        }
        this.delimiter = delimiter;
    }

    @Override
    public List<Chunk> chunk(String text) {
        char[] characters = text.toCharArray();
        List<Chunk> chunks = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int to = endOfSection(text, from);
            Span section = Blanks.trim(characters, from, to);
            if (section.length() > 0) {
                chunks.add(new Chunk(chunks.size(), section));
            }
            from = to;
        }
        return List.copyOf(chunks);
    }

    private int endOfSection(String text, int from) {
        int to = text.indexOf(delimiter, afterDelimiters(text, from));
        return to < 0 ? text.length() : afterDelimiters(text, to);
    }

    /** The end of the delimiters and the white space that stand at {@code start}. */
    private int afterDelimiters(String text, int start) {
        int at = start;
        while (at < text.length()) {
            if (text.startsWith(delimiter, at)) {
                at += delimiter.length();
            } else if (Blanks.isBlank(text.charAt(at))) {
                at++;
            } else {
                return at;
            }
        }
        return at;
    }
}
