package io.kindred.semantics.lexicon;

import java.util.List;
import java.util.Objects;

/** Two lexicons, the first of which takes precedence for the terms it knows. */
record LayeredLexicon(Lexicon first, Lexicon second) implements Lexicon {
    LayeredLexicon {
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(second, "second");
    }

    private Lexicon of(String term) {
        return first.knows(term) ? first : second;
    }

    @Override
    public boolean knows(String term) {
        return first.knows(term) || second.knows(term);
    }

    @Override
    public List<String> synonyms(String term) {
        return of(term).synonyms(term);
    }

    @Override
    public List<String> broader(String term) {
        return of(term).broader(term);
    }

    @Override
    public List<String> narrower(String term) {
        return of(term).narrower(term);
    }
}
