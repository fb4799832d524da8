package io.kindred.lab.scale;

import io.kindred.fingerprint.reading.KeyKind;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.text.Document;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Texts of words that differ and have the same keys, as somebody would write them who wants strangers to be taken for kin. */
final class CollidingWords {
    /*
     * The hash of a word is public and its key has 38 bits of it. Among 2^24 words some 500 pairs have one key.
     */
    private static final int TRIED = 1 << 24;
    private static final int AT_A_TIME = 1 << 16;
    private static final int LETTERS = 26;
    private static final int LENGTH = 7;
    private static final int SENTENCE = 14;

    /** The bits of a hash that are not in the key of a word. */
    private static final int LEFT_OUT = Long.SIZE - (Signature.KEY_BITS - 2);

    private final List<List<String>> pairs;

    private CollidingWords(List<List<String>> pairs) {
        this.pairs = pairs;
    }

    /** Finds words that collide. */
    static CollidingWords find() {
        long[] hashes = new long[TRIED];
        for (int from = 0; from < TRIED; from += AT_A_TIME) {
            StringBuilder text = new StringBuilder();
            for (int i = from; i < from + AT_A_TIME; i++) {
                text.append(spelled(i)).append((i + 1) % SENTENCE == 0 ? ". " : " ");
            }
            Reading reading = Reading.of(new Document("words", "words", text.toString(), Map.of()));
            if (reading.words() != AT_A_TIME) {
                throw new IllegalStateException(AT_A_TIME + " words were read as " + reading.words());
            }
            for (int i = 0; i < AT_A_TIME; i++) {
                hashes[from + i] = reading.word(i) >>> LEFT_OUT << LEFT_OUT | (from + i);
            }
        }
        Arrays.sort(hashes);
        List<List<String>> pairs = new ArrayList<>();
        for (int i = 1; i < TRIED; i++) {
            if (hashes[i] >>> LEFT_OUT == hashes[i - 1] >>> LEFT_OUT) {
                pairs.add(List.of(spelled(number(hashes[i - 1])), spelled(number(hashes[i]))));
            }
        }
        return new CollidingWords(pairs);
    }

    /** As many pairs of words that do not collide: what texts of them take is not due to their keys. */
    CollidingWords harmless() {
        List<List<String>> others = new ArrayList<>();
        for (int i = 0; i < pairs.size(); i++) {
            others.add(List.of(spelled(anywhere(2 * i)), spelled(anywhere(2 * i + 1))));
        }
        return new CollidingWords(others);
    }

    /** A number below the number of words that were tried, another one for each. */
    private static int anywhere(int number) {
        return number * 0x9E3779B1 & (TRIED - 1);
    }

    private static int number(long hash) {
        return (int) hash & (TRIED - 1);
    }

    private static String spelled(int number) {
        char[] letters = new char[LENGTH];
        int left = number;
        for (int i = 0; i < LENGTH; i++) {
            letters[i] = (char) ('a' + left % LETTERS);
            left /= LETTERS;
        }
        return new String(letters);
    }

    /** A text of one word of each of so many pairs, in any order: the keys of its words are those of any other such text. */
    String text(SplittableRandom random, int words) {
        StringBuilder text = new StringBuilder();
        long[] order = new long[words];
        Arrays.setAll(order, i -> (long) random.nextInt(Integer.MAX_VALUE) << Integer.SIZE | i);
        Arrays.sort(order);
        for (int i = 0; i < words; i++) {
            List<String> pair = pairs.get((int) order[i] % pairs.size());
            text.append(pair.get(random.nextInt(pair.size()))).append((i + 1) % SENTENCE == 0 ? ". " : " ");
        }
        return text.toString();
    }

    /** Whether all words have the keys they are meant to have. */
    boolean collide() {
        return pairs.stream().allMatch(pair -> Arrays.equals(wordKeys(pair.get(0)), wordKeys(pair.get(1))));
    }

    private static long[] wordKeys(String word) {
        return Arrays.stream(Signature.of(Reading.of(new Document("word", "word", word, Map.of())))
                        .keys())
                .filter(key -> KeyKind.of(key) == KeyKind.WORD)
                .toArray();
    }
}
