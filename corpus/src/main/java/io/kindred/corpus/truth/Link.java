package io.kindred.corpus.truth;

import java.util.Comparator;

/** A paragraph of the base and a paragraph of the version that share words. */
public record Link(int left, int right) implements Comparable<Link> {
    private static final Comparator<Link> ORDER =
            Comparator.comparingInt(Link::left).thenComparingInt(Link::right);

    /** By the left paragraph, then by the right. */
    @Override
    public int compareTo(Link other) {
        return ORDER.compare(this, other);
    }
}
