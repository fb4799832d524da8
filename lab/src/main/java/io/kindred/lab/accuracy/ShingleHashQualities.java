package io.kindred.lab.accuracy;

import io.kindred.lab.text.Paragraph;
import java.util.List;

/** The quality of SimHashes made with the shingle hashes of others. */
public final class ShingleHashQualities {
    private ShingleHashQualities() {}

    /** A shingle hash, how many shingles it loses, and the quality of the SimHash made with it. */
    public record Row(ShingleHash hash, ShingleHash.Collisions collisions, BitQuality quality) {}

    public static List<Row> measure(List<Paragraph> paragraphs) {
        return ShingleHash.KNOWN.stream().map(hash -> row(hash, paragraphs)).toList();
    }

    private static Row row(ShingleHash hash, List<Paragraph> paragraphs) {
        BitQuality quality = BitQuality.measure(paragraphs, hash.bits(), hash::simHash);
        return new Row(hash, hash.collisions(paragraphs), quality);
    }
}
