package io.kindred.corpus.recipe;

import io.kindred.corpus.NamedText;
import java.util.List;
import java.util.Random;

/** A way to make base texts into a corpus of labelled versions. */
@FunctionalInterface
public interface Recipe {
    /** The corpus made from the base texts; each version has a random generator of its own, taken from this one. */
    LabelledCorpus make(List<NamedText> bases, Random random);
}
