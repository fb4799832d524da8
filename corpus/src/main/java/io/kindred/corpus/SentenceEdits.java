package io.kindred.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Edits of so many sentences in every paragraph, or of a share of all sentences. */
public final class SentenceEdits {
    private SentenceEdits() {}

    /** Takes sentences out of every paragraph; one sentence of a paragraph stays. */
    public static Edit delete(int count) {
        return delete(Dose.count(count));
    }

    /** Takes sentences out; one sentence of a paragraph stays, and a share is one of those that may go. */
    public static Edit delete(Dose dose) {
        return (draft, random) -> eachParagraph(
                draft,
                dose,
                n -> n - 1,
                random,
                (sentences, count) -> Pieces.without(
                        sentences, Pieces.choose(Math.min(count, sentences.size() - 1), sentences.size(), random)));
    }

    /** Puts new sentences into every paragraph. */
    public static Edit insert(int count) {
        return insert(Dose.count(count), Prose::new);
    }

    /** Puts new sentences in. */
    public static Edit insert(Dose dose, Function<Random, ? extends Additions> source) {
        return (draft, random) -> {
            Additions additions = source.apply(random);
            return eachParagraph(
                    draft,
                    dose,
                    n -> n,
                    random,
                    (sentences, count) ->
                            Pieces.inserted(sentences, count, () -> Pieces.fresh(additions.sentence()), random));
        };
    }

    /** Puts new sentences in the place of sentences of every paragraph. */
    public static Edit replace(int count) {
        return replace(Dose.count(count), Prose::new);
    }

    /** Puts new sentences in the place of sentences. */
    public static Edit replace(Dose dose, Function<Random, ? extends Additions> source) {
        return (draft, random) -> {
            Additions additions = source.apply(random);
            return eachParagraph(
                    draft,
                    dose,
                    n -> n,
                    random,
                    (sentences, count) ->
                            Pieces.replaced(sentences, count, sentence -> Pieces.fresh(additions.sentence()), random));
        };
    }

    /** Exchanges pairs of neighbouring sentences, each in one pair at most; a share is one of all pairs. */
    public static Edit swap(Dose dose) {
        return (draft, random) -> eachParagraph(
                draft,
                dose,
                n -> n / 2,
                random,
                (sentences, count) -> Pieces.swapped(sentences, count, Pieces::reading, random));
    }

    /** Brings the sentences of each paragraph into another order. */
    public static Edit shuffle() {
        return shuffle(Dose.share(1));
    }

    /** Brings the sentences of so many paragraphs that have several into another order. */
    public static Edit shuffle(Dose paragraphs) {
        return (draft, random) -> {
            List<List<Word>> edited = new ArrayList<>(draft.paragraphs());
            List<Integer> several = IntStream.range(0, edited.size())
                    .filter(at -> Pieces.sentences(edited.get(at)).size() > 1)
                    .boxed()
                    .toList();
            for (int chosen : Pieces.choose(paragraphs.of(several.size()), several.size(), random)) {
                int at = several.get(chosen);
                List<List<Word>> sentences = Pieces.sentences(edited.get(at));
                edited.set(at, Pieces.joined(Pieces.shuffled(sentences, Pieces::reading, random)));
            }
            return draft.with(edited);
        };
    }

    /** What is done to a paragraph of which so many sentences are to be touched. */
    private interface Change {
        List<List<Word>> apply(List<List<Word>> sentences, int count);
    }

    /** Spreads a dose over the paragraphs, given how many units so many sentences are. */
    private static Draft eachParagraph(Draft draft, Dose dose, IntUnaryOperator units, Random random, Change change) {
        List<List<List<Word>>> paragraphs =
                draft.paragraphs().stream().map(Pieces::sentences).toList();
        List<Integer> counts = dose.spread(
                paragraphs.stream().map(p -> units.applyAsInt(p.size())).toList(), random);
        List<List<Word>> edited = new ArrayList<>();
        for (int i = 0; i < paragraphs.size(); i++) {
            edited.add(Pieces.joined(change.apply(paragraphs.get(i), counts.get(i))));
        }
        return draft.with(edited);
    }
}
