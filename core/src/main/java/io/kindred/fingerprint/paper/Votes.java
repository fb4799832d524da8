package io.kindred.fingerprint.paper;

/** The array of the papers: +1 for each set bit, -1 for each other one; a bit of the result is set when above 0. */
final class Votes {
    private final int[] votes;

    Votes(int bits) {
        this.votes = new int[bits];
    }

    void cast(long hash) {
        for (int bit = 0; bit < votes.length; bit++) {
            votes[bit] += ((hash >>> bit) & 1) == 1 ? 1 : -1;
        }
    }

    long result() {
        long result = 0;
        for (int bit = 0; bit < votes.length; bit++) {
            if (votes[bit] > 0) {
                result |= 1L << bit;
            }
        }
        return result;
    }
}
