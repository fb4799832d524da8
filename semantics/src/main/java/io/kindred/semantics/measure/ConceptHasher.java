package io.kindred.semantics.measure;

import io.kindred.chunk.Chunk;
import io.kindred.fingerprint.Scheme;
import io.kindred.fingerprint.SimHash;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.concept.TextConcepts;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Makes SimHashes of concepts instead of shingles, the semantic fingerprint of Waikato 2013: of a document, or of each of its
 * paragraphs.
 *
 * <p>The papers leave open whether a concept counts once or as often as it is mentioned; both are here, and tf-idf too. So few
 * bits hold too little of a direction to be the score of anything, which is why {@link ConceptSpace} exists; they find
 * candidates. The hashes of paragraphs are compared with {@link io.kindred.relation.paper.ChunkPairs}.
 */
public final class ConceptHasher {
    private final Scheme scheme;
    private final int bits;
    private final Expansion expansion;
    private final ToDoubleFunction<ConceptVector.Entry> weight;

    private ConceptHasher(
            String weighting, int bits, Expansion expansion, ToDoubleFunction<ConceptVector.Entry> weight) {
        this.scheme = new Scheme(
                "concepthash-v1",
                weighting + (expansion.synonyms() ? "-synonyms" : "") + (expansion.broader() ? "-broader" : "") + "-"
                        + bits,
                HashKey.PUBLIC.id());
        this.bits = bits;
        this.expansion = expansion;
        this.weight = weight;
    }

    /** Every concept counts once. */
    public static ConceptHasher plain(int bits, Expansion expansion) {
        return new ConceptHasher("plain", bits, expansion, entry -> 1);
    }

    /** A concept counts as often as it is mentioned. */
    public static ConceptHasher frequency(int bits, Expansion expansion) {
        return new ConceptHasher("frequency", bits, expansion, ConceptVector.Entry::count);
    }

    /** A concept counts for what it weighs in a collection. */
    public static ConceptHasher tfIdf(int bits, Expansion expansion, ConceptSpace space) {
        return new ConceptHasher("tfidf", bits, expansion, space::weight);
    }

    public Scheme scheme() {
        return scheme;
    }

    /** The hash of the concepts of a document or of a part of one; of none it has no bit set. */
    public SimHash hash(ConceptVector concepts) {
        double[] sums = new double[bits];
        for (ConceptVector.Entry entry : expansion.expand(concepts).entries()) {
            add(WeightedConcepts.id(entry.concept()), weight.applyAsDouble(entry), sums);
        }
        long[] words = new long[bits / Long.SIZE];
        for (int bit = 0; bit < bits; bit++) {
            if (sums[bit] > 0) {
                words[bit / Long.SIZE] |= 1L << (bit % Long.SIZE);
            }
        }
        return new SimHash(scheme, bits, words);
    }

    private static void add(long id, double weight, double[] sums) {
        for (int word = 0; word < sums.length / Long.SIZE; word++) {
            long hash = HashKey.PUBLIC.lane(word).mix(id);
            for (int bit = 0; bit < Long.SIZE; bit++) {
                sums[word * Long.SIZE + bit] += (hash >>> bit & 1) == 0 ? -weight : weight;
            }
        }
    }

    /** The hashes of those chunks of a text that have concepts. */
    public List<SimHash> hashes(String text, List<Chunk> chunks, TextConcepts concepts) {
        return chunks.stream()
                .map(chunk -> concepts.vector(chunk.span().in(text)))
                .filter(vector -> vector.size() > 0)
                .map(this::hash)
                .toList();
    }

    /** How near two hashes are: the cosine of the angle that their bits suggest, at least 0. */
    public static double nearness(SimHash left, SimHash right) {
        return Math.max(0, Math.cos(Math.PI * left.distance(right) / left.bits()));
    }
}
