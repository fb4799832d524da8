/**
 * Documents with known edits, made from a seed: in goes a {@link java.util.Random}, out come {@link
 * io.kindred.corpus.Prose plausible English}, {@link io.kindred.corpus.NastyText hostile texts} and {@link
 * io.kindred.corpus.Edit edits} whose effect is known, down to {@link io.kindred.corpus.Draft#truth which paragraph became
 * which}, so that whatever compares documents can be told what it should have found.
 *
 * <p>The same seed gives the same text on every Java version. Texts of several paragraphs separate them by a blank line
 * and use the line feed. What an edit touches it writes without line breaks inside a paragraph, and with one blank line
 * between paragraphs.
 *
 * <p>The edits take up those by which Waikato (2013) and Roth (2013) tried their measures, among them the ones their
 * measures missed: merged and split paragraphs and long cuts.
 */
package io.kindred.corpus;
