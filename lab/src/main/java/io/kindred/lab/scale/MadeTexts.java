package io.kindred.lab.scale;

import io.kindred.fingerprint.shingle.HashKey;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/** Makes texts of words by Zipf's law, and texts that are kin to them or ill-natured. */
public final class MadeTexts {
    private static final int VOCABULARY = 200_000;
    private static final int WORDS = 250;
    private static final int SENTENCE = 14;

    /** Of so many documents in a row some are kin to others. */
    private static final int TURN = 20;

    private static final int EDITED = 3;
    private static final int FORMS = 50;
    private static final double MOST_EDITED = 0.15;

    private static final Pattern DIGIT = Pattern.compile("[0-9]");

    private final long seed;

    /** Texts that are others with another seed. */
    public MadeTexts(long seed) {
        this.seed = seed;
    }

    /** Of twenty documents three are edited from an earlier one, one is made from a form, and the others are strangers. */
    String mixed(int document) {
        return joined(mixedWords(document));
    }

    private List<String> mixedWords(int document) {
        SplittableRandom random = random(document);
        int turn = document % TURN;
        if (turn < EDITED && document >= TURN) {
            int source = random.nextInt(document / TURN) * TURN + EDITED + 1 + random.nextInt(TURN - EDITED - 1);
            return edited(mixedWords(source), random, random.nextDouble(MOST_EDITED));
        }
        if (turn == EDITED) {
            List<String> words = new ArrayList<>(words(random(-1L - random.nextInt(FORMS)), WORDS / 2));
            words.addAll(words(random, WORDS / 2));
            return words;
        }
        return words(random, WORDS / 2 + random.nextInt(WORDS));
    }

    /** A text that has nothing to do with any other. */
    public String stranger(int document) {
        return joined(words(random(document), WORDS));
    }

    /** The same text always. */
    String same() {
        return joined(words(random(0), WORDS));
    }

    /** The same text, in which a share of the words is replaced, at least one. */
    String template(int document, double share) {
        SplittableRandom random = random(document);
        List<String> words = new ArrayList<>(words(random(Long.MIN_VALUE), WORDS));
        for (int i = 0; i < Math.max(1, share * WORDS); i++) {
            words.set(random.nextInt(WORDS), word(random, VOCABULARY) + document);
        }
        return joined(words);
    }

    /** Words that are not those of another such text, or in another order, but have the same keys. */
    String colliding(CollidingWords words, int document) {
        return words.text(random(document), WORDS);
    }

    /** One word. */
    String word(int document) {
        return word(random(document), VOCABULARY);
    }

    private static List<String> edited(List<String> words, SplittableRandom random, double share) {
        List<String> edited = new ArrayList<>(words);
        edited.replaceAll(word -> random.nextDouble() < share ? word(random, VOCABULARY) : word);
        return edited;
    }

    private SplittableRandom random(long stream) {
        return new SplittableRandom(HashKey.PUBLIC.mix(seed ^ HashKey.PUBLIC.mix(stream)));
    }

    private static List<String> words(SplittableRandom random, int count) {
        List<String> words = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            words.add(word(random, VOCABULARY));
        }
        return words;
    }

    /** The n-th word is about n times as rare as the first. */
    private static String word(SplittableRandom random, int vocabulary) {
        return spelled((int) Math.pow(vocabulary, random.nextDouble()) - 1);
    }

    private static String spelled(int number) {
        return DIGIT.matcher(Integer.toString(number + 1_000, Character.MAX_RADIX))
                .replaceAll("q$0");
    }

    private static String joined(List<String> words) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < words.size(); i++) {
            text.append(words.get(i)).append((i + 1) % SENTENCE == 0 ? ". " : " ");
        }
        return text.toString();
    }
}
