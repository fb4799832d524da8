package io.kindred.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Edits of so many whole paragraphs; the words inside those that stay are not touched. */
public final class ParagraphEdits {
    private ParagraphEdits() {}

    /** Takes paragraphs out; one stays. */
    public static Edit remove(int count) {
        return (text, random) -> edited(text, paragraphs -> Pieces.without(paragraphs, count, random));
    }

    /** Puts new paragraphs in. */
    public static Edit add(int count) {
        return (text, random) -> edited(text, paragraphs -> added(paragraphs, count, random));
    }

    /** Brings the paragraphs into another order. */
    public static Edit shuffle() {
        return (text, random) -> edited(text, paragraphs -> Pieces.shuffled(paragraphs, random));
    }

    /** Repeats paragraphs, each somewhere in the text. */
    public static Edit duplicate(int count) {
        return (text, random) -> edited(text, paragraphs -> duplicated(paragraphs, count, random));
    }

    /** Makes one paragraph of two neighbours, so many times. */
    public static Edit merge(int count) {
        return (text, random) -> edited(text, paragraphs -> merged(paragraphs, count, random));
    }

    /** Makes two paragraphs of one, so many times; between sentences where it can, else between words. */
    public static Edit split(int count) {
        return (text, random) -> edited(text, paragraphs -> split(paragraphs, count, random));
    }

    private static String edited(String text, UnaryOperator<List<String>> change) {
        return Pieces.joinParagraphs(change.apply(new ArrayList<>(Pieces.paragraphs(text))));
    }

    private static List<String> added(List<String> paragraphs, int count, Random random) {
        Prose prose = new Prose(random);
        for (int i = 0; i < count; i++) {
            paragraphs.add(random.nextInt(paragraphs.size() + 1), prose.paragraphs(1));
        }
        return paragraphs;
    }

    private static List<String> duplicated(List<String> paragraphs, int count, Random random) {
        List<String> edited = new ArrayList<>(paragraphs);
        for (int at : Pieces.choose(count, paragraphs.size(), random)) {
            edited.add(random.nextInt(edited.size() + 1), paragraphs.get(at));
        }
        return edited;
    }

    private static List<String> merged(List<String> paragraphs, int count, Random random) {
        for (int left = count; left > 0 && paragraphs.size() > 1; left--) {
            int at = random.nextInt(paragraphs.size() - 1);
            paragraphs.set(at, paragraphs.get(at) + " " + paragraphs.remove(at + 1));
        }
        return paragraphs;
    }

    private static List<String> split(List<String> paragraphs, int count, Random random) {
        for (int i = 0; i < count; i++) {
            List<Integer> divisible = divisible(paragraphs);
            if (divisible.isEmpty()) {
                return paragraphs;
            }
            int at = divisible.get(random.nextInt(divisible.size()));
            List<String> halves = halves(paragraphs.remove(at), random);
            paragraphs.addAll(at, halves);
        }
        return paragraphs;
    }

    private static List<Integer> divisible(List<String> paragraphs) {
        List<Integer> ofSentences = IntStream.range(0, paragraphs.size())
                .filter(at -> Pieces.sentences(paragraphs.get(at)).size() > 1)
                .boxed()
                .toList();
        if (!ofSentences.isEmpty()) {
            return ofSentences;
        }
        return IntStream.range(0, paragraphs.size())
                .filter(at -> Pieces.words(paragraphs.get(at)).size() > 1)
                .boxed()
                .toList();
    }

    private static List<String> halves(String paragraph, Random random) {
        List<String> sentences = Pieces.sentences(paragraph);
        List<String> parts = sentences.size() > 1 ? sentences : Pieces.words(paragraph);
        int at = 1 + random.nextInt(parts.size() - 1);
        return List.of(
                Pieces.joinSentences(parts.subList(0, at)), Pieces.joinSentences(parts.subList(at, parts.size())));
    }
}
