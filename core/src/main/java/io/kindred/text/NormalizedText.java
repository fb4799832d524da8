package io.kindred.text;

/** A normalised text with the way back to the text it was made from. */
public final class NormalizedText {
    private final String original;
    private final String text;
    private final int[] starts;

    /**
     * Joins a normalised text to its original.
     *
     * @param starts for each character of {@code text} the offset in {@code original} it comes from, never decreasing
     */
    NormalizedText(String original, String text, int[] starts) {
        this.original = original;
        this.text = text;
        this.starts = starts;
    }

    public String original() {
        return original;
    }

    public String text() {
        return text;
    }

    /** The stretch of the original that a stretch of the normalised text was made from. */
    public Span original(Span normalized) {
        if (normalized.length() == 0) {
            int at = normalized.from() < starts.length ? starts[normalized.from()] : original.length();
            return Span.of(at, at);
        }
        int to = normalized.to() < starts.length ? starts[normalized.to()] : original.length();
        return Span.of(starts[normalized.from()], to);
    }
}
