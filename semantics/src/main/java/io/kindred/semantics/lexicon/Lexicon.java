package io.kindred.semantics.lexicon;

import java.util.List;

/** Knows terms that mean the same as a term, or something broader or narrower. Terms are in small letters. */
public interface Lexicon {
    /** A lexicon that knows nothing. */
    Lexicon NONE = new Lexicon() {
        @Override
        public boolean knows(String term) {
            return false;
        }

        @Override
        public List<String> synonyms(String term) {
            return List.of();
        }

        @Override
        public List<String> broader(String term) {
            return List.of();
        }

        @Override
        public List<String> narrower(String term) {
            return List.of();
        }
    };

    boolean knows(String term);

    /** Other terms for the most common meaning of a term. */
    List<String> synonyms(String term);

    /** The terms one step broader, nearest meaning first. */
    List<String> broader(String term);

    /** The terms one step narrower. */
    List<String> narrower(String term);

    /** This lexicon for the terms it knows, and another for all others. */
    default Lexicon before(Lexicon other) {
        return new LayeredLexicon(this, other);
    }
}
