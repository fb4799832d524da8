package io.kindred.lab.versions.measure;

import io.kindred.fingerprint.MinHash;
import io.kindred.fingerprint.MinHasher;
import io.kindred.fingerprint.SimHash;
import io.kindred.fingerprint.SimHasher;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.ShingleSet;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.text.Document;
import io.kindred.text.FoldingNormalizer;
import java.util.Collection;
import java.util.List;

/**
 * A document with all that the measures need of it.
 *
 * @param words its shingles of five words
 * @param characters its shingles of five characters
 */
public record Prepared(
        Document document, Reading reading, ShingleSet words, ShingleSet characters, SimHash simHash, MinHash minHash) {
    private static final Shingling WORDS = Shingling.words(5);
    private static final Shingling CHARACTERS = Shingling.chars(5);

    /** Prepares many documents on all processors, in their order. */
    public static List<Prepared> all(Collection<Document> documents) {
        return documents.parallelStream().map(Prepared::of).toList();
    }

    /** Prepares one document. */
    public static Prepared of(Document document) {
        String text = new FoldingNormalizer().normalize(document.text()).text();
        return new Prepared(
                document,
                Kindred.read(document),
                ShingleSet.of(text, WORDS, HashKey.PUBLIC),
                ShingleSet.of(text, CHARACTERS, HashKey.PUBLIC),
                new SimHasher(64, Shingling.chars(4), true, HashKey.PUBLIC).fingerprint(text),
                new MinHasher(128, WORDS, HashKey.PUBLIC).fingerprint(text));
    }
}
