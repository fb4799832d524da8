package io.kindred.text;

/** A stretch of a text, from the offset of its first character up to, but not including, {@code to}. */
public record Span(int from, int to) {
    public Span {
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("not a span: " + from + " to " + to);
        }
    }

    /** The span from {@code from} up to {@code to}. */
    public static Span of(int from, int to) {
        return new Span(from, to);
    }

    public int length() {
        return to - from;
    }

    /** The characters of {@code text} that this span covers. */
    public String in(String text) {
        return text.substring(from, to);
    }
}
