package io.kindred.family;

/**
 * What holds texts together.
 *
 * @param texts how many there are
 * @param inside how close all their pairs are, together
 */
record Bond(int texts, double inside) {
    private static final double PER_TEXT = 4;
    private static final double OF_SPREAD = 0.5;

    /** The bond of two sides that are so close on average. */
    Bond with(Bond other, double closeness) {
        return new Bond(texts + other.texts, inside + other.inside + closeness * texts * other.texts);
    }

    /** How close two of the texts are on average; 1 if there is one only. */
    double cohesion() {
        return texts < 2 ? 1 : inside / (0.5 * texts * (texts - 1));
    }

    /** How far off others may be to come in: few texts take in nearly everything, many only what is like them. */
    double reach() {
        return OF_SPREAD * (1 - cohesion()) + PER_TEXT / texts;
    }

    /** How far off a single part may be to move in. */
    double welcome() {
        return 4 * OF_SPREAD * (1 - cohesion()) + PER_TEXT / texts;
    }
}
