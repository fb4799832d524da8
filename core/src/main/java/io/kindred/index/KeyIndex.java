package io.kindred.index;

/** Knows which documents hold a key. Documents go by their number. */
@FunctionalInterface
public interface KeyIndex {
    /** The documents that hold a key; none if nobody holds it. */
    Holders holders(long key);
}
