package io.kindred.text;

/**
 * A normaliser that undoes differences of encoding, case, layout and invisible characters.
 *
 * <p>Compatible characters become one (NFKC), case is folded, characters nobody sees are removed, words divided at the
 * end of a line are joined, every run of white space becomes one space, and the ends are trimmed. Normalising twice
 * changes nothing more. The locale of the machine does not matter.
 */
public final class FoldingNormalizer implements Normalizer {
    /*
     * The idea. java.text.Normalizer works on whole strings and tells nothing about offsets, so the text is taken apart
     * at the places where normalisation cannot reach across: before every code point that never merges with what stands
     * before it. Such a cluster - a base with its marks, or a Hangul syllable in pieces - is short, is normalised on its
     * own, and all of its result points at its first character. Most clusters are one character long and become one
     * character; a table remembers these, and text made of them is copied by a plain loop.
     *
     * Why normalising twice changes nothing. Within a cluster NFKC and case folding take turns until neither changes
     * anything (a folded character may compose differently, and a composed one may fold). Invisible characters go
     * before composition, so that they cannot stand between a base and its mark. The result holds no line break, so no
     * word is joined the second time. Three inputs would still break the rule:
     *  - A code point that grows to more than four (U+FDFA grows to eighteen) is kept: it is a word, not a letter.
     *  - A cluster of more than 32 marks is no writing. Its marks are kept as they come, unsorted; Unicode's stream-safe
     *    text [1] inserts joiners here instead, which would be text nobody wrote. Sorting them is what makes other
     *    normalisers quadratic.
     *  - Two halves of a surrogate pair with only invisible characters between them would become a pair. They get a
     *    space.
     *
     * Case. A code point is put in upper and then in lower case, each by its one-to-one mapping, which joins all forms of
     * a letter: final sigma with sigma, long s with s, dotless and dotted i with i. Sharp s becomes ss. The remaining
     * one-to-many foldings [2] are ligatures, which NFKC has undone already, and Greek letters with iota subscript,
     * which keep it.
     *
     * Divided words. A hyphen, with one line break after it, goes if a letter stands before it and a lower-case letter
     * after it. That joins "well-" and "known" too; a compound divided at its own hyphen cannot be told from a divided
     * word without a dictionary, and both sides of a comparison are treated alike.
     *
     * Cost. Linear: every character is read at most twice, and a cluster has a largest size. The map of offsets has one
     * entry for each change of distance.
     *
     * Versions. The tables come from the JDK: Unicode 13 in 17, Unicode 16 in 25. Results differ only for characters that
     * were assigned in between, since Unicode never changes the normalisation or folding of assigned ones [2][3].
     *
     * [1] Unicode Standard Annex 15, Unicode Normalization Forms, section 13, Stream-Safe Text Format.
     * [2] The Unicode Standard, section 5.18, Case Mappings; CaseFolding.txt.
     * [3] Unicode Character Encoding Stability Policies.
     */

    @Override
    public NormalizedText normalize(String text) {
        return new FoldingPass(text).run();
    }
}
