package io.kindred.family.lineage;

import io.kindred.text.Tokenizer;
import io.kindred.text.Tokens;
import java.util.ArrayList;
import java.util.List;

/** A text as its words and signs, in order and as they are written: unlike comparing, lineage looks at every comma. */
final class Writing {
    private final List<String> tokens;
    private final long[] hashes;
    private final List<String> lines;

    private Writing(List<String> tokens, List<String> lines) {
        this.tokens = tokens;
        this.hashes = tokens.stream().mapToLong(Writing::hash).toArray();
        this.lines = lines;
    }

    static Writing of(String text) {
        List<String> tokens = new ArrayList<>();
        Tokens words = new Tokenizer().tokenize(text);
        int done = 0;
        for (int word = 0; word < words.size(); word++) {
            addSigns(text, done, words.from(word), tokens);
            tokens.add(words.text(word));
            done = words.to(word);
        }
        addSigns(text, done, text.length(), tokens);
        return new Writing(tokens, text.lines().toList());
    }

    private static void addSigns(String text, int from, int to, List<String> tokens) {
        for (int at = from; at < to; at++) {
            char sign = text.charAt(at);
            if (!Character.isWhitespace(sign)) {
                tokens.add(String.valueOf(sign));
            }
        }
    }

    /** The words and signs. */
    List<String> tokens() {
        return tokens;
    }

    /** The hash of so many words and signs in a row. */
    long hash(int from, int count) {
        long hash = 0;
        for (int at = from; at < from + count; at++) {
            hash = mix(hash + hashes[at]);
        }
        return hash;
    }

    static long hash(String text) {
        long hash = text.length();
        for (int i = 0; i < text.length(); i++) {
            hash = mix(hash + text.charAt(i));
        }
        return hash;
    }

    static long mix(long value) {
        long folded = (value ^ (value >>> 32)) * 0x9E3779B97F4A7C15L;
        return folded ^ (folded >>> 29);
    }

    /** The lines, with their white space. */
    List<String> lines() {
        return lines;
    }

    static boolean isWord(String token) {
        return Character.isLetterOrDigit(token.codePointAt(0));
    }

    static boolean isNumber(String token) {
        return token.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
