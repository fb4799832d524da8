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
}
