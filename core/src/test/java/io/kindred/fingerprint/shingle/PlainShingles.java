package io.kindred.fingerprint.shingle;

import io.kindred.text.Tokenizer;
import io.kindred.text.Tokens;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.codec.language.Soundex;

/** Shingle hashes by their definition: each is computed from its units, and nothing is carried on to the next. */
public final class PlainShingles {
    private final Shingling shingling;
    private final HashKey key;

    public PlainShingles(Shingling shingling, HashKey key) {
        this.shingling = shingling;
        this.key = key;
    }

    /** The hashes of all shingles of a text, in order. */
    public List<Long> of(String text) {
        return shingling.unit() == Unit.CHARS ? ofCharacters(text) : ofWords(text);
    }

    private List<Long> ofCharacters(String text) {
        int size = Math.min(shingling.size(), text.length());
        List<Long> hashes = new ArrayList<>();
        for (int from = 0; size > 0 && from + size <= text.length(); from++) {
            String shingle = text.substring(from, from + size);
            hashes.add(shingling.size() <= 4 ? packed(shingle) : polynomial(units(shingle)));
        }
        return hashes;
    }

    /** The characters side by side, 16 bits each and the last highest; what four leave free are zeros. */
    private long packed(String shingle) {
        long number = 0;
        int missing = 4 - shingle.length();
        for (int i = 0; i < shingle.length(); i++) {
            number += (long) shingle.charAt(i) << (16 * (missing + i));
        }
        return key.mix(number);
    }

    private List<Long> units(String shingle) {
        return shingle.chars().mapToObj(c -> key.mix(c)).toList();
    }

    private long polynomial(List<Long> units) {
        long sum = 0;
        for (int i = 0; i < units.size(); i++) {
            sum += units.get(i) * power(units.size() - 1 - i);
        }
        return key.mix(sum);
    }

    private long power(int exponent) {
        return exponent == 0 ? 1 : key.multiplier() * power(exponent - 1);
    }

    private List<Long> ofWords(String text) {
        List<Long> words = words(text);
        int size = Math.min(shingling.size(), words.size());
        List<Long> hashes = new ArrayList<>();
        for (int from = 0; size > 0 && from + size <= words.size(); from++) {
            hashes.add(polynomial(words.subList(from, from + size)));
        }
        return hashes;
    }

    private List<Long> words(String text) {
        Tokens tokens = new Tokenizer().tokenize(text);
        List<Long> words = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            words.add(word(shingling.unit() == Unit.SOUNDEX ? soundex(tokens.text(i)) : tokens.text(i)));
        }
        return words;
    }

    private static String soundex(String word) {
        String letters = word.replaceAll("[^A-Za-z]", "");
        return letters.isEmpty() ? word : new Soundex().encode(letters);
    }

    private long word(String word) {
        long sum = key.whitener();
        for (int i = 0; i < word.length(); i++) {
            long product = (sum ^ word.charAt(i)) * key.multiplier();
            sum = product ^ (product >>> 32);
        }
        return key.mix(sum);
    }
}
