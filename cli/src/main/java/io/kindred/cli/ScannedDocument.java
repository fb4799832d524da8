package io.kindred.cli;

import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.ExactHasher;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.ShingleSet;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.formats.RegularFile;
import io.kindred.text.FoldingNormalizer;
import io.kindred.text.NormalizedText;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Path;

/** What a scan keeps of a document. */
record ScannedDocument(String id, ExactHash content, ExactHash text, ShingleSet shingles) {
    private static final Shingling SHINGLING = Shingling.words(3);

    static ScannedDocument read(String id, Path file, TextProvider texts) throws IOException {
        NormalizedText text = new FoldingNormalizer().normalize(texts.read(file).text());
        return new ScannedDocument(
                id,
                RegularFile.at(file).read(ExactHasher::content),
                new ExactHasher().fingerprint(text),
                ShingleSet.of(text.text(), SHINGLING, HashKey.PUBLIC));
    }
}
