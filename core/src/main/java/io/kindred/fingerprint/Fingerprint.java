package io.kindred.fingerprint;

/** Numbers that stand for a text. */
public sealed interface Fingerprint permits ExactHash, SimHash, MinHash, PlacedHashes {
    /** How the numbers were made. */
    Scheme scheme();

    /** The numbers in hexadecimal digits, most significant first. */
    String hex();
}
