package io.kindred.corpus;

import java.util.function.Function;

/** The kinds of change that come in doses, among them those of Waikato (2013), 4.1.1, and of Roth (2013), 2.1. */
public enum DosedEdit {
    /** New words. */
    WORDS_ADDED(dose -> WordEdits.insert(dose, Spacing.ANYWHERE, Prose::new)),
    /** Words less. */
    WORDS_REMOVED(dose -> WordEdits.delete(dose, Spacing.ANYWHERE)),
    /** Other words for words. */
    WORDS_REPLACED(dose -> WordEdits.replace(dose, Prose::new)),
    /** Pairs of neighbouring words exchanged. */
    WORDS_SWAPPED(WordEdits::swap),
    /** New sentences. */
    SENTENCES_ADDED(dose -> SentenceEdits.insert(dose, Prose::new)),
    /** Sentences less. */
    SENTENCES_REMOVED(SentenceEdits::delete),
    /** New sentences for sentences. */
    SENTENCES_REPLACED(dose -> SentenceEdits.replace(dose, Prose::new)),
    /** Pairs of neighbouring sentences exchanged. */
    SENTENCES_SWAPPED(SentenceEdits::swap),
    /** Paragraphs with their sentences in another order. */
    SENTENCES_REORDERED(SentenceEdits::shuffle),
    /** New paragraphs. */
    PARAGRAPHS_ADDED(dose -> ParagraphEdits.add(dose, Place.ANYWHERE, Prose::new)),
    /** Paragraphs less. */
    PARAGRAPHS_REMOVED(dose -> ParagraphEdits.remove(dose, Place.ANYWHERE)),
    /** New paragraphs for paragraphs. */
    PARAGRAPHS_REPLACED(dose -> ParagraphEdits.replace(dose, Prose::new)),
    /** Pairs of neighbouring paragraphs exchanged. */
    PARAGRAPHS_SWAPPED(ParagraphEdits::swap),
    /** Paragraphs put in somewhere else. */
    PARAGRAPHS_MOVED(ParagraphEdits::move),
    /** Paragraphs repeated. */
    PARAGRAPHS_REPEATED(ParagraphEdits::duplicate),
    /** Neighbouring paragraphs made one. */
    PARAGRAPHS_MERGED(ParagraphEdits::merge),
    /** Paragraphs made two. */
    PARAGRAPHS_SPLIT(ParagraphEdits::split),
    /** Letters misread; takes a share only. */
    LETTERS_MISREAD(dose -> LetterEdits.misread(shareOf(dose))),
    /** A run of words repeated somewhere; takes a share only. */
    GROWN(dose -> DocumentEdits.grow(shareOf(dose))),
    /** A run of words cut out; takes a share only. */
    CUT(dose -> DocumentEdits.cut(shareOf(dose))),
    /** All but a run of words cut off; takes a share only, that of the words which go. */
    EXCERPTED(dose -> DocumentEdits.excerpt(1 - shareOf(dose)));

    private final Function<Dose, Edit> maker;

    DosedEdit(Function<Dose, Edit> maker) {
        this.maker = maker;
    }

    /** The edit of this kind that changes so much. */
    public Edit of(Dose dose) {
        return maker.apply(dose);
    }

    private static double shareOf(Dose dose) {
        if (!dose.isShare()) {
            throw new IllegalArgumentException("not a share: " + dose);
        }
        return dose.amount();
    }
}
