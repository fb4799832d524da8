package io.kindred.lab.paper.upc2018;

import io.kindred.corpus.Prose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Texts with the same words in any order (section 7.2). */
final class Permutations {
    /** The text of the paper is "50 words of lorem ipsum"; these are the usual first fifty. */
    static final String LOREM =
            "lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut"
                    + " labore et dolore magna aliqua ut enim ad minim veniam quis nostrud exercitation ullamco laboris nisi ut"
                    + " aliquip ex ea commodo consequat duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore"
                    + " eu fugiat";

    private Permutations() {}

    /** So many of them. */
    static List<String> of(String text, int count, long seed) {
        Random random = new Random(seed);
        List<String> words = new ArrayList<>(Arrays.asList(text.split(" ", -1)));
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Collections.shuffle(words, random);
            texts.add(String.join(" ", words));
        }
        return texts;
    }

    /** As many, of which every tenth is the one before it with two words exchanged: else nothing would be similar. */
    static List<String> withKin(String text, int count, long seed) {
        List<String> texts = of(text, count, seed);
        Random random = new Random(seed);
        for (int i = 9; i < count; i += 10) {
            List<String> words = new ArrayList<>(Arrays.asList(texts.get(i - 1).split(" ", -1)));
            int at = random.nextInt(words.size() - 1);
            Collections.swap(words, at, at + 1);
            texts.set(i, String.join(" ", words));
        }
        return texts;
    }

    /** A text of so many words that mean nothing, in small letters and without punctuation. */
    static String prose(int words, long seed) {
        Prose prose = new Prose(new Random(seed));
        List<String> text = new ArrayList<>();
        while (text.size() < words) {
            text.add(prose.word());
        }
        return String.join(" ", text);
    }
}
