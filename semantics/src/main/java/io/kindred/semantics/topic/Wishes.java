package io.kindred.semantics.topic;

import java.util.List;

/**
 * What a person wants of topics, whatever the texts say.
 *
 * @param together documents to keep in one topic
 * @param apart documents to keep in different topics
 */
public record Wishes(List<Pair> together, List<Pair> apart) {
    /** No wishes. */
    public static final Wishes NONE = new Wishes(List.of(), List.of());

    public Wishes {
        together = List.copyOf(together);
        apart = List.copyOf(apart);
    }

    /** Two documents by their numbers. */
    public record Pair(int left, int right) {}
}
