package io.kindred.semantics.lexicon;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Gives English words in the form they have in a dictionary: {@code won} is {@code win}, {@code cities} is {@code city}.
 *
 * <p>The rules are those of WordNet's Morphy, without a part of speech: of all base forms that WordNet knows, and the word
 * itself, the one in most use is taken. What is of a place counts as the place: {@code israeli} is {@code israel}. What WordNet
 * does not know stays as it is.
 */
public final class Lemmatizer {
    /** Part of speech, ending, and what stands instead of it in the base form. */
    private static final List<Rule> RULES = List.of(
            new Rule(0, "s", ""),
            new Rule(0, "ses", "s"),
            new Rule(0, "xes", "x"),
            new Rule(0, "zes", "z"),
            new Rule(0, "ches", "ch"),
            new Rule(0, "shes", "sh"),
            new Rule(0, "men", "man"),
            new Rule(0, "ies", "y"),
            new Rule(1, "s", ""),
            new Rule(1, "ies", "y"),
            new Rule(1, "es", "e"),
            new Rule(1, "es", ""),
            new Rule(1, "ed", "e"),
            new Rule(1, "ed", ""),
            new Rule(1, "ing", "e"),
            new Rule(1, "ing", ""),
            new Rule(2, "er", ""),
            new Rule(2, "est", ""),
            new Rule(2, "er", "e"),
            new Rule(2, "est", "e"));

    private static final int SHORTEST = 3;
    private static final int REMEMBERED = 100_000;

    private final WordNet words;
    private final Map<String, Known> known = new ConcurrentHashMap<>();

    public Lemmatizer(WordNet words) {
        this.words = words;
    }

    private record Rule(int part, String ending, String base) {
        private boolean suits(String word) {
            return word.length() - ending.length() >= 2 && word.endsWith(ending);
        }

        private String apply(String word) {
            return word.substring(0, word.length() - ending.length()) + base;
        }
    }

    /** The base form of a word in small letters. */
    public String lemma(String word) {
        return known(word).lemma;
    }

    /** Whether a word is a form of a verb more often than of a noun or an adjective. */
    public boolean isRatherVerb(String word) {
        return known(word).isVerb;
    }

    private Known known(String word) {
        if (word.length() < SHORTEST) {
            return new Known(word, false);
        }
        Known found = known.get(word);
        if (found == null) {
            found = find(word);
            if (known.size() < REMEMBERED) {
                known.put(word, found);
            }
        }
        return found;
    }

    private Known find(String word) {
        Bases bases = new Bases(word);
        for (int part = 0; part < WordNet.PARTS; part++) {
            bases.offer(word, part);
        }
        for (String base : words.irregular(word)) {
            for (int part = 0; part < WordNet.PARTS - 1; part++) {
                bases.offer(base, part);
            }
        }
        for (Rule rule : RULES) {
            if (rule.suits(word)) {
                bases.offer(rule.apply(word), rule.part);
            }
        }
        String origin = words.origin(word);
        return new Known(origin.equals(word) ? bases.best : origin, bases.isVerb());
    }

    private record Known(String lemma, boolean isVerb) {}

    /** The base forms a word may have, and which is in most use. */
    private final class Bases {
        private final String word;
        private final int[] uses = new int[WordNet.PARTS];
        private String best;
        private int most;

        private Bases(String word) {
            this.word = word;
            this.best = word;
        }

        private void offer(String base, int part) {
            int count = words.uses(base, part);
            uses[part] = Math.max(uses[part], count);
            if (count > most || (count == most && count > 0 && best.equals(word))) {
                best = base;
                most = count;
            }
        }

        private boolean isVerb() {
            return uses[1] > Math.max(uses[0], uses[2]);
        }
    }
}
