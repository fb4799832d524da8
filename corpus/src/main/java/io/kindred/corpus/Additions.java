package io.kindred.corpus;

/** A source of what an edit puts into a text. */
public interface Additions {
    /** One word in lower case. */
    String word();

    /** One sentence, from its capital to its full stop. */
    String sentence();

    /** Some sentences on one line. */
    String paragraph();
}
