package io.kindred.fingerprint.paper;

import io.kindred.fingerprint.Fingerprinter;
import io.kindred.fingerprint.Scheme;
import io.kindred.fingerprint.SimHash;
import io.kindred.text.NormalizedText;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** Makes the Similarity Index of Roth 2013: the SimHash of the set of k-grams of a text. */
public final class RothHasher implements Fingerprinter<SimHash> {
    /*
     * The paper works one example in 16 bits, "Hello world" with k-grams of three characters and the sum of the characters
     * as hash [1, Table 1]. Its table leaves out "llo": the eight k-grams it lists give the published 264, all nine 335.
     *
     * For its runs it takes 64 bits and leaves the hash to a library, whose hash is a Rabin fingerprint [2]: the k-gram as
     * a polynomial over two elements, modulo an irreducible one of degree 64. The modulus is not published; here it is the
     * dense one of Jones's CRC-64. A k-gram of less than eight bytes would be its own remainder and leave the upper bits
     * bare, so eight zero bytes follow it. Distances are thus the paper's in distribution, not value for value.
     *
     * [1] Roth: The Similarity Index II, 2013, section 2.2.1.
     * [2] Rabin: Fingerprinting by random polynomials, 1981.
     */
    private static final int EXAMPLE_BITS = 16;
    /** The modulus less its leading term x^64. */
    static final long MODULUS = 0xAD93D23594C935A9L;

    private final Scheme scheme;
    private final int bits;
    private final int size;

    /**
     * A maker of similarity indexes.
     *
     * @param bits 64, or 16 for the sum of characters
     * @param size characters of a k-gram
     */
    public RothHasher(int bits, int size) {
        if (bits != EXAMPLE_BITS && bits != Long.SIZE) {
            throw new IllegalArgumentException("roth-2013 has 16 or 64 bits, not " + bits);
        }
        if (size < 1) {
            throw new IllegalArgumentException("a k-gram has at least one character, not " + size);
        }
        this.scheme = new Scheme("roth-2013", bits + "bits-chars" + size, "public");
        this.bits = bits;
        this.size = size;
    }

    @Override
    public Scheme scheme() {
        return scheme;
    }

    /** The index of the text as it stands, less the white space at its ends. */
    @Override
    public SimHash fingerprint(NormalizedText text) {
        return fingerprint(Shingles.of(text.original().strip(), size));
    }

    /** The index of the given k-grams. */
    SimHash fingerprint(Set<String> grams) {
        Votes votes = new Votes(bits);
        for (String gram : grams) {
            votes.cast(bits == EXAMPLE_BITS ? sum(gram) : rabin(gram));
        }
        return new SimHash(scheme, bits, votes.result());
    }

    private static long sum(String gram) {
        return gram.chars().sum();
    }

    private static long rabin(String gram) {
        long remainder = 1;
        for (byte value : gram.getBytes(StandardCharsets.UTF_8)) {
            remainder = shift(remainder, value);
        }
        for (int i = 0; i < Long.BYTES; i++) {
            remainder = shift(remainder, (byte) 0);
        }
        return remainder;
    }

    private static long shift(long remainder, byte value) {
        long shifted = remainder;
        for (int bit = 7; bit >= 0; bit--) {
            long overflow = shifted < 0 ? MODULUS : 0;
            shifted = ((shifted << 1) | ((value >>> bit) & 1)) ^ overflow;
        }
        return shifted;
    }
}
