package io.kindred.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Edits of a document as a whole. */
public final class DocumentEdits {
    private DocumentEdits() {}

    /** Cuts out one run of words that makes up a share of the text; paragraphs left without words vanish. */
    public static Edit cut(double share) {
        Pieces.requireShare(share);
        return (draft, random) -> {
            int gone = Pieces.count(share, draft.size());
            int from = random.nextInt(draft.size() - gone + 1);
            return draft.with(only(draft, at -> at < from || at >= from + gone));
        };
    }

    /** Leaves nothing but one run of words that makes up a share of the text. */
    public static Edit excerpt(double share) {
        Pieces.requireShare(share);
        return (draft, random) -> {
            int length = Pieces.count(share, draft.size());
            int from = random.nextInt(draft.size() - length + 1);
            return draft.with(run(draft, from, from + length));
        };
    }

    /** Repeats one run of words that makes up a share of the text somewhere, be it in the middle of a paragraph. */
    public static Edit grow(double share) {
        Pieces.requireShare(share);
        return (draft, random) -> {
            int length = Pieces.count(share, draft.size());
            int from = random.nextInt(draft.size() - length + 1);
            int to = random.nextInt(draft.size() + 1);
            return draft.with(grown(draft, draft.repeated(run(draft, from, from + length)), to));
        };
    }

    /** Writes the document twice, one copy after the other. */
    public static Edit twice() {
        return (draft, random) -> {
            List<List<Word>> paragraphs = new ArrayList<>(draft.paragraphs());
            paragraphs.addAll(draft.repeated(draft.paragraphs()));
            return draft.with(paragraphs);
        };
    }

    /**
     * Quotes a run of words of the document, as a paragraph of its own, in a new document that is otherwise foreign.
     *
     * @param words how long the quotation is; the whole document if it is shorter
     * @param foreignWords how long the text around it is, up to a sentence more
     */
    public static Edit quote(int words, int foreignWords) {
        return (draft, random) -> {
            List<List<Word>> host = new ArrayList<>();
            for (String paragraph : Pieces.paragraphs(new Prose(random).document(foreignWords))) {
                host.add(Pieces.fresh(paragraph));
            }
            int length = Math.min(words, draft.size());
            int from = random.nextInt(draft.size() - length + 1);
            host.add(random.nextInt(host.size() + 1), Pieces.joined(run(draft, from, from + length)));
            return draft.with(host);
        };
    }

    private static List<List<Word>> run(Draft draft, int from, int to) {
        return only(draft, at -> at >= from && at < to);
    }

    /** The paragraphs reduced to the words whose number in the document passes; some may be empty. */
    private static List<List<Word>> only(Draft draft, IntPredicate passes) {
        List<List<Word>> left = new ArrayList<>();
        int number = 0;
        for (List<Word> words : draft.paragraphs()) {
            List<Word> some = new ArrayList<>();
            for (Word word : words) {
                if (passes.test(number++)) {
                    some.add(word);
                }
            }
            left.add(some);
        }
        return left;
    }

    private static List<List<Word>> grown(Draft draft, List<List<Word>> run, int to) {
        List<List<Word>> grown = new ArrayList<>();
        int start = 0;
        for (List<Word> words : draft.paragraphs()) {
            int at = to - start;
            start += words.size();
            boolean here = at <= words.size() && (at > 0 || grown.isEmpty());
            grown.addAll(here ? spliced(words, at, run) : List.of(words));
        }
        return grown;
    }

    /** A paragraph with others put in after so many words: the first goes on from it, and it goes on from the last. */
    private static List<List<Word>> spliced(List<Word> words, int at, List<List<Word>> run) {
        List<List<Word>> spliced =
                new ArrayList<>(run.stream().filter(part -> !part.isEmpty()).toList());
        if (spliced.isEmpty()) {
            return List.of(words);
        }
        spliced.set(0, Pieces.joined(List.of(words.subList(0, at), spliced.get(0))));
        int last = spliced.size() - 1;
        spliced.set(last, Pieces.joined(List.of(spliced.get(last), words.subList(at, words.size()))));
        return spliced;
    }
}
