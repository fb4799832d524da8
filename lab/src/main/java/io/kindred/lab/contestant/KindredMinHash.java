package io.kindred.lab.contestant;

import io.kindred.fingerprint.MinHash;
import io.kindred.fingerprint.MinHasher;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;

/** The MinHash of this project. */
final class KindredMinHash implements Sketching<MinHash> {
    private final MinHasher hasher = new MinHasher(COMPONENTS, Shingling.chars(4), HashKey.PUBLIC);

    @Override
    public MinHash sketch(String text) {
        return hasher.fingerprint(text);
    }

    @Override
    public double resemblance(MinHash one, MinHash other) {
        return one.resemblance(other);
    }
}
