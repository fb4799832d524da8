package io.kindred.relation.paper;

import io.kindred.chunk.Chunk;
import io.kindred.fingerprint.Fingerprinter;
import io.kindred.fingerprint.SimHash;
import io.kindred.text.Document;
import io.kindred.text.FoldingNormalizer;
import io.kindred.text.Normalizer;
import java.util.List;

/** Makes the SimHash of each chunk of a document. */
public final class ChunkHashes {
    private final Fingerprinter<SimHash> fingerprinter;
    private final Normalizer normalizer = new FoldingNormalizer();

    /** A maker of hashes; the paper's own are those of a {@link io.kindred.fingerprint.paper.WaikatoHasher}. */
    public ChunkHashes(Fingerprinter<SimHash> fingerprinter) {
        this.fingerprinter = fingerprinter;
    }

    public List<SimHash> of(Document document, List<Chunk> chunks) {
        return chunks.stream()
                .map(chunk -> fingerprinter.fingerprint(normalizer.normalize(chunk.text(document))))
                .toList();
    }
}
