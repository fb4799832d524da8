package io.kindred.lab.paper.roth2011;

/** What is left out of a stream (Tables 3 and 4). */
enum Variation {
    A,
    B,
    C,
    D;

    boolean hasStopWords() {
        return this == A || this == C;
    }

    /** Whether a stream of characters keeps its vowels. */
    boolean hasVowels() {
        return this == A || this == B;
    }

    /** Whether a stream of words keeps those that came before. */
    boolean hasDuplicates() {
        return this == A || this == B;
    }
}
