package io.kindred.corpus;

import io.kindred.corpus.truth.ParagraphMap;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A text under edit, in paragraphs of words each of which knows the word of the base that it is. */
public final class Draft {
    private final List<List<Word>> base;
    private final List<List<Word>> paragraphs;
    private final Layout layout;

    private Draft(List<List<Word>> base, List<List<Word>> paragraphs, Layout layout) {
        this.base = base;
        this.paragraphs = paragraphs;
        this.layout = layout;
    }

    /** The draft that is its own base; a paragraph is what stands between blank lines. */
    public static Draft of(String text) {
        List<List<Word>> paragraphs = new ArrayList<>();
        for (String paragraph : Pieces.paragraphs(text)) {
            List<Word> words = new ArrayList<>();
            for (String word : Pieces.words(paragraph)) {
                words.add(new Word(word, paragraphs.size(), words.size(), 0));
            }
            paragraphs.add(List.copyOf(words));
        }
        return new Draft(paragraphs, paragraphs, Layout.ONE_LINE);
    }

    /** The text as it now reads: paragraphs of one line with a blank line between them, unless laid out otherwise. */
    public String text() {
        return layout.text(paragraphs);
    }

    /** Which paragraphs of the base became which paragraphs of this draft. */
    public ParagraphMap truth() {
        return new Provenance(base, paragraphs).map();
    }

    List<List<Word>> paragraphs() {
        return paragraphs;
    }

    List<Integer> paragraphSizes() {
        return paragraphs.stream().map(List::size).toList();
    }

    int size() {
        return paragraphs.stream().mapToInt(List::size).sum();
    }

    /** This draft with other paragraphs; those without words are left out. */
    Draft with(List<List<Word>> others) {
        List<List<Word>> written = others.stream()
                .filter(words -> !words.isEmpty())
                .map(List::copyOf)
                .toList();
        return new Draft(base, written, layout);
    }

    Draft laidOut(Layout other) {
        return new Draft(base, paragraphs, other);
    }

    /** Paragraphs of this draft once more, as repetitions. */
    List<List<Word>> repeated(List<List<Word>> some) {
        int number = 1 + words().mapToInt(Word::copy).max().orElse(0);
        return some.stream()
                .map(words -> words.stream().map(word -> word.repeated(number)).toList())
                .toList();
    }

    Stream<Word> words() {
        return paragraphs.stream().flatMap(List::stream);
    }
}
