package io.kindred.semantics.lexicon;

import java.io.IOException;
import java.nio.file.Path;

/** Says which line of a taxonomy cannot be used, why, and what to do. */
public final class TaxonomyException extends IOException {
    private static final long serialVersionUID = 1L;

    TaxonomyException(Path file, int line, String problem) {
        super(file.getFileName() + (line > 0 ? ", line " + line : "") + ": " + problem);
    }
}
