package io.kindred.semantics.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.text.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

class PassageCutterTest {
    private static final String SENTENCE = "The harbour master wrote a long report about the silting of the basin. ";

    private final PassageCutter cutter = new PassageCutter(400, 8);

    @Test
    void shortTextIsOnePassage() {
        assertThat(cutter.cut(SENTENCE)).containsExactly(Span.of(0, SENTENCE.length() - 1));
    }

    @Test
    void passageHoldsWholeSentences() {
        String text = SENTENCE.repeat(12);
        List<Span> passages = cutter.cut(text);
        assertThat(passages).hasSizeGreaterThan(1).allSatisfy(passage -> {
            assertThat(passage.length()).isLessThanOrEqualTo(400);
            assertThat(passage.in(text).strip()).startsWith("The").endsWith("basin.");
        });
    }

    @Test
    void passageThatIsHalfFullEndsWithItsParagraph() {
        String paragraph = SENTENCE.repeat(3).strip();
        String text = paragraph + "\n\n" + paragraph + "\n\n" + SENTENCE;
        assertThat(cutter.cut(text).get(0).in(text)).isEqualTo(paragraph);
    }

    @Test
    void ofLongTextPassagesAreTakenFromBeginToEnd() {
        String text = SENTENCE.repeat(1000);
        List<Span> passages = cutter.cut(text);
        assertThat(passages).hasSize(8);
        assertThat(passages.get(0).from()).isZero();
        assertThat(passages.get(7).to()).isGreaterThan(text.length() - 400);
        assertThat(passages.get(4).from()).isBetween(text.length() / 2, text.length() * 2 / 3);
    }

    @Test
    void whatHasNoWordsHasNoPassages() {
        assertThat(cutter.cut("")).isEmpty();
        assertThat(cutter.cut(" \n\n ")).isEmpty();
        assertThat(cutter.cut("3.14 2.71 1,000 42 17\n".repeat(500))).isEmpty();
        assertThat(cutter.cut("-----+-----+-----\n".repeat(50))).isEmpty();
        assertThat(cutter.cut("x".repeat(1_000_000))).isEmpty();
    }

    @Test
    void megabyteOfWordsWithoutAPointIsCut() {
        String text = "basin harbour ".repeat(75_000);
        assertThat(cutter.cut(text))
                .hasSize(8)
                .allSatisfy(passage -> assertThat(passage.length()).isBetween(1, 400));
    }
}
