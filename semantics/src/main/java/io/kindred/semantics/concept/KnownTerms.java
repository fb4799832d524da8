package io.kindred.semantics.concept;

import io.kindred.semantics.lexicon.Lemmatizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds terms of several words that are given, whatever words they are made of, in their base forms or as they are. */
final class KnownTerms {
    private final Lemmatizer lemmatizer;
    private final Map<String, List<String>> byFirstWord = new HashMap<>();

    KnownTerms(Set<String> terms, Lemmatizer lemmatizer) {
        this.lemmatizer = lemmatizer;
        terms.stream()
                .filter(term -> term.indexOf(' ') > 0)
                .sorted()
                .forEach(term -> byFirstWord
                        .computeIfAbsent(term.substring(0, term.indexOf(' ')), word -> new ArrayList<>())
                        .add(term));
    }

    List<KeyPhrases.Phrase> find(Words words) {
        List<KeyPhrases.Phrase> found = new ArrayList<>();
        for (int i = 0; i < words.size && !byFirstWord.isEmpty(); i++) {
            addAt(i, words, byFirstWord.getOrDefault(words.small[i], List.of()), found);
            String lemma = words.lemma(i, lemmatizer);
            if (!lemma.equals(words.small[i])) {
                addAt(i, words, byFirstWord.getOrDefault(lemma, List.of()), found);
            }
        }
        return found;
    }

    private void addAt(int from, Words words, List<String> terms, List<KeyPhrases.Phrase> found) {
        for (String term : terms) {
            String[] parts = term.split(" ", -1);
            int at = 1;
            while (at < parts.length && from + at < words.size && is(parts[at], from + at, words)) {
                at++;
            }
            if (at == parts.length) {
                found.add(new KeyPhrases.Phrase(term, from, from + at));
            }
        }
    }

    private boolean is(String part, int i, Words words) {
        return !words.breaks.get(i) && (part.equals(words.small[i]) || part.equals(words.lemma(i, lemmatizer)));
    }
}
