package io.kindred.text;

import java.util.Objects;

/** A normalised text with the way back to the text it was made from. */
public final class NormalizedText {
    private final String original;
    private final String text;
    private final OffsetMap offsets;

    /**
     * Joins a normalised text to its original.
     *
     * @param offsets for each character of {@code text}, and for its end, the offset in {@code original} it comes from,
     *     never decreasing
     */
    NormalizedText(String original, String text, OffsetMap offsets) {
        this.original = original;
        this.text = text;
        this.offsets = offsets;
    }

    public String original() {
        return original;
    }

    public String text() {
        return text;
    }

    /**
     * The stretch of the original that a stretch of the normalised text was made from.
     *
     * <p>A part of a character that grew, such as half of a ligature, gives the whole of that character. Characters that
     * were removed belong to the stretch before them, white space at the ends of the text to none.
     */
    public Span original(Span normalized) {
        Objects.checkFromToIndex(normalized.from(), normalized.to(), text.length());
        int from = offsets.origin(normalized.from());
        if (normalized.length() == 0) {
            return Span.of(from, from);
        }
        int last = offsets.origin(normalized.to() - 1);
        int next = normalized.to();
        int to = offsets.origin(next);
        while (to == last && next < text.length()) {
            to = offsets.origin(++next);
        }
        return Span.of(from, to);
    }
}
