package io.kindred.comparison;

import io.kindred.fingerprint.shingle.ShingleSet;

/** Compares texts by the shingles they share: exact, and blind to where in the texts the shingles stand. */
public final class ShingleComparer {

    public SharedShingles compare(ShingleSet left, ShingleSet right) {
        int shared = left.shared(right);
        int either = left.size() + right.size() - shared;
        return new SharedShingles(
                share(shared, either), share(shared, left.size()), share(shared, right.size()), shared);
    }

    private static double share(int part, int whole) {
        return whole == 0 ? 0 : (double) part / whole;
    }
}
