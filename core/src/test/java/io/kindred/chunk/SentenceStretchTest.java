package io.kindred.chunk;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.corpus.Prose;
import io.kindred.text.Span;
import io.kindred.text.TextPieces;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class SentenceStretchTest {
    @RepeatedTest(300)
    void theEndsInAStretchAreThoseOfItAsATextWithoutLineEnds(Random random) {
        String text = text(random);
        int from = random.nextInt(text.length() + 1);
        int to = from + random.nextInt(text.length() - from + 1);
        int[] alone = new SentenceChunker(60)
                .chunk(oneLine(text.substring(from, to))).stream()
                        .mapToInt(sentence -> from + sentence.span().to())
                        .toArray();
        int[] ends = new SentenceChunker(60).ends(text.toCharArray(), Span.of(from, to));
        assertThat(ends).hasSameSizeAs(alone);
        for (int i = 0; i < ends.length; i++) {
            assertThat(Blanks.trim(text.toCharArray(), from, ends[i]).to()).isEqualTo(alone[i]);
        }
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            text.append(TextPieces.of(random))
                    .append(new Prose(random).sentence())
                    .append(" 3. Mai 4.");
        }
        return text.toString();
    }

    private static String oneLine(String text) {
        char[] characters = text.toCharArray();
        for (int i = 0; i < characters.length; i++) {
            characters[i] = Character.isWhitespace(characters[i]) || characters[i] == '\u0085' ? ' ' : characters[i];
        }
        return new String(characters);
    }
}
