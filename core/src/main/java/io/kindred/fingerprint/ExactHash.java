package io.kindred.fingerprint;

import java.util.HexFormat;
import java.util.Objects;

/**
 * A SHA-256 digest: two contents with the same digest are the same.
 *
 * @param hex the digest in 64 hexadecimal digits
 */
public record ExactHash(Scheme scheme, String hex) implements Fingerprint {
    public ExactHash {
        Objects.requireNonNull(scheme, "scheme");
        Objects.requireNonNull(hex, "hex");
    }

    ExactHash(Scheme scheme, byte[] digest) {
        this(scheme, HexFormat.of().formatHex(digest));
    }
}
