package io.kindred.lab.meaning;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/**
 * BM25 with the usual constants over the words that Lucene's analyzer of English gives.
 *
 * <p>A query is a whole text, its words weighed by how often they occur in it. MoreLikeThis does the same with the 25 best words.
 */
final class Bm25 {
    private static final double K = 1.2;
    private static final double B = 0.75;

    private final List<Map<String, Integer>> counts = new ArrayList<>();
    private final Map<String, Integer> documentsWith = new HashMap<>();
    private final List<Integer> lengths = new ArrayList<>();
    private final double meanLength;

    Bm25(List<String> texts) {
        try (EnglishAnalyzer analyzer = new EnglishAnalyzer()) {
            for (String text : texts) {
                Map<String, Integer> words = words(analyzer, text);
                counts.add(words);
                words.keySet().forEach(word -> documentsWith.merge(word, 1, Integer::sum));
                lengths.add(words.values().stream().mapToInt(Integer::intValue).sum());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        meanLength = lengths.stream().mapToInt(Integer::intValue).average().orElse(1);
    }

    private static Map<String, Integer> words(EnglishAnalyzer analyzer, String text) throws IOException {
        Map<String, Integer> words = new HashMap<>();
        try (TokenStream tokens = analyzer.tokenStream("text", text)) {
            CharTermAttribute term = tokens.addAttribute(CharTermAttribute.class);
            tokens.reset();
            while (tokens.incrementToken()) {
                words.merge(term.toString(), 1, Integer::sum);
            }
            tokens.end();
        }
        return words;
    }

    double[][] scores() {
        double[][] scores = new double[counts.size()][counts.size()];
        Map<String, List<int[]>> postings = new HashMap<>();
        for (int document = 0; document < counts.size(); document++) {
            for (Map.Entry<String, Integer> word : counts.get(document).entrySet()) {
                postings.computeIfAbsent(word.getKey(), key -> new ArrayList<>())
                        .add(new int[] {document, word.getValue()});
            }
        }
        for (int query = 0; query < scores.length; query++) {
            for (Map.Entry<String, Integer> word : counts.get(query).entrySet()) {
                for (int[] posting : postings.get(word.getKey())) {
                    if (posting[0] != query) {
                        scores[query][posting[0]] += word.getValue() * weight(word.getKey(), posting[0], posting[1]);
                    }
                }
            }
        }
        return scores;
    }

    private double weight(String word, int document, int count) {
        double having = documentsWith.get(word);
        double rarity = Math.log(1 + (counts.size() - having + 0.5) / (having + 0.5));
        return rarity * count * (K + 1) / (count + K * (1 - B + B * lengths.get(document) / meanLength));
    }
}
