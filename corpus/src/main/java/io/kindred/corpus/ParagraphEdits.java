package io.kindred.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Edits of so many whole paragraphs; the words inside those that stay are not touched. */
public final class ParagraphEdits {
    private ParagraphEdits() {}

    /** Takes paragraphs out; one stays. */
    public static Edit remove(int count) {
        return remove(Dose.count(count), Place.ANYWHERE);
    }

    /** Takes paragraphs out of a place; one stays. */
    public static Edit remove(Dose dose, Place place) {
        return edit((paragraphs, random) -> {
            int size = paragraphs.size();
            return Pieces.without(paragraphs, place.choose(Math.min(dose.of(size), size - 1), size, random));
        });
    }

    /** Puts new paragraphs in. */
    public static Edit add(int count) {
        return add(Dose.count(count), Place.ANYWHERE, Prose::new);
    }

    /** Puts new paragraphs into a place. */
    public static Edit add(Dose dose, Place place, Function<Random, ? extends Additions> source) {
        return edit((paragraphs, random) -> {
            Additions additions = source.apply(random);
            List<List<Word>> edited = new ArrayList<>(paragraphs);
            for (int left = dose.of(paragraphs.size()); left > 0; left--) {
                edited.add(place.gap(edited.size(), random), Pieces.fresh(additions.paragraph()));
            }
            return edited;
        });
    }

    /** Puts new paragraphs in the place of paragraphs. */
    public static Edit replace(Dose dose, Function<Random, ? extends Additions> source) {
        return edit((paragraphs, random) -> {
            Additions additions = source.apply(random);
            return Pieces.replaced(
                    paragraphs, dose.of(paragraphs.size()), old -> Pieces.fresh(additions.paragraph()), random);
        });
    }

    /** Brings the paragraphs into another order. */
    public static Edit shuffle() {
        return edit((paragraphs, random) -> Pieces.shuffled(paragraphs, Pieces::reading, random));
    }

    /** Takes paragraphs out, one after the other, and puts each in somewhere else. */
    public static Edit move(Dose dose) {
        return edit((paragraphs, random) -> {
            int size = paragraphs.size();
            List<Integer> order =
                    new ArrayList<>(IntStream.range(0, size).boxed().toList());
            for (Integer chosen : Pieces.choose(size < 2 ? 0 : dose.of(size), size, random)) {
                int from = order.indexOf(chosen);
                order.remove(chosen);
                int to = random.nextInt(size - 1);
                order.add(to < from ? to : to + 1, chosen);
            }
            return order.stream().map(paragraphs::get).toList();
        });
    }

    /** Exchanges pairs of neighbouring paragraphs, each in one pair at most; a share is one of all pairs. */
    public static Edit swap(Dose dose) {
        return edit((paragraphs, random) ->
                Pieces.swapped(paragraphs, dose.of(paragraphs.size() / 2), Pieces::reading, random));
    }

    /** Repeats paragraphs, each somewhere in the text. */
    public static Edit duplicate(int count) {
        return duplicate(Dose.count(count));
    }

    /** Repeats paragraphs, each somewhere in the text. */
    public static Edit duplicate(Dose dose) {
        return (draft, random) -> {
            List<List<Word>> copies = draft.repeated(draft.paragraphs());
            List<List<Word>> edited = new ArrayList<>(draft.paragraphs());
            for (int at : Pieces.choose(dose.of(copies.size()), copies.size(), random)) {
                edited.add(random.nextInt(edited.size() + 1), copies.get(at));
            }
            return draft.with(edited);
        };
    }

    /** Makes one paragraph of two neighbours, so many times. */
    public static Edit merge(int count) {
        return merge(Dose.count(count));
    }

    /** Makes one paragraph of two neighbours, so many times. */
    public static Edit merge(Dose dose) {
        return edit((paragraphs, random) -> {
            List<List<Word>> edited = new ArrayList<>(paragraphs);
            for (int left = dose.of(paragraphs.size()); left > 0 && edited.size() > 1; left--) {
                int at = random.nextInt(edited.size() - 1);
                edited.set(at, Pieces.joined(List.of(edited.get(at), edited.remove(at + 1))));
            }
            return edited;
        });
    }

    /** Makes two paragraphs of one, so many times; between sentences where it can, else between words. */
    public static Edit split(int count) {
        return split(Dose.count(count));
    }

    /** Makes two paragraphs of one, so many times; between sentences where it can, else between words. */
    public static Edit split(Dose dose) {
        return edit((paragraphs, random) -> {
            List<List<Word>> edited = new ArrayList<>(paragraphs);
            List<Integer> divisible = divisible(edited);
            for (int left = dose.of(paragraphs.size()); left > 0 && !divisible.isEmpty(); left--) {
                int at = divisible.get(random.nextInt(divisible.size()));
                edited.addAll(at, halves(edited.remove(at), random));
                divisible = divisible(edited);
            }
            return edited;
        });
    }

    /** What is done to the list of paragraphs. */
    private interface Change {
        List<List<Word>> apply(List<List<Word>> paragraphs, Random random);
    }

    private static Edit edit(Change change) {
        return (draft, random) -> draft.with(change.apply(draft.paragraphs(), random));
    }

    private static List<Integer> divisible(List<List<Word>> paragraphs) {
        List<Integer> ofSentences = IntStream.range(0, paragraphs.size())
                .filter(at -> Pieces.sentences(paragraphs.get(at)).size() > 1)
                .boxed()
                .toList();
        if (!ofSentences.isEmpty()) {
            return ofSentences;
        }
        return IntStream.range(0, paragraphs.size())
                .filter(at -> paragraphs.get(at).size() > 1)
                .boxed()
                .toList();
    }

    private static List<List<Word>> halves(List<Word> paragraph, Random random) {
        List<List<Word>> sentences = Pieces.sentences(paragraph);
        List<List<Word>> parts = sentences.size() > 1
                ? sentences
                : paragraph.stream().map(Stream::of).map(Stream::toList).toList();
        int at = 1 + random.nextInt(parts.size() - 1);
        return List.of(Pieces.joined(parts.subList(0, at)), Pieces.joined(parts.subList(at, parts.size())));
    }
}
