package io.kindred.lab.contestant;

import com.dynatrace.hash4j.similarity.SimilarityHashing;
import io.kindred.fingerprint.SimHasher;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;

/** The makers of SimHashes that are measured side by side. */
public enum SimHashContestant implements Contestant {
    KINDRED_BAG("Kindred, bag"),
    KINDRED_SET("Kindred, set"),
    PAPERS_LOOP("the papers' loop (set)"),
    HASH4J_BAG("hash4j SimHash, bag"),
    HASH4J_SET("hash4j SimHash, set"),
    HASH4J_FAST_BAG("hash4j FastSimHash, bag"),
    HASH4J_FAST_SET("hash4j FastSimHash, set");

    private static final int BITS = 64;

    private final String label;

    SimHashContestant(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }

    @Override
    public Pass over(String[] texts) {
        SimHashing hashing = make();
        return hole -> {
            for (String text : texts) {
                hole.consume(hashing.hash(text));
            }
        };
    }

    public SimHashing make() {
        return switch (this) {
            case KINDRED_BAG -> kindred(false);
            case KINDRED_SET -> kindred(true);
            case PAPERS_LOOP -> new PapersSimHash();
            case HASH4J_BAG -> new Hash4jSimHash(SimilarityHashing.simHash(BITS), false);
            case HASH4J_SET -> new Hash4jSimHash(SimilarityHashing.simHash(BITS), true);
            case HASH4J_FAST_BAG -> new Hash4jSimHash(SimilarityHashing.fastSimHash(BITS), false);
            case HASH4J_FAST_SET -> new Hash4jSimHash(SimilarityHashing.fastSimHash(BITS), true);
        };
    }

    private static SimHashing kindred(boolean set) {
        SimHasher hasher = new SimHasher(BITS, Shingling.chars(4), set, HashKey.PUBLIC);
        return text -> hasher.fingerprint(text).word(0);
    }
}
