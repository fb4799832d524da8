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

    /** Puts where words of this text stand in the original into {@code from} and {@code to}: see {@link #original(Span)}. */
    public void originals(Tokens words, int[] from, int[] to) {
        int run = 0;
        for (int word = 0; word < words.size(); word++) {
            run = offsets.run(words.from(word), run);
            from[word] = offsets.origin(words.from(word), run);
            int next = words.to(word);
            int ahead = offsets.run(next - 1, run);
            int last = offsets.origin(next - 1, ahead);
            ahead = offsets.run(next, ahead);
            int end = offsets.origin(next, ahead);
            while (end == last && next < text.length()) {
                ahead = offsets.run(++next, ahead);
                end = offsets.origin(next, ahead);
            }
            to[word] = end;
        }
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
