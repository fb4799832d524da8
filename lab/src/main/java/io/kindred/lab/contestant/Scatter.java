package io.kindred.lab.contestant;

/** The finaliser of SplitMix64, which spreads a packed shingle over all 64 bits. */
final class Scatter {
    private Scatter() {}

    static long scatter(long value) {
        long folded = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        folded = (folded ^ (folded >>> 27)) * 0x94D049BB133111EBL;
        return folded ^ (folded >>> 31);
    }
}
