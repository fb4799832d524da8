package io.kindred.cli;

import io.kindred.fingerprint.ExactHasher;
import io.kindred.fingerprint.Fingerprint;
import io.kindred.fingerprint.Fingerprinter;
import io.kindred.formats.PlainTextProvider;
import io.kindred.formats.RegularFile;
import io.kindred.text.FoldingNormalizer;
import io.kindred.text.NormalizedText;
import io.kindred.text.Normalizer;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Path;

/** Makes the fingerprint of a file. */
@FunctionalInterface
interface FileFingerprinter {
    Fingerprint of(Path file) throws IOException;

    /** Fingerprints the bytes of files, of any size, as they stream by. */
    static FileFingerprinter ofContent() {
        return file -> RegularFile.at(file).read(ExactHasher::content);
    }

    /** Fingerprints the text of files up to a size. */
    static FileFingerprinter ofText(Fingerprinter<?> fingerprinter, long maxBytes) {
        TextProvider texts = new PlainTextProvider(maxBytes);
        Normalizer normalizer = new FoldingNormalizer();
        return file -> {
            NormalizedText text = normalizer.normalize(texts.read(file).text());
            if (text.text().isEmpty()) {
                throw new IOException("nothing but white space");
            }
            return fingerprinter.fingerprint(text);
        };
    }
}
