package io.kindred.fingerprint.shingle;

import io.kindred.text.Tokenizer;
import io.kindred.text.Tokens;
import org.apache.commons.codec.language.Soundex;

/** The hash of each word of a text. */
public final class WordHashes {
    private final char[] text;
    private final Tokens tokens;
    private final Unit unit;
    private final HashKey key;

    public WordHashes(String text, Unit unit, HashKey key) {
        this.text = text.toCharArray();
        this.tokens = new Tokenizer().tokenize(text);
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
        return unit == Unit.SOUNDEX ? soundex(tokens.text(i)) : hash(text, tokens.from(i), tokens.to(i));
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
        return hash(code.toCharArray(), 0, code.length());
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

    private long hash(char[] source, int from, int to) {
        long multiplier = key.multiplier();
        long sum = key.whitener();
        for (int i = from; i < to; i++) {
            sum = (sum ^ source[i]) * multiplier;
            sum ^= sum >>> 32;
        }
        return key.mix(sum);
    }
}
