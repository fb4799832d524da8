package io.kindred.cli;

import io.kindred.fingerprint.ExactHasher;
import io.kindred.fingerprint.Fingerprint;
import io.kindred.fingerprint.Fingerprinter;
import io.kindred.fingerprint.KnownScheme;
import io.kindred.fingerprint.SchemeSettings;
import io.kindred.formats.PlainTextProvider;
import io.kindred.formats.RegularFile;
import io.kindred.text.FoldingNormalizer;
import io.kindred.text.NormalizedText;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Path;

/** Makes the fingerprint of a file: of its bytes as they stream by, of everything else from its text. */
final class FileFingerprinter {
    private final TextProvider texts;
    private final Fingerprinter<?> fingerprinter;

    FileFingerprinter(KnownScheme scheme, SchemeSettings settings, long maxBytes) {
        this.texts = new PlainTextProvider(maxBytes);
        this.fingerprinter = scheme == KnownScheme.CONTENT ? null : scheme.fingerprinter(settings);
    }

    Fingerprint of(Path file) throws IOException {
        if (fingerprinter == null) {
            return RegularFile.at(file).read(ExactHasher::content);
        }
        NormalizedText text = new FoldingNormalizer().normalize(texts.read(file).text());
        if (text.text().isEmpty()) {
            throw new IOException("nothing but white space");
        }
        return fingerprinter.fingerprint(text);
    }
}
