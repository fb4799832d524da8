/**
 * Whole corpora of labelled versions: a {@link io.kindred.corpus.recipe.Recipe recipe} makes base texts into a {@link
 * io.kindred.corpus.recipe.LabelledCorpus corpus}, which {@link io.kindred.corpus.recipe.Generate} writes to a folder.
 */
package io.kindred.corpus.recipe;
