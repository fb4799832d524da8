package io.kindred.comparison.align;

/**
 * A run of words of left and the run of words of right that it became.
 *
 * @param leftFirst the first word in left
 * @param leftEnd the word after the last in left
 * @param similarity how alike the two runs are, from 0 to 1
 */
record Tie(int leftFirst, int leftEnd, int rightFirst, int rightEnd, double similarity) {
    int leftLength() {
        return leftEnd - leftFirst;
    }

    int rightLength() {
        return rightEnd - rightFirst;
    }
}
