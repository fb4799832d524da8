package io.kindred.lab.paper.waikato2013;

import io.kindred.text.FoldingNormalizer;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The words of texts, and those that say most about a text.
 *
 * <p>The paper has an external service extract entities. Here the words of the highest tf-idf stand for them, as many as its
 * example has.
 */
final class Terms {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

    private final Map<String, Integer> documents = new HashMap<>();
    private final int count;

    Terms(List<String> texts) {
        count = texts.size();
        texts.forEach(text -> new HashSet<>(words(text)).forEach(word -> documents.merge(word, 1, Integer::sum)));
    }

    /** The words of a text in their order, in small letters. */
    static List<String> words(String text) {
        String folded = new FoldingNormalizer().normalize(text).text();
        return WORD.matcher(folded).results().map(match -> match.group()).toList();
    }

    /** How often each word occurs. */
    static Map<String, Integer> frequencies(String text) {
        Map<String, Integer> counts = new TreeMap<>();
        words(text).forEach(word -> counts.merge(word, 1, Integer::sum));
        return counts;
    }

    /** The words of the highest tf-idf, the highest first. */
    Set<String> entities(String text, int most) {
        Map<String, Integer> counts = frequencies(text);
        return counts.keySet().stream()
                .sorted(Comparator.<String>comparingDouble(word -> -weight(word, counts.get(word)))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(most)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private double weight(String word, int frequency) {
        return frequency * Math.log((double) count / documents.getOrDefault(word, count));
    }

    /** The cosine of two counts of words. */
    static double cosine(Map<String, Integer> one, Map<String, Integer> other) {
        double product = 0;
        for (Map.Entry<String, Integer> entry : one.entrySet()) {
            product += (double) entry.getValue() * other.getOrDefault(entry.getKey(), 0);
        }
        return product == 0 ? 0 : product / (length(one) * length(other));
    }

    private static double length(Map<String, Integer> counts) {
        return Math.sqrt(
                counts.values().stream().mapToDouble(n -> (double) n * n).sum());
    }
}
