package io.kindred.text;

import java.util.Arrays;
import java.util.Objects;

/** The words of a text, in order, as stretches of it. */
public final class Tokens {
    private final String text;
    private final int[] bounds;

    private Tokens(String text, int[] bounds) {
        this.text = text;
        this.bounds = bounds;
    }

    /** How many words there are. */
    public int size() {
        return bounds.length / 2;
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

    /** The text the words stand in. */
    public String text() {
        return text;
    }

    /** Collects words. */
    static final class Builder {
        private final String text;
        private int[] bounds;
        private int size;

        Builder(String text) {
            this.text = Objects.requireNonNull(text, "text");
            this.bounds = new int[text.length() / 3 + 16];
        }

        void add(int from, int to) {
            if (bounds.length - size < 2) {
                bounds = Arrays.copyOf(bounds, bounds.length * 2);
            }
            bounds[size++] = from;
            bounds[size++] = to;
        }

        Tokens build() {
            return new Tokens(text, Arrays.copyOf(bounds, size));
        }
    }
}
