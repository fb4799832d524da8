package io.kindred.lab.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Texts for tests. */
public final class TextSamples {
    private TextSamples() {}

    /** A few generated documents and some hundred paragraphs. */
    public static TextSample small() {
        try {
            return new TextSource(Path.of("..")).generated(new SampleSize(3, 400));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
