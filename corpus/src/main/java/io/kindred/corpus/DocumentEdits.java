package io.kindred.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Edits of a document as a whole. */
public final class DocumentEdits {
    private DocumentEdits() {}

    /** Cuts out one run of words that makes up a share of the text; paragraphs left without words vanish. */
    public static Edit cut(double share) {
        Pieces.requireShare(share);
        return (text, random) -> {
            int total = Pieces.words(text).size();
            int gone = Pieces.count(share, total);
            return without(text, random.nextInt(total - gone + 1), gone);
        };
    }

    /** Writes the document twice, one copy after the other. */
    public static Edit twice() {
        return (text, random) -> {
            List<String> paragraphs = new ArrayList<>(Pieces.paragraphs(text));
            paragraphs.addAll(Pieces.paragraphs(text));
            return Pieces.joinParagraphs(paragraphs);
        };
    }

    /**
     * Quotes a run of words of the document, as a paragraph of its own, in a new document that is otherwise foreign.
     *
     * @param words how long the quotation is; the whole document if it is shorter
     * @param foreignWords how long the text around it is, up to a sentence more
     */
    public static Edit quote(int words, int foreignWords) {
        return (text, random) -> {
            List<String> host = new ArrayList<>(Pieces.paragraphs(new Prose(random).document(foreignWords)));
            host.add(random.nextInt(host.size() + 1), excerpt(Pieces.words(text), words, random));
            return Pieces.joinParagraphs(host);
        };
    }

    private static String without(String text, int from, int count) {
        List<String> left = new ArrayList<>();
        int start = 0;
        for (String paragraph : Pieces.paragraphs(text)) {
            List<String> words = new ArrayList<>(Pieces.words(paragraph));
            int first = Math.max(0, from - start);
            int last = Math.min(words.size(), from + count - start);
            start += words.size();
            if (first < last) {
                words.subList(first, last).clear();
            }
            if (!words.isEmpty()) {
                left.add(Pieces.joinWords(words));
            }
        }
        return Pieces.joinParagraphs(left);
    }

    private static String excerpt(List<String> words, int count, Random random) {
        int length = Math.min(count, words.size());
        int from = random.nextInt(words.size() - length + 1);
        return Pieces.joinWords(words.subList(from, from + length));
    }
}
