package io.kindred.semantics.lexicon;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The English words of WordNet 3.1 [1] with their synonyms and broader terms, their base forms, and names it knows.
 *
 * <p>[1] Fellbaum (editor): WordNet, an electronic lexical database, 1998; https://wordnet.princeton.edu.
 */
public final class WordNet implements Lexicon {
    /** How many parts of speech there are: nouns, verbs, adjectives, adverbs. */
    static final int PARTS = 4;

    private static final String TABLE = "wordnet.bin";

    private final WordNetTable table;
    private final Set<String> givenNames = new HashSet<>();
    private Lists narrower;

    private WordNet(WordNetTable table) {
        this.table = table;
        for (int i = 0; i < table.givenNames.size(); i++) {
            givenNames.add(table.givenNames.at(i));
        }
    }

    /** The words that come with Kindred, read on first use. */
    public static WordNet words() {
        return Loaded.WORDS;
    }

    private static final class Loaded {
        private static final WordNet WORDS = load();
    }

    private static WordNet load() {
        try (InputStream in = WordNet.class.getResourceAsStream(TABLE)) {
            if (in == null) {
                throw new IllegalStateException(
                        "the table of words is missing from this installation; install Kindred anew");
            }
            return of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("the table of words cannot be read; install Kindred anew", e);
        }
    }

    /** The words of a compiled table; a damaged one is refused. */
    static WordNet of(byte[] table) {
        return new WordNet(WordNetTable.of(table));
    }

    @Override
    public boolean knows(String term) {
        return table.words.find(term) >= 0;
    }

    /** Whether a word is in use other than as a name. */
    public boolean isCommon(String word) {
        int number = table.words.find(word);
        return number >= 0 && table.common[number] != 0;
    }

    public boolean isAdjective(String word) {
        return uses(word, 2) > 0;
    }

    /** How often a word is used as a part of speech (0 noun, 1 verb, 2 adjective, 3 adverb): 0 never, else a logarithm. */
    int uses(String word, int part) {
        int number = table.words.find(word);
        return number < 0 ? 0 : table.parts[PARTS * number + part];
    }

    /** The base forms of an irregular form; none if it is regular. */
    List<String> irregular(String form) {
        int number = table.irregular.find(form);
        return number < 0 ? List.of() : List.of(table.bases.at(number).split("/", -1));
    }

    /** What a name names, as far as it is known: {@link ConceptType#TERM} if not. */
    public ConceptType type(String name) {
        int number = table.words.find(name);
        if (number >= 0) {
            for (int synset : table.meanings.of(number)) {
                if (table.types[synset] != 0) {
                    return ConceptType.of(table.types[synset]);
                }
            }
        }
        return ConceptType.TERM;
    }

    /** The place that an adjective says something is of, {@code australia} for {@code australian}, or else the word itself. */
    public String origin(String word) {
        int number = table.adjectives.find(word);
        return number < 0 ? word : table.origins.at(number);
    }

    /** Whether persons that WordNet knows have this given name. */
    public boolean isGivenName(String word) {
        return givenNames.contains(word);
    }

    @Override
    public List<String> synonyms(String term) {
        int number = table.words.find(term);
        if (number < 0) {
            return List.of();
        }
        Set<String> found = new LinkedHashSet<>();
        members(first(number), found);
        found.remove(term);
        return List.copyOf(found);
    }

    @Override
    public List<String> broader(String term) {
        int number = table.words.find(term);
        return number < 0 ? List.of() : firstMembers(table.broader.of(first(number)));
    }

    @Override
    public List<String> narrower(String term) {
        int number = table.words.find(term);
        return number < 0 ? List.of() : firstMembers(narrower().of(first(number)));
    }

    private synchronized Lists narrower() {
        if (narrower == null) {
            narrower = table.broader.inverse(table.broader.size());
        }
        return narrower;
    }

    private int first(int word) {
        return table.meanings.first(word);
    }

    private void members(int synset, Set<String> into) {
        for (int word : table.members.of(synset)) {
            into.add(table.words.at(word));
        }
    }

    /** The first word of each synset, which is its most common one. */
    private List<String> firstMembers(int[] synsets) {
        List<String> found = new ArrayList<>();
        for (int synset : synsets) {
            found.add(table.words.at(table.members.first(synset)));
        }
        return found.stream().distinct().toList();
    }
}
