package io.kindred.fingerprint.paper;

import io.kindred.fingerprint.Fingerprinter;
import io.kindred.fingerprint.Scheme;
import io.kindred.fingerprint.SimHash;
import io.kindred.text.NormalizedText;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Makes the SimHash of Waikato 2013. */
public final class WaikatoHasher implements Fingerprinter<SimHash> {
    /*
     * Each distinct shingle of the text in small letters counts once. Its hash is the product of its byte values, times
     * the Bell prime 27644437, cut to the lowest 32 or 64 bits: "ti" is 116 * 105 * 27644437, lowest 32 bits 1701793572
     * [1, Figure 5]. A product does not know the order of its factors, so "ti" and "it" are one, and it gathers factors of
     * two, so low bits of long shingles are mostly 0.
     *
     * What the paper leaves open is settled so: bytes are those of UTF-8, from 0 to 255; white space at the ends of the
     * text is no part of it; the text is not normalised otherwise.
     *
     * [1] Waikato 2013: implementation report, section 3.3.
     */
    private static final long BELL_PRIME = 27644437;

    private final Scheme scheme;
    private final int bits;
    private final int size;

    /**
     * A maker of the paper's hashes.
     *
     * @param bits 32 or 64
     * @param size characters of a shingle; the paper settles on 4
     */
    public WaikatoHasher(int bits, int size) {
        if (bits != 32 && bits != 64) {
            throw new IllegalArgumentException("waikato-v1 has 32 or 64 bits, not " + bits);
        }
        if (size < 1) {
            throw new IllegalArgumentException("a shingle has at least one character, not " + size);
        }
        this.scheme = new Scheme("waikato-v1", bits + "bits-chars" + size, "public");
        this.bits = bits;
        this.size = size;
    }

    @Override
    public Scheme scheme() {
        return scheme;
    }

    @Override
    public SimHash fingerprint(NormalizedText text) {
        String small = text.original().strip().toLowerCase(Locale.ROOT);
        Votes votes = new Votes(bits);
        for (String shingle : Shingles.of(small, size)) {
            votes.cast(hash(shingle));
        }
        return new SimHash(scheme, bits, votes.result());
    }

    /** The hash of a shingle; of its 64 bits the lowest 32 are the 32-bit hash. */
    static long hash(String shingle) {
        long product = BELL_PRIME;
        for (byte value : shingle.getBytes(StandardCharsets.UTF_8)) {
            product *= Byte.toUnsignedInt(value);
        }
        return product;
    }
}
