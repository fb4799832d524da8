package io.kindred.comparison.words;

/**
 * A stretch of the words of left beside a stretch of the words of right: the same words, or else one put in place of the
 * other.
 */
record Block(boolean kept, int leftFrom, int leftTo, int rightFrom, int rightTo) {
    int left() {
        return leftTo - leftFrom;
    }

    int right() {
        return rightTo - rightFrom;
    }

    boolean isEmpty() {
        return left() == 0 && right() == 0;
    }

    /** Whether words were only deleted or only inserted. */
    boolean isOneSided() {
        return !kept && (left() == 0) != (right() == 0);
    }

    /** This block and the one after it, as a replacement. */
    Block and(Block next) {
        return new Block(false, leftFrom, next.leftTo, rightFrom, next.rightTo);
    }
}
