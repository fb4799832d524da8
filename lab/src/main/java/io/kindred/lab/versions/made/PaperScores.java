package io.kindred.lab.versions.made;

import io.kindred.chunk.BlankLineChunker;
import io.kindred.fingerprint.SimHash;
import io.kindred.fingerprint.paper.WaikatoHasher;
import io.kindred.relation.paper.ChunkHashes;
import io.kindred.relation.paper.ChunkPairs;
import io.kindred.relation.paper.JaccardMeasure;
import io.kindred.relation.paper.NaiveMeasure;
import io.kindred.relation.paper.PaperMeasure;
import io.kindred.text.Document;
import java.util.List;

/** The two measures of Waikato (2013), built again and set as they were there. */
final class PaperScores {
    private static final ChunkHashes HASHES = new ChunkHashes(new WaikatoHasher(64, 4));

    /** The report raises it to 7 for its second measure; the first one it mentions is 5. */
    private static final int NAIVE_BITS = 5;

    private static final int JACCARD_BITS = 7;

    private PaperScores() {}

    static double naive(Document left, Document right) {
        return score(new NaiveMeasure(), left, right, NAIVE_BITS);
    }

    static double jaccard(Document left, Document right) {
        return score(new JaccardMeasure(), left, right, JACCARD_BITS);
    }

    private static double score(PaperMeasure measure, Document left, Document right, int bits) {
        double version = measure.version(new ChunkPairs(hashes(left), hashes(right), bits));
        return PaperMeasure.overall(version, 0);
    }

    private static List<SimHash> hashes(Document document) {
        return HASHES.of(document, new BlankLineChunker().chunk(document.text()));
    }
}
