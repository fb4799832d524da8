package io.kindred.semantics.concept;

import java.util.List;

/** Finds the concepts a text mentions. Extractors may be shared between threads. */
@FunctionalInterface
public interface EntityExtractor {
    /** The mentions in the order of the text; mentions may overlap. A text that says nothing has none. */
    List<Mention> extract(String text);
}
