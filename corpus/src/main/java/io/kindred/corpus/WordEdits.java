package io.kindred.corpus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Edits of so many words in every paragraph. */
public final class WordEdits {
    private static final Pattern CORE = Pattern.compile("[\\p{L}\\p{N}](?:.*[\\p{L}\\p{N}])?");

    private WordEdits() {}

    /** Takes words out; one word of a paragraph stays. */
    public static Edit delete(int count) {
        return (text, random) -> eachParagraph(text, words -> Pieces.without(words, count, random));
    }

    /** Puts new words in. */
    public static Edit insert(int count) {
        return (text, random) -> {
            Prose prose = new Prose(random);
            return eachParagraph(text, words -> inserted(words, count, prose, random));
        };
    }

    /** Puts other words in the place of words; punctuation and capitals stay as they were. */
    public static Edit replace(int count) {
        return (text, random) -> {
            Prose prose = new Prose(random);
            return eachParagraph(text, words -> replaced(words, count, prose, random));
        };
    }

    /** Exchanges so many pairs of neighbouring words, each word in one pair at most. */
    public static Edit swap(int count) {
        return (text, random) -> eachParagraph(text, words -> swapped(words, count, random));
    }

    private static String eachParagraph(String text, UnaryOperator<List<String>> change) {
        return Pieces.eachParagraph(text, paragraph -> Pieces.joinWords(change.apply(Pieces.words(paragraph))));
    }

    private static List<String> inserted(List<String> words, int count, Prose prose, Random random) {
        List<String> edited = new ArrayList<>(words);
        for (int i = 0; i < count; i++) {
            edited.add(random.nextInt(edited.size() + 1), prose.word());
        }
        return edited;
    }

    private static List<String> replaced(List<String> words, int count, Prose prose, Random random) {
        List<String> edited = new ArrayList<>(words);
        for (int at : Pieces.choose(count, words.size(), random)) {
            edited.set(at, replacement(words.get(at), prose));
        }
        return edited;
    }

    private static String replacement(String word, Prose prose) {
        Matcher core = CORE.matcher(word);
        if (!core.find()) {
            return prose.word();
        }
        String other = prose.word();
        while (other.equalsIgnoreCase(core.group())) {
            other = prose.word();
        }
        return word.substring(0, core.start()) + likeCase(core.group(), other) + word.substring(core.end());
    }

    private static String likeCase(String model, String word) {
        return Character.isUpperCase(model.charAt(0))
                ? word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1)
                : word;
    }

    private static List<String> swapped(List<String> words, int count, Random random) {
        List<String> edited = new ArrayList<>(words);
        boolean[] used = new boolean[words.size()];
        int left = count;
        for (int at : Pieces.shuffledNumbers(words.size() - 1, random)) {
            boolean free = !used[at] && !used[at + 1];
            if (left > 0 && free && !words.get(at).equalsIgnoreCase(words.get(at + 1))) {
                Collections.swap(edited, at, at + 1);
                used[at] = true;
                used[at + 1] = true;
                left--;
            }
        }
        return edited;
    }
}
