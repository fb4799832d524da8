package io.kindred.fingerprint.paper;

import io.kindred.fingerprint.Fingerprinter;
import io.kindred.fingerprint.MinHash;
import io.kindred.fingerprint.Scheme;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.ShingleSet;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.text.NormalizedText;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Makes the MinHash of UPC 2018: each of t hash functions stands for a random order of all shingles, and a component is
 * the least hash of the text's shingles in that order.
 */
public final class PermutationMinHasher implements Fingerprinter<MinHash> {
    private final Scheme scheme;
    private final IntUnaryOperator[] functions;
    private final Shingling shingling;

    public PermutationMinHasher(HashFamily family, int functions, Shingling shingling) {
        if (functions < 1) {
            throw new IllegalArgumentException("a MinHash has at least one component, not " + functions);
        }
        this.scheme = new Scheme("minhash-" + family + "-v1", functions + "x-" + shingling, "public");
        this.functions =
                IntStream.range(0, functions).mapToObj(family::function).toArray(IntUnaryOperator[]::new);
        this.shingling = shingling;
    }

    @Override
    public Scheme scheme() {
        return scheme;
    }

    @Override
    public MinHash fingerprint(NormalizedText text) {
        long[] shingles = ShingleSet.of(text.text(), shingling, HashKey.PUBLIC).hashes();
        int[] least = new int[shingles.length == 0 ? 0 : functions.length];
        Arrays.fill(least, -1);
        for (long shingle : shingles) {
            for (int i = 0; i < least.length; i++) {
                int hash = functions[i].applyAsInt((int) shingle);
                least[i] = Integer.compareUnsigned(hash, least[i]) < 0 ? hash : least[i];
            }
        }
        return new MinHash(scheme, least);
    }
}
