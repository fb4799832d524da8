package io.kindred.semantics.embedding;

import io.kindred.chunk.Chunk;
import io.kindred.chunk.ChunkRole;
import io.kindred.chunk.ParagraphChunker;
import io.kindred.chunk.SentenceChunker;
import io.kindred.text.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a text into passages for a model of meaning.
 *
 * <p>A passage is made of whole sentences, as many as fit; once it is half full it ends with its paragraph. The heads and
 * feet of pages are left out, and so is what has no words: numbers, drawings, a megabyte without a space. Of a long text,
 * passages are taken evenly from its begin to its end.
 */
public final class PassageCutter {
    private static final int LONGEST = 600;
    private static final int MOST = 16;
    private static final int FEWEST_WORDS = 3;
    private static final int LONGEST_WORD = 40;

    private final int longest;
    private final int most;

    /** Whatever goes on for longer without an end is cut; white space does not count. */
    private final SentenceChunker sentences;

    public PassageCutter() {
        this(LONGEST, MOST);
    }

    /**
     * A cutter.
     *
     * @param longest how many characters a passage may have
     * @param most how many passages a text has at most
     */
    public PassageCutter(int longest, int most) {
        this.longest = longest;
        this.most = most;
        this.sentences = new SentenceChunker(longest / 2);
    }

    /** The passages of a text in order; none if it has no words. */
    public List<Span> cut(String text) {
        char[] characters = text.toCharArray();
        List<Span> passages = new ArrayList<>();
        Span open = null;
        for (Chunk chunk : new ParagraphChunker().chunk(text)) {
            if (chunk.role() == ChunkRole.FURNITURE) {
                continue;
            }
            boolean paragraphBegins = true;
            int from = chunk.span().from();
            for (int to : sentences.ends(characters, chunk.span())) {
                if (open != null && isComplete(open, to, paragraphBegins)) {
                    passages.add(open);
                    open = null;
                }
                open = Span.of(open == null ? from : open.from(), to);
                from = to;
                paragraphBegins = false;
            }
        }
        if (open != null) {
            passages.add(open);
        }
        passages.removeIf(passage -> !hasWords(characters, passage));
        return spread(passages);
    }

    private boolean isComplete(Span open, int to, boolean paragraphBegins) {
        return to - open.from() > longest || (paragraphBegins && open.length() > longest / 2);
    }

    private List<Span> spread(List<Span> passages) {
        if (passages.size() <= most) {
            return List.copyOf(passages);
        }
        List<Span> spread = new ArrayList<>();
        for (int i = 0; i < most; i++) {
            spread.add(passages.get((int) ((long) i * (passages.size() - 1) / (most - 1))));
        }
        return List.copyOf(spread);
    }

    /** Whether a stretch has a few words, and most of what it has are words. */
    private static boolean hasWords(char[] text, Span stretch) {
        int signs = 0;
        int letters = 0;
        int words = 0;
        int run = 0;
        for (int at = stretch.from(); at <= stretch.to(); at++) {
            if (at < stretch.to() && Character.isLetter(text[at])) {
                run++;
            } else {
                letters += run <= LONGEST_WORD ? run : 0;
                words += run > 1 && run <= LONGEST_WORD ? 1 : 0;
                signs += run + (at < stretch.to() && !Character.isWhitespace(text[at]) ? 1 : 0);
                run = 0;
            }
        }
        return words >= FEWEST_WORDS && 2 * letters >= signs;
    }
}
