package io.kindred.corpus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Edits of so many words in every paragraph, or of a share of all words. */
public final class WordEdits {
    private static final int ATTEMPTS = 20;
    private static final Pattern CORE = Pattern.compile("[\\p{L}\\p{N}](?:.*[\\p{L}\\p{N}])?");
    private static final Pattern END = Pattern.compile("[.!?]+$");
    private static final Pattern CLAUSE_END = Pattern.compile("[,;:]+$");

    private WordEdits() {}

    /** Takes words out of every paragraph; one word of a paragraph stays, and so do full stops and capitals after them. */
    public static Edit delete(int count) {
        return delete(Dose.count(count), Spacing.ANYWHERE);
    }

    /**
     * Takes words out; one word of a paragraph stays, and so do full stops and capitals after them. A share is one of the
     * words that may go.
     */
    public static Edit delete(Dose dose, Spacing spacing) {
        return (draft, random) -> eachParagraph(
                draft,
                dose,
                n -> n - 1,
                random,
                (words, count) ->
                        without(words, spacing.choose(Math.min(count, words.size() - 1), words.size(), random)));
    }

    /** Puts new words into the sentences of every paragraph. */
    public static Edit insert(int count) {
        return insert(Dose.count(count), Spacing.ANYWHERE, Prose::new);
    }

    /** Puts new words into sentences. */
    public static Edit insert(Dose dose, Spacing spacing, Function<Random, ? extends Additions> source) {
        return (draft, random) -> {
            Additions additions = source.apply(random);
            return eachParagraph(
                    draft, dose, n -> n, random, (words, count) -> inserted(words, count, spacing, additions, random));
        };
    }

    /** Puts other words in the place of words of every paragraph; punctuation and capitals stay as they were. */
    public static Edit replace(int count) {
        return replace(Dose.count(count), Prose::new);
    }

    /** Puts other words in the place of words; punctuation and capitals stay as they were. */
    public static Edit replace(Dose dose, Function<Random, ? extends Additions> source) {
        return (draft, random) -> {
            Additions additions = source.apply(random);
            return eachParagraph(
                    draft,
                    dose,
                    n -> n,
                    random,
                    (words, count) -> Pieces.replaced(
                            words, count, word -> Word.fresh(replacement(word.text(), additions::word)), random));
        };
    }

    /** Puts the same word in the place of words of every paragraph. */
    public static Edit replaceWith(String constant, int count) {
        return (draft, random) -> eachParagraph(
                draft,
                Dose.count(count),
                n -> n,
                random,
                (words, number) ->
                        Pieces.replaced(words, number, word -> Word.fresh(likeWord(word.text(), constant)), random));
    }

    /** Exchanges so many pairs of neighbouring words in every paragraph, each word in one pair at most. */
    public static Edit swap(int count) {
        return swap(Dose.count(count));
    }

    /** Exchanges pairs of neighbouring words, each word in one pair at most; a share is one of all pairs. */
    public static Edit swap(Dose dose) {
        return (draft, random) -> eachParagraph(
                draft, dose, n -> n / 2, random, (words, count) -> Pieces.swapped(words, count, Word::text, random));
    }

    /** Exchanges two runs of so many words in every paragraph that has room for two. */
    public static Edit swapRuns(int length) {
        return (draft, random) -> draft.with(draft.paragraphs().stream()
                .map(words -> runsSwapped(words, length, random))
                .toList());
    }

    /** What is done to a paragraph of which so many words are to be touched. */
    private interface Change {
        List<Word> apply(List<Word> words, int count);
    }

    /** Spreads a dose over the paragraphs, given how many units so many words are. */
    private static Draft eachParagraph(Draft draft, Dose dose, IntUnaryOperator units, Random random, Change change) {
        List<Integer> sizes = draft.paragraphSizes().stream()
                .map(size -> units.applyAsInt(size))
                .toList();
        List<Integer> counts = dose.spread(sizes, random);
        List<List<Word>> edited = new ArrayList<>();
        for (int i = 0; i < sizes.size(); i++) {
            edited.add(change.apply(draft.paragraphs().get(i), counts.get(i)));
        }
        return draft.with(edited);
    }

    private static List<Word> without(List<Word> words, Set<Integer> gone) {
        List<Word> left = new ArrayList<>();
        int from = 0;
        for (List<Word> sentence : Pieces.sentences(words)) {
            int first = left.size();
            for (int at = 0; at < sentence.size(); at++) {
                if (!gone.contains(from + at)) {
                    left.add(sentence.get(at));
                }
            }
            from += sentence.size();
            if (left.size() > first) {
                mend(left.subList(first, left.size()), sentence);
            }
        }
        return left;
    }

    /** Gives what is left of a sentence the capital and the full stop that the sentence had. */
    private static void mend(List<Word> left, List<Word> sentence) {
        Word first = left.get(0);
        left.set(0, first.spelled(likeCase(sentence.get(0).text(), first.text())));
        Word last = left.get(left.size() - 1);
        Matcher end = END.matcher(sentence.get(sentence.size() - 1).text());
        if (end.find() && !last.endsSentence()) {
            left.set(
                    left.size() - 1,
                    last.spelled(CLAUSE_END.matcher(last.text()).replaceFirst("") + end.group()));
        }
    }

    private static List<Word> inserted(
            List<Word> words, int count, Spacing spacing, Additions additions, Random random) {
        Set<Integer> places = spacing.choose(count, words.size() - 1 + count, random);
        List<Word> edited = new ArrayList<>(words);
        for (int at : places) {
            boolean begins = at == 0 || edited.get(at - 1).endsSentence();
            String model = begins ? edited.get(at).text() : "";
            edited.add(at, Word.fresh(likeCase(model, additions.word())));
        }
        return edited;
    }

    private static List<Word> runsSwapped(List<Word> words, int length, Random random) {
        if (words.size() < 2 * length) {
            return words;
        }
        List<Word> edited = new ArrayList<>(words);
        int first = 0;
        int second = length;
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            List<Integer> starts = new ArrayList<>(Pieces.choose(2, words.size() - 2 * length + 2, random));
            first = starts.get(0);
            second = starts.get(1) + length - 1;
            if (isInside(words, first, length) && isInside(words, second, length)) {
                break;
            }
        }
        for (int i = 0; i < length; i++) {
            Collections.swap(edited, first + i, second + i);
        }
        return edited;
    }

    /** Whether a run begins and ends no sentence, so that its words can go elsewhere and leave capital and full stop. */
    private static boolean isInside(List<Word> words, int first, int length) {
        return first > 0 && words.subList(first - 1, first + length).stream().noneMatch(Word::endsSentence);
    }

    private static String replacement(String word, Supplier<String> source) {
        Matcher core = CORE.matcher(word);
        boolean found = core.find();
        String other = source.get();
        while (found && other.equalsIgnoreCase(core.group())) {
            other = source.get();
        }
        return likeWord(word, other);
    }

    /** Another word with the punctuation and the capital of a word. */
    private static String likeWord(String word, String other) {
        Matcher core = CORE.matcher(word);
        if (!core.find()) {
            return other;
        }
        return word.substring(0, core.start()) + likeCase(core.group(), other) + word.substring(core.end());
    }

    private static String likeCase(String model, String word) {
        return !model.isEmpty() && Character.isUpperCase(model.charAt(0))
                ? word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1)
                : word;
    }
}
