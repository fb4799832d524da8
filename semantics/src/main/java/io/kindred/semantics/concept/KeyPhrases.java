package io.kindred.semantics.concept;

import io.kindred.semantics.lexicon.Lemmatizer;
import io.kindred.semantics.lexicon.WordNet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds phrases of two or three words that a text turns on, after RAKE [1].
 *
 * <p>Candidates are runs of words between stop words and punctuation, in English also between verbs. A word scores by the length
 * of the runs it is in, a candidate by its words. Kept are the best third of the candidates, those that occur again, and those
 * that WordNet knows.
 *
 * <p>[1] Rose, Engel, Cramer, Cowley: Automatic keyword extraction from individual documents, 2010.
 */
final class KeyPhrases {
    private static final int MOST_WORDS = 3;

    private final WordNet wordNet;
    private final Lemmatizer lemmatizer;

    KeyPhrases(WordNet wordNet, Lemmatizer lemmatizer) {
        this.wordNet = wordNet;
        this.lemmatizer = lemmatizer;
    }

    /** A phrase of the words from {@code from} up to, but not including, {@code to}. */
    record Phrase(String concept, int from, int to) {}

    /** The phrases of a text outside of the words that make up longer names. */
    List<Phrase> phrases(Words words, BitSet inNames) {
        List<Phrase> candidates = new ArrayList<>();
        Map<String, int[]> degrees = new HashMap<>();
        int from = 0;
        for (int i = 0; i <= words.size; i++) {
            boolean isBroken = i == words.size || words.breaks.get(i);
            boolean belongs = i < words.size && !inNames.get(i) && belongs(words, i);
            if (isBroken || !belongs) {
                collect(words, from, i, candidates, degrees);
                from = belongs ? i : i + 1;
            }
        }
        Set<String> kept = kept(candidates, degrees);
        return candidates.stream()
                .filter(phrase -> kept.contains(phrase.concept))
                .toList();
    }

    private boolean belongs(Words words, int i) {
        return words.contents.get(i)
                && !words.signs.get(i)
                && !(words.isEnglish() && !words.capitals.get(i) && lemmatizer.isRatherVerb(words.small[i]));
    }

    private void collect(Words words, int from, int to, List<Phrase> candidates, Map<String, int[]> degrees) {
        for (int i = from; i < to; i++) {
            int[] degree = degrees.computeIfAbsent(words.lemma(i, lemmatizer), word -> new int[2]);
            degree[0] += Math.min(to - from, MOST_WORDS);
            degree[1]++;
        }
        if (to - from >= 2) {
            int start = Math.max(from, to - MOST_WORDS);
            candidates.add(phrase(words, start, to));
            for (int i = from; to - from > 2 && i < to - 1; i++) {
                candidates.add(phrase(words, i, i + 2));
            }
        }
    }

    private Phrase phrase(Words words, int from, int to) {
        StringBuilder concept = new StringBuilder();
        for (int i = from; i < to; i++) {
            concept.append(i > from ? " " : "").append(words.lemma(i, lemmatizer));
        }
        return new Phrase(concept.toString(), from, to);
    }

    private Set<String> kept(List<Phrase> candidates, Map<String, int[]> degrees) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        candidates.forEach(phrase -> counts.merge(phrase.concept, 1, Integer::sum));
        Map<String, Double> scores = new HashMap<>();
        counts.keySet().forEach(concept -> scores.put(concept, score(concept, degrees)));
        Set<String> kept = new HashSet<>();
        counts.keySet().stream()
                .sorted(Comparator.comparing((String concept) -> -scores.get(concept))
                        .thenComparing(Comparator.naturalOrder()))
                .limit((counts.size() + 2) / 3)
                .forEach(kept::add);
        counts.forEach((concept, count) -> {
            if (count > 1 || wordNet.knows(concept)) {
                kept.add(concept);
            }
        });
        return kept;
    }

    private static double score(String concept, Map<String, int[]> degrees) {
        double score = 0;
        for (String word : concept.split(" ", -1)) {
            int[] degree = degrees.get(word);
            score += (double) degree[0] / degree[1];
        }
        return score;
    }
}
