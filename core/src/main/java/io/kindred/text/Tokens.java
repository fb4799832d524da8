package io.kindred.text;

import java.util.Arrays;
import java.util.Objects;

/** The words of a text, in order, as stretches of it. */
public final class Tokens {
    private final String text;
    private final int[] bounds;
    private final long[] sums;
    private final int size;

    private Tokens(Builder built) {
        this.text = built.text;
        this.bounds = built.bounds;
        this.sums = built.sums;
        this.size = built.size;
    }

    /** How many words there are. */
    public int size() {
        return size;
    }

    /** The offset of the first character of the word with number {@code i}. */
    public int from(int i) {
        return bounds[2 * i];
    }

    /** The offset after the last character of the word with number {@code i}. */
    public int to(int i) {
        return bounds[2 * i + 1];
    }

    /** The stretch of the word with number {@code i}. */
    public Span span(int i) {
        return Span.of(from(i), to(i));
    }

    /** The word with number {@code i}. */
    public String text(int i) {
        return text.substring(from(i), to(i));
    }

    /** The number that the characters of the word with number {@code i} became. */
    public long sum(int i) {
        return sums[i];
    }

    /** The text the words stand in. */
    public String text() {
        return text;
    }

    /** Collects words. */
    static final class Builder {
        private final String text;
        private int[] bounds;
        private long[] sums;
        private int size;

        Builder(String text) {
            this.text = Objects.requireNonNull(text, "text");
            this.sums = new long[text.length() / 6 + 8];
            this.bounds = new int[2 * sums.length];
        }

        void add(int from, int to, long sum) {
            if (size == sums.length) {
                sums = Arrays.copyOf(sums, 2 * size);
                bounds = Arrays.copyOf(bounds, 4 * size);
            }
            bounds[2 * size] = from;
            bounds[2 * size + 1] = to;
            sums[size++] = sum;
        }

        Tokens build() {
            return new Tokens(this);
        }
    }
}
