package io.kindred.fingerprint.shingle;

import io.kindred.text.Tokenizer;
import io.kindred.text.Tokens;
import io.kindred.text.WordSum;
import org.apache.commons.codec.language.Soundex;

/** The hash of each word of a text. */
public final class WordHashes {
    private final WordSum sum;
    private final Tokens tokens;
    private final Unit unit;
    private final HashKey key;

    public WordHashes(String text, Unit unit, HashKey key) {
        this.sum = new WordSum(key.whitener(), key.multiplier());
        this.tokens = new Tokenizer(sum).tokenize(text);
        this.unit = unit;
        this.key = key;
    }

    /** Where the words are. */
    public Tokens tokens() {
        return tokens;
    }

    public int size() {
        return tokens.size();
    }

    /** The hash of the i-th word. */
    public long at(int i) {
        return unit == Unit.SOUNDEX ? soundex(tokens.text(i)) : key.mix(tokens.sum(i));
    }

    /** The hash of all words in their order. */
    public long ofAll() {
        long sum = size();
        for (int i = 0; i < size(); i++) {
            sum = sum * key.multiplier() + at(i);
        }
        return key.mix(sum);
    }

    private long soundex(String word) {
        String letters = asciiLetters(word);
        String code = letters.isEmpty() ? word : Soundex.US_ENGLISH.soundex(letters);
        return key.mix(sum.of(code.toCharArray(), 0, code.length()));
    }

    /** Soundex knows the letters A to Z alone. */
    private static String asciiLetters(String word) {
        StringBuilder letters = new StringBuilder(word.length());
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
                letters.append(c);
            }
        }
        return letters.toString();
    }
}
