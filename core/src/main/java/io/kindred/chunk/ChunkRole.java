package io.kindred.chunk;

/** The part a chunk plays in its document. */
public enum ChunkRole {
    /** Running text. */
    PROSE,
    /** A title over what follows. */
    HEADING,
    /** One entry of a list. */
    ITEM,
    /** Rows of a table. */
    TABLE,
    /** What a page carries and the text does not: running heads, running feet, page numbers, ornaments. */
    FURNITURE
}
