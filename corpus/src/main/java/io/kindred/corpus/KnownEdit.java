package io.kindred.corpus;

import java.util.Random;

/** The edits by which measures are compared, each of one kind and one size, from those that change least. */
public enum KnownEdit implements Edit {
    /** Other white space between words and paragraphs. */
    RESPACED(LayoutEdits.respace()),
    /** Lines of at most 60 characters. */
    REWRAPPED(LayoutEdits.rewrap(60)),
    /** All in capitals. */
    UPPER_CASE(LetterEdits.upperCase()),
    /** Two neighbouring paragraphs made one. */
    PARAGRAPHS_MERGED(ParagraphEdits.merge(1)),
    /** One paragraph made two. */
    PARAGRAPH_SPLIT(ParagraphEdits.split(1)),
    /** A new word in every paragraph. */
    WORD_INSERTED(WordEdits.insert(1)),
    /** A word less in every paragraph. */
    WORD_DELETED(WordEdits.delete(1)),
    /** Another word for one in every paragraph. */
    WORD_REPLACED(WordEdits.replace(1)),
    /** Two neighbouring words exchanged in every paragraph. */
    WORDS_SWAPPED(WordEdits.swap(1)),
    /** One letter in a hundred misread. */
    LETTERS_MISREAD(LetterEdits.misread(0.01)),
    /** Every paragraph's sentences in another order. */
    SENTENCES_SHUFFLED(SentenceEdits.shuffle()),
    /** A paragraph repeated somewhere. */
    PARAGRAPH_DUPLICATED(ParagraphEdits.duplicate(1)),
    /** A new paragraph. */
    PARAGRAPH_ADDED(ParagraphEdits.add(1)),
    /** A paragraph less. */
    PARAGRAPH_REMOVED(ParagraphEdits.remove(1)),
    /** The paragraphs in another order. */
    PARAGRAPHS_SHUFFLED(ParagraphEdits.shuffle()),
    /** A new sentence in every paragraph. */
    SENTENCE_INSERTED(SentenceEdits.insert(1)),
    /** A sentence less in every paragraph. */
    SENTENCE_DELETED(SentenceEdits.delete(1)),
    /** A new sentence for one in every paragraph. */
    SENTENCE_REPLACED(SentenceEdits.replace(1)),
    /** Half of the words cut out in one run. */
    HALF_CUT(DocumentEdits.cut(0.5)),
    /** The document twice in a row. */
    DOUBLED(DocumentEdits.twice()),
    /** Four fifths of the words cut out in one run. */
    MOST_CUT(DocumentEdits.cut(0.8)),
    /** Sixty words quoted in five hundred others. */
    QUOTED(DocumentEdits.quote(60, 500));

    private final Edit edit;

    KnownEdit(Edit edit) {
        this.edit = edit;
    }

    @Override
    public Draft apply(Draft draft, Random random) {
        return edit.apply(draft, random);
    }
}
