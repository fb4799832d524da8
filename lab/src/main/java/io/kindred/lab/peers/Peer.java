package io.kindred.lab.peers;

import com.dynatrace.hash4j.hashing.Hashing;
import com.dynatrace.hash4j.similarity.ElementHashProvider;
import com.dynatrace.hash4j.similarity.SimilarityHashPolicy;
import com.dynatrace.hash4j.similarity.SimilarityHasher;
import com.dynatrace.hash4j.similarity.SimilarityHashing;
import io.kindred.index.JaccardJoin;
import io.kindred.index.SimilarPair;
import io.kindred.lab.joins.Banding;
import io.kindred.lab.joins.JavaLsh;
import io.kindred.lab.joins.RunStrings;
import io.kindred.lab.joins.WordRuns;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Ways to find the pairs of documents whose sets of runs of three words are similar, all from the text to checked pairs.
 *
 * <p>Others take sets of whatever one has, and their users make strings of runs of words and hash these, by the hash that comes
 * with the library or else by that of the JDK. As this is part of the time and none of their doing, they are also given sets as
 * Kindred makes them.
 */
enum Peer {
    KINDRED("Kindred, exact") {
        @Override
        List<SimilarPair> pairs(List<String> documents, double threshold) {
            long[][] runs = documents.parallelStream().map(WordRuns::inOrder).toArray(long[][]::new);
            return JaccardJoin.of(runs, threshold).everyPair();
        }
    },
    JAVA_LSH("java-lsh, 25 bands of 5, checked") {
        @Override
        List<SimilarPair> pairs(List<String> documents, double threshold) {
            return JavaLsh.pairs(RunStrings.sets(documents, String::hashCode), threshold, hash -> (int) hash);
        }
    },
    JAVA_LSH_OUR_SETS("java-lsh, the same from our sets") {
        @Override
        List<SimilarPair> pairs(List<String> documents, double threshold) {
            return JavaLsh.pairs(sets(documents), threshold);
        }
    },
    HASH4J_MINHASH("hash4j MinHash, 25 bands of 5, checked") {
        @Override
        List<SimilarPair> pairs(List<String> documents, double threshold) {
            return hash4j(SimilarityHashing.minHash(BANDS * ROWS, Integer.SIZE), hash4jSets(documents), threshold);
        }
    },
    HASH4J_MINHASH_OUR_SETS("hash4j MinHash, the same from our sets") {
        @Override
        List<SimilarPair> pairs(List<String> documents, double threshold) {
            return hash4j(SimilarityHashing.minHash(BANDS * ROWS, Integer.SIZE), sets(documents), threshold);
        }
    },
    HASH4J_SUPER_MINHASH("hash4j SuperMinHash, 25 bands of 5, checked") {
        @Override
        List<SimilarPair> pairs(List<String> documents, double threshold) {
            return hash4j(SimilarityHashing.superMinHash(BANDS * ROWS, Integer.SIZE), hash4jSets(documents), threshold);
        }
    },
    LUCENE("Lucene MinHashFilter, 25 bands of 5, checked by our sets") {
        @Override
        List<SimilarPair> pairs(List<String> documents, double threshold) {
            LuceneShingles lucene = new LuceneShingles(BANDS * ROWS);
            int[][] signatures = documents.stream().map(lucene::signature).toArray(int[][]::new);
            return Banding.similar(sets(documents), signatures, BANDS, ROWS, threshold);
        }
    };

    private static final int BANDS = 25;
    private static final int ROWS = 5;

    private final String label;

    Peer(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    /** The pairs it finds of documents that are at least so similar; each has three words or more. */
    abstract List<SimilarPair> pairs(List<String> documents, double threshold);

    static long[][] sets(List<String> documents) {
        return documents.parallelStream().map(WordRuns::of).toArray(long[][]::new);
    }

    private static long[][] hash4jSets(List<String> documents) {
        return RunStrings.sets(documents, Hashing.komihash5_0()::hashCharsToLong);
    }

    private static List<SimilarPair> hash4j(SimilarityHashPolicy policy, long[][] sets, double threshold) {
        SimilarityHasher hasher = policy.createHasher();
        int[][] signatures = new int[sets.length][];
        for (int i = 0; i < sets.length; i++) {
            byte[] hash = hasher.compute(ElementHashProvider.ofValues(sets[i]));
            signatures[i] = IntStream.range(0, BANDS * ROWS)
                    .map(component -> (int) policy.getComponent(hash, component))
                    .toArray();
        }
        return Banding.similar(sets, signatures, BANDS, ROWS, threshold);
    }
}
