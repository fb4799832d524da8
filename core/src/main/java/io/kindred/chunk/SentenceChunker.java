package io.kindred.chunk;

import io.kindred.text.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A chunker whose chunks are sentences.
 *
 * <p>A sentence ends with a point, a question mark or an exclamation mark, and the quotes and brackets that close after
 * it, if white space follows and then no small letter and, after a point, no digit. The full stops of Chinese, Japanese and
 * other scripts need no white space. An abbreviation, initials or the number before a title do not end a sentence, a blank
 * line always does. What has no end for long, as in Thai, is cut between clauses or words.
 */
public final class SentenceChunker implements Chunker {
    private static final int LONGEST = 500;

    private final SteadyCut cut;

    public SentenceChunker() {
        this(LONGEST);
    }

    /** A chunker that cuts sentences of more than {@code longest} characters, white space not counted. */
    public SentenceChunker(int longest) {
        if (longest < 2) {
            throw new IllegalArgumentException("a sentence may have 2 characters or more, not " + longest);
        }
        this.cut = new SteadyCut(longest / 2, longest);
    }

    @Override
    public List<Chunk> chunk(String text) {
        char[] characters = text.toCharArray();
        List<Chunk> chunks = new ArrayList<>();
        int from = 0;
        int blockEnd = 0;
        while (from < characters.length) {
            if (from == blockEnd) {
                blockEnd = Blanks.endOfBlock(characters, from);
            }
            int to = SentenceEnds.next(characters, from, blockEnd);
            cut(characters, Blanks.trim(characters, from, to), chunks);
            from = to;
        }
        return List.copyOf(chunks);
    }

    /**
     * Where the sentences of a stretch of a text end, ascending; neither line ends nor blank lines part sentences there, and
     * what stands outside the stretch does not matter.
     */
    public int[] ends(char[] text, Span stretch) {
        int[] ends = new int[4];
        int count = 0;
        int from = stretch.from();
        while (from < stretch.to()) {
            int sentence = SentenceEnds.next(text, stretch, from, stretch.to());
            Span trimmed = Blanks.trim(text, from, sentence);
            int done = trimmed.from();
            while (done < trimmed.to()) {
                done = cut.next(text, done, trimmed.to(), at -> SteadyCut.rank(text, at));
                ends = count < ends.length ? ends : Arrays.copyOf(ends, 2 * count);
                ends[count++] = done;
            }
            from = sentence;
        }
        return Arrays.copyOf(ends, count);
    }

    private void cut(char[] text, Span sentence, List<Chunk> chunks) {
        int from = sentence.from();
        while (from < sentence.to()) {
            int to = cut.next(text, from, sentence.to(), at -> SteadyCut.rank(text, at));
            chunks.add(new Chunk(chunks.size(), Blanks.trim(text, from, to)));
            from = to;
        }
    }
}
