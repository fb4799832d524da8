package io.kindred.corpus.recipe;

import io.kindred.corpus.Additions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Random;

/** Words, sentences and paragraphs that were written beforehand, each used once before any is used again. */
final class Stock implements Additions {
    private static final List<String> WORDS = List.of(
            "actually",
            "again",
            "already",
            "also",
            "apparently",
            "certainly",
            "clearly",
            "eventually",
            "generally",
            "however",
            "indeed",
            "largely",
            "later",
            "meanwhile",
            "mostly",
            "nevertheless",
            "now",
            "obviously",
            "often",
            "once",
            "partly",
            "perhaps",
            "possibly",
            "presumably",
            "probably",
            "quickly",
            "quietly",
            "really",
            "slowly",
            "sometimes",
            "soon",
            "still",
            "suddenly",
            "surely",
            "therefore",
            "thus",
            "today",
            "usually");

    private final Iterator<String> words;
    private final Iterator<String> sentences;
    private final Iterator<String> paragraphs;

    /** A stock of sentences and of paragraphs, neither of them empty. */
    Stock(List<String> sentences, List<String> paragraphs, Random random) {
        this.words = endless(WORDS, random);
        this.sentences = endless(sentences, random);
        this.paragraphs = endless(paragraphs, random);
    }

    @Override
    public String word() {
        return words.next();
    }

    @Override
    public String sentence() {
        return sentences.next();
    }

    @Override
    public String paragraph() {
        return paragraphs.next();
    }

    private static Iterator<String> endless(List<String> pieces, Random random) {
        List<String> shuffled = new ArrayList<>(pieces);
        Collections.shuffle(shuffled, random);
        return new Iterator<>() {
            private int used;

            @Override
            public boolean hasNext() {
                return !shuffled.isEmpty();
            }

            @Override
            public String next() {
                return shuffled.get(used++ % shuffled.size());
            }
        };
    }
}
