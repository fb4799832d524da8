package io.kindred.lab.versions.passage;

import io.kindred.text.Span;

/**
 * A passage that one text has from another: as it is known to be, or as it was found.
 *
 * @param suspicious the name of the text that may have taken it
 * @param source the name of the text it may be from
 * @param taken where it stands in the suspicious text
 * @param original where it stands in the source
 */
public record Reuse(String suspicious, String source, Span taken, Span original) {
    int length() {
        return taken.length() + original.length();
    }
}
