package io.kindred.scan;

import io.kindred.chunk.BlankLineChunker;
import io.kindred.comparison.Rarity;
import io.kindred.fingerprint.SimHash;
import io.kindred.fingerprint.paper.WaikatoHasher;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.relation.Evidence;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.relation.paper.ChunkHashes;
import io.kindred.relation.paper.ChunkPairs;
import io.kindred.relation.paper.EuclideanMeasure;
import io.kindred.relation.paper.JaccardMeasure;
import io.kindred.relation.paper.NaiveMeasure;
import io.kindred.relation.paper.PaperMeasure;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds kin as Waikato 2013 does: every document is compared with every other by the hashes of its paragraphs.
 *
 * @param measure naive, jaccard or euclidean
 * @param bitDifference in how many bits similar paragraphs may differ
 */
public record PaperMeasuring(String measure, int bitDifference, int hashSize, int shingleSize) implements Measuring {
    private static final Map<String, PaperMeasure> MEASURES =
            Map.of("naive", new NaiveMeasure(), "jaccard", new JaccardMeasure(), "euclidean", new EuclideanMeasure());

    /** The way whose {@link #name} this is. */
    static PaperMeasuring named(String name) {
        String[] parts = name.split(" ", -1);
        if (parts.length != 4 || !MEASURES.containsKey(parts[0])) {
            throw new IllegalArgumentException("unknown way to find kin: " + name);
        }
        return new PaperMeasuring(
                parts[0], Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), Integer.parseInt(parts[3]));
    }

    @Override
    public String name() {
        return measure + " " + bitDifference + " " + hashSize + " " + shingleSize;
    }

    @Override
    public boolean needsSharedText() {
        return false;
    }

    @Override
    public Judge judge(Rarity rarity) {
        ChunkHashes hashes = new ChunkHashes(new WaikatoHasher(hashSize, shingleSize));
        Map<String, List<SimHash>> known = new ConcurrentHashMap<>();
        return (left, right) -> kinship(
                left,
                right,
                new ChunkPairs(
                        known.computeIfAbsent(left.document().id(), id -> hashes(hashes, left)),
                        known.computeIfAbsent(right.document().id(), id -> hashes(hashes, right)),
                        bitDifference));
    }

    private Optional<Kinship> kinship(Reading left, Reading right, ChunkPairs pairs) {
        double version = MEASURES.get(measure).version(pairs);
        if (version < PaperMeasure.VERSION) {
            return Optional.empty();
        }
        Relation relation = new Relation(
                left.document().id(),
                right.document().id(),
                RelationKind.VERSION,
                PaperMeasure.overall(version, 0),
                version,
                share(pairs.size(), pairs.left()),
                share(pairs.size(), pairs.right()),
                /* order= */ 1,
                /* approximate= */ false);
        return Optional.of(new Kinship(relation, evidence(pairs)));
    }

    /** Similar chunks count as edited; the paper does not tell what became of them. */
    private static Evidence evidence(ChunkPairs pairs) {
        int similar = (int) Math.min(pairs.size(), Math.min(pairs.left(), pairs.right()));
        return new Evidence(
                /* kept= */ 0,
                /* edited= */ similar,
                /* moved= */ 0,
                /* merged= */ 0,
                /* split= */ 0,
                /* inserted= */ pairs.right() - similar,
                /* deleted= */ pairs.left() - similar);
    }

    private static double share(long part, int whole) {
        return whole == 0 ? 0 : Math.min(1, (double) part / whole);
    }

    /** The hashes of what stands between blank lines, which is what the paper takes for paragraphs. */
    private static List<SimHash> hashes(ChunkHashes hashes, Reading reading) {
        return hashes.of(
                reading.document(),
                new BlankLineChunker().chunk(reading.document().text()));
    }
}
