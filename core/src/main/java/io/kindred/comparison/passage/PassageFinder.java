package io.kindred.comparison.passage;

import io.kindred.comparison.Passage;
import io.kindred.fingerprint.reading.Reading;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the passages that two documents share, word for word or rewritten, wherever they stand.
 *
 * <p>A passage that is word for word and has at least 15 words is found to the word, by itself
 * or as a part of a longer one. A rewritten one, which has at least
 * 150 characters, is found to the sentence, or about 25 words of it. A stretch of text may be in several passages if the
 * other document has it in several places. Turned around, two documents have the same passages turned around.
 */
public final class PassageFinder {
    /*
     * The idea is seed, extend, filter, as in the winner of the PAN shared task of 2014 [1]. Both documents are cut into
     * units, about a sentence each. Two units are a seed if they are alike: by the cosine of their words, weighted by how
     * few units have them [2], and by Dice's coefficient, which keeps one rare word from deciding. Seeds that are near
     * each other in both documents make a region, and a region is a passage if its two sides are alike as a whole; if not,
     * its seeds are tried again with smaller gaps. The order of words plays no part, so shuffled and translated text is
     * found; the weights come from the two documents, so no list of stop words, and no language, is presumed.
     *
     * What differs from [1]:
     * - Long sentences are cut. Obfuscated text has lost its full stops, and lists never had any; with whole sentences a
     *   seed there reaches far beyond the passage.
     * - Runs of equal words are found first, by their diagonals, and are seeds too. A region ends exactly where its last
     *   run ends, unless what follows is alike by itself.
     * - Nearness is in both documents at once: groups are connected by short steps in the plane of (left, right), in place
     *   of splitting by one document, then the other, until nothing changes.
     * - A summary has a short side that draws from all over a long one. Which side that is, is not known, so seeds are
     *   grouped twice more, with a gap that is wide on one side only. A group counts if it is long on that side, and if
     *   its short side is mostly seeds, is not mainly a quote, and is not explained by one narrow group.
     * - Not all pairs of units are tried. With the words of each unit sorted, the rarest first, two units whose cosine
     *   reaches the bound share a word of both prefixes, a prefix being what must be taken away before the rest is too
     *   short to reach the bound [3]. Only those words are joined.
     *
     * Cost: n log n for sorting words, stretches of words and pairs; beyond that, budgets that grow with n. A stretch that
     * stands in both documents many times is paired in order of place. Words are joined cheapest first until the pairs are
     * used up. A unit like many others is no seed. Where one of these cuts something off, the result says that it is
     * approximate. Two versions of one document share long runs, and units within runs are not compared again: what is
     * left is the edits.
     *
     * The bounds 0.33 and 0.33 and 150 characters are those of [1]. Length of units, gaps and the bound of regions were
     * chosen on the pairs of the PAN 2013 training corpus whose suspicious document has an even number.
     *
     * [1] M. Sanchez-Perez, G. Sidorov, A. Gelbukh, "A Winning Approach to Text Alignment for Text Reuse Detection at PAN
     *     2014", CLEF 2014 working notes.
     * [2] K. Sparck Jones, "A statistical interpretation of term specificity and its application in retrieval", Journal of
     *     Documentation 28 (1972).
     * [3] R. J. Bayardo, Y. Ma, R. Srikant, "Scaling Up All Pairs Similarity Search", WWW 2007.
     */
    private static final Comparator<Passage> ORDER = Comparator.comparingInt(
                    (Passage passage) -> passage.left().from())
            .thenComparingInt(passage -> passage.right().from())
            .thenComparingInt(passage -> passage.left().to())
            .thenComparingInt(passage -> passage.right().to());

    /** The passages of two documents. */
    public Found find(Reading left, Reading right) {
        boolean turned = isBefore(right, left);
        Found found = turned ? new Search(right, left).find() : new Search(left, right).find();
        List<Passage> passages = found.passages().stream()
                .map(passage -> turned ? turnedAround(passage) : passage)
                .sorted(ORDER)
                .toList();
        return new Found(passages, found.approximate());
    }

    /** An order of documents that does not depend on which is called left: ties in the search are broken by it. */
    private static boolean isBefore(Reading reading, Reading other) {
        int byWords = Integer.compare(reading.words(), other.words());
        return byWords < 0
                || (byWords == 0
                        && reading.document().text().compareTo(other.document().text()) < 0);
    }

    private static Passage turnedAround(Passage passage) {
        return new Passage(/* left= */ passage.right(), /* right= */ passage.left(), passage.similarity());
    }
}
