package io.kindred.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Edits of so many sentences in every paragraph. */
public final class SentenceEdits {
    private SentenceEdits() {}

    /** Takes sentences out; one sentence of a paragraph stays. */
    public static Edit delete(int count) {
        return (text, random) -> eachParagraph(text, sentences -> Pieces.without(sentences, count, random));
    }

    /** Puts new sentences in. */
    public static Edit insert(int count) {
        return (text, random) -> {
            Prose prose = new Prose(random);
            return eachParagraph(text, sentences -> inserted(sentences, count, prose, random));
        };
    }

    /** Puts new sentences in the place of sentences. */
    public static Edit replace(int count) {
        return (text, random) -> {
            Prose prose = new Prose(random);
            return eachParagraph(text, sentences -> replaced(sentences, count, prose, random));
        };
    }

    /** Brings the sentences of each paragraph into another order. */
    public static Edit shuffle() {
        return (text, random) -> eachParagraph(text, sentences -> Pieces.shuffled(sentences, random));
    }

    private static String eachParagraph(String text, UnaryOperator<List<String>> change) {
        return Pieces.eachParagraph(
                text, paragraph -> Pieces.joinSentences(change.apply(Pieces.sentences(Pieces.oneLine(paragraph)))));
    }

    private static List<String> inserted(List<String> sentences, int count, Prose prose, Random random) {
        List<String> edited = new ArrayList<>(sentences);
        for (int i = 0; i < count; i++) {
            edited.add(random.nextInt(edited.size() + 1), prose.sentence());
        }
        return edited;
    }

    private static List<String> replaced(List<String> sentences, int count, Prose prose, Random random) {
        List<String> edited = new ArrayList<>(sentences);
        for (int at : Pieces.choose(count, sentences.size(), random)) {
            edited.set(at, prose.sentence());
        }
        return edited;
    }
}
