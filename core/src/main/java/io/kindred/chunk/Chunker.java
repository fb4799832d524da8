package io.kindred.chunk;

import java.util.List;

/** Cuts a text into chunks. */
@FunctionalInterface
public interface Chunker {
    /**
     * The chunks of a text in order: none is empty, begins or ends with white space, or overlaps another, and together
     * they hold every character that is no white space.
     */
    List<Chunk> chunk(String text);
}
