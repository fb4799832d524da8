package io.kindred.corpus;

/**
 * A word of a draft, and which word of the base it is.
 *
 * @param paragraph the paragraph of the base it comes from, or -1 if it is new
 * @param place its place in that paragraph
 * @param copy 0 for the word itself, another number for each time it was repeated
 */
record Word(String text, int paragraph, int place, int copy) {
    static Word fresh(String text) {
        return new Word(text, -1, -1, 0);
    }

    boolean isFresh() {
        return paragraph < 0;
    }

    boolean endsSentence() {
        return ".!?".indexOf(text.charAt(text.length() - 1)) >= 0;
    }

    /** The same word written differently. */
    Word spelled(String other) {
        return new Word(other, paragraph, place, copy);
    }

    Word repeated(int number) {
        return isFresh() ? this : new Word(text, paragraph, place, number);
    }
}
