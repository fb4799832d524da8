package io.kindred.lab.paper.roth2011;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.codec.language.Soundex;
import org.apache.lucene.analysis.en.EnglishAnalyzer;

/** One of the three streams of tokens that k-grams are runs of (section 3.4). */
enum Tokens {
    CHARACTERS(0) {
        @Override
        List<String> of(String text, Variation variation) {
            StringBuilder all = new StringBuilder();
            kept(text, variation.hasStopWords()).forEach(all::append);
            String stream =
                    variation.hasVowels() ? all.toString() : VOWELS.matcher(all).replaceAll("");
            return stream.chars().mapToObj(c -> String.valueOf((char) c)).toList();
        }
    },
    WORDS(20) {
        @Override
        List<String> of(String text, Variation variation) {
            List<String> words = kept(text, variation.hasStopWords()).toList();
            return variation.hasDuplicates() ? words : List.copyOf(new LinkedHashSet<>(words));
        }
    },
    SOUNDEX(40) {
        @Override
        List<String> of(String text, Variation variation) {
            List<String> codes = new ArrayList<>();
            WORDS.of(text, variation).forEach(word -> codes.add(code(word)));
            return codes;
        }
    };

    /*
     * The paper shows the first k-grams of "Four score and seven": four, ours, ursc; so characters are small letters without
     * white space. Its counts of words are those between white space. What it leaves open is settled so: punctuation is no
     * part of a word; stop words are the 33 of Lucene; of words that occur again the first stays; a word without letters
     * from A to Z is its own Soundex code.
     */
    private static final Pattern WHITE = Pattern.compile("\\s+");
    private static final Pattern VOWELS = Pattern.compile("[aeiou]");

    private final int offset;

    Tokens(int offset) {
        this.offset = offset;
    }

    /** What is added to the number of a method on this stream (Table 2). */
    int offset() {
        return offset;
    }

    /** What stands between the tokens of a k-gram. */
    String separator() {
        return this == CHARACTERS ? "" : " ";
    }

    abstract List<String> of(String text, Variation variation);

    private static Stream<String> kept(String text, boolean stopWords) {
        return WHITE.splitAsStream(text)
                .map(Tokens::plain)
                .filter(word ->
                        !word.isEmpty() && (stopWords || !EnglishAnalyzer.ENGLISH_STOP_WORDS_SET.contains(word)));
    }

    private static String plain(String word) {
        StringBuilder plain = new StringBuilder();
        word.toLowerCase(Locale.ROOT).chars().filter(Character::isLetterOrDigit).forEach(c -> plain.append((char) c));
        return plain.toString();
    }

    private static String code(String word) {
        StringBuilder letters = new StringBuilder();
        word.chars().filter(c -> c >= 'a' && c <= 'z').forEach(c -> letters.append((char) c));
        return letters.isEmpty() ? word : Soundex.US_ENGLISH.soundex(letters.toString());
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
