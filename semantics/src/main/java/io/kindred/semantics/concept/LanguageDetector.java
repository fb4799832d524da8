package io.kindred.semantics.concept;

import io.kindred.text.Tokens;
import java.lang.Character.UnicodeScript;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Tells in which language a text is written.
 *
 * <p>A script that one language alone uses tells it; among the languages of the Latin and Cyrillic scripts the stop words decide.
 * The language is needed to choose stop words and base forms only, and texts without stop words lose nothing by either, so this
 * does without a model of ten megabytes.
 */
public final class LanguageDetector {
    /** The language of texts that do not tell. */
    public static final String UNKNOWN = "und";

    private static final int WORDS = 2_000;

    /** The share of stop words below which a text does not tell its language. */
    private static final double LEAST = 0.08;

    private static final Map<UnicodeScript, String> OWN_SCRIPTS = new EnumMap<>(Map.of(
            UnicodeScript.HAN, "zh",
            UnicodeScript.HIRAGANA, "ja",
            UnicodeScript.KATAKANA, "ja",
            UnicodeScript.HANGUL, "ko",
            UnicodeScript.THAI, "th",
            UnicodeScript.HEBREW, "he",
            UnicodeScript.ARABIC, "ar",
            UnicodeScript.DEVANAGARI, "hi",
            UnicodeScript.GREEK, "el"));

    /** For each stop word the languages that have it. */
    private final Map<String, List<String>> languages = new HashMap<>();

    public LanguageDetector() {
        for (String language : StopWords.languages()) {
            for (String word : StopWords.of(language)) {
                languages.merge(word, List.of(language), LanguageDetector::joined);
            }
        }
    }

    private static List<String> joined(List<String> some, List<String> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    /** The language of a text, by its code of two letters, or {@link #UNKNOWN}. */
    public String language(Tokens words) {
        int size = Math.min(words.size(), WORDS);
        String byScript = byScript(words, size);
        return byScript.isEmpty() ? byStopWords(words, size) : byScript;
    }

    private static String byScript(Tokens words, int size) {
        Map<String, Integer> counts = new HashMap<>();
        for (int i = 0; i < size; i++) {
            UnicodeScript script = UnicodeScript.of(words.text().codePointAt(words.from(i)));
            counts.merge(OWN_SCRIPTS.getOrDefault(script, ""), 1, Integer::sum);
        }
        int east = counts.getOrDefault("ja", 0) + counts.getOrDefault("zh", 0);
        if (2 * east > size) { // Japanese is written with Chinese characters too
            return 20 * counts.getOrDefault("ja", 0) > east ? "ja" : "zh";
        }
        return counts.entrySet().stream()
                .filter(entry -> 2 * entry.getValue() > size)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("");
    }

    /** The language whose stop words are most; a word of several languages counts for each a little. */
    private String byStopWords(Tokens words, int size) {
        Map<String, Double> scores = new HashMap<>();
        for (int i = 0; i < size; i++) {
            if (words.to(i) - words.from(i) <= TextConcepts.LONGEST) {
                List<String> having = languages.getOrDefault(
                        words.text(i).toLowerCase(Locale.ROOT).replace('\u2019', '\''), List.of());
                for (String language : having) {
                    scores.merge(language, 1.0 / Math.sqrt(having.size()), Double::sum);
                }
            }
        }
        String best = UNKNOWN;
        double most = LEAST * size;
        for (String language : StopWords.languages()) {
            double score = scores.getOrDefault(language, 0.0);
            if (score > most) {
                best = language;
                most = score;
            }
        }
        return best;
    }
}
