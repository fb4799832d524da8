package io.kindred.chunk;

import io.kindred.text.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * A chunker whose chunks are sentences.
 *
 * <p>A sentence ends with a point, a question mark or an exclamation mark, and the quotes and brackets that close after
 * it, if white space follows and then no small letter and, after a point, no digit. The full stops of Chinese and Japanese
 * need no white space. An abbreviation or initials do not end a sentence, a blank line always does.
 */
public final class SentenceChunker implements Chunker {
    /*
     * java.text.BreakIterator is not used: on rows of points with brackets or dashes between them it reads to the end of
     * the text for every sentence it finds, and so takes quadratic time. Here what is read ahead - closing signs, white
     * space, opening signs - holds no sign that could end a sentence, so nothing is read ahead twice.
     */
    private static final String ENDS = ".?!\u2026";
    private static final String WIDE_ENDS = "\u3002\uFF0E\uFF61\uFF01\uFF1F";
    private static final String CLOSERS = ")]}\"'\u2019\u201D\u00BB\u203A\u300D\u300F\uFF09";
    private static final String AFTER_WIDE = ENDS + WIDE_ENDS + CLOSERS;
    private static final String OPENERS = "([{\"'\u2018\u201C\u201E\u00AB\u2039\u00BF\u00A1-\u2013\u2014";

    @Override
    public List<Chunk> chunk(String text) {
        List<Chunk> chunks = new ArrayList<>();
        int from = 0;
        int blockEnd = 0;
        while (from < text.length()) {
            if (from == blockEnd) {
                blockEnd = Blanks.endOfBlock(text, from);
            }
            int to = endOfSentence(text, from, blockEnd);
            Span sentence = Blanks.trim(text, from, to);
            if (sentence.length() > 0) {
                chunks.add(new Chunk(chunks.size(), sentence));
            }
            from = to;
        }
        return List.copyOf(chunks);
    }

    private static int endOfSentence(String text, int from, int blockEnd) {
        int at = from;
        while (at < blockEnd) {
            char c = text.charAt(at++);
            boolean wide = WIDE_ENDS.indexOf(c) >= 0;
            if (wide || ENDS.indexOf(c) >= 0) {
                int point = at - 1;
                at = skip(text, at, blockEnd, wide ? AFTER_WIDE : CLOSERS);
                if (wide || (mayBeginAfter(text, c, at, blockEnd) && !Abbreviations.endsAt(text, from, point))) {
                    return at;
                }
            }
        }
        return blockEnd;
    }

    /** Whether a sentence may begin after one that ended with {@code end} and the signs up to {@code at}. */
    private static boolean mayBeginAfter(String text, char end, int at, int blockEnd) {
        int word = at;
        while (word < blockEnd && Blanks.isBlank(text.charAt(word))) {
            word++;
        }
        if (word == at) {
            return false;
        }
        word = skip(text, word, blockEnd, OPENERS);
        if (word == blockEnd) {
            return true;
        }
        int first = text.codePointAt(word);
        return !Character.isLowerCase(first) && !(end == '.' && Character.isDigit(first));
    }

    private static int skip(String text, int from, int to, String signs) {
        int at = from;
        while (at < to && signs.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }
}
