package io.kindred.fingerprint;

import io.kindred.chunk.Chunk;
import io.kindred.chunk.Chunker;
import io.kindred.chunk.SentenceChunker;
import io.kindred.fingerprint.PlacedHashes.PlacedHash;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Unit;
import io.kindred.fingerprint.shingle.WordHashes;
import io.kindred.text.FoldingNormalizer;
import io.kindred.text.NormalizedText;
import io.kindred.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

/**
 * Hashes each sentence of a text by its words, so that a sentence is known again in whatever paragraph it stands.
 *
 * <p>Sentences of fewer than four words say too little to be kin by and are left out.
 */
public final class SentenceHasher implements Fingerprinter<PlacedHashes> {
    private static final int FEWEST_WORDS = 4;

    private final Scheme scheme;
    private final HashKey key;
    private final Chunker sentences = new SentenceChunker(Integer.MAX_VALUE);
    private final Normalizer normalizer = new FoldingNormalizer();

    public SentenceHasher(HashKey key) {
        this.scheme = new Scheme("sentences-v1", "words" + FEWEST_WORDS + "-up", key.id());
        this.key = key;
    }

    @Override
    public Scheme scheme() {
        return scheme;
    }

    @Override
    public PlacedHashes fingerprint(NormalizedText text) {
        List<PlacedHash> hashes = new ArrayList<>();
        for (Chunk sentence : sentences.chunk(text.original())) {
            String said =
                    normalizer.normalize(sentence.span().in(text.original())).text();
            WordHashes words = new WordHashes(said, Unit.WORDS, key);
            if (words.size() >= FEWEST_WORDS) {
                hashes.add(new PlacedHash(words.ofAll(), sentence.span()));
            }
        }
        return new PlacedHashes(scheme, hashes);
    }
}
