package io.kindred.relation;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Tells what documents are about, and which of them are related by it.
 *
 * <p>What a document is about is told once, in one or more ways, and kept as bytes under the name of the way, its scheme.
 * Bytes of different schemes never meet. It may be used by many threads.
 */
public interface Meaning {
    /** Tells nothing: no documents are related by what they are about. */
    Meaning NONE = new Meaning() {
        @Override
        public List<String> schemes() {
            return List.of();
        }

        @Override
        public byte[] tell(String scheme, String text) {
            return new byte[0];
        }

        @Override
        public Subjects subjects(int documents, IntFunction<Map<String, byte[]>> told) {
            throw new IllegalStateException("nothing was told");
        }

        @Override
        public Subjects opened(Function<String, byte[]> parts, IntFunction<Map<String, byte[]>> told) {
            throw new IllegalStateException("nothing was told");
        }
    };

    /** The schemes, the one that takes least time first. */
    List<String> schemes();

    /**
     * What a text is about. The same text always gives the same bytes; none if nothing can be told of it in this way.
     *
     * @throws IOException if this scheme cannot be used here at all; the others still may
     */
    byte[] tell(String scheme, String text) throws IOException;

    /**
     * A collection by what its documents are about.
     *
     * @param documents how many there are
     * @param told what was told of each, by scheme; the order of documents decides between equals
     */
    Subjects subjects(int documents, IntFunction<Map<String, byte[]>> told);

    /**
     * The collection that has these {@linkplain Subjects#parts parts}; each is asked for when it is needed.
     *
     * @param told what was told of each of its documents, by scheme
     */
    Subjects opened(Function<String, byte[]> parts, IntFunction<Map<String, byte[]>> told);
}
