package io.kindred.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.text.Normalizer.Form;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class FoldingNormalizerRandomTest {
    private static final int CASES = 10_000;

    private final Normalizer normalizer = new FoldingNormalizer();

    @RepeatedTest(3)
    void normalizingTwiceChangesNothingMore(Random random) {
        for (int i = 0; i < CASES; i++) {
            String text = TextPieces.of(random);
            String once = normalizer.normalize(text).text();
            assertThat(normalizer.normalize(once).text())
                    .as(() -> escaped(text))
                    .isEqualTo(once);
        }
    }

    @Test
    void normalizingAnyTwoCharactersTwiceChangesNothingMore(Random random) {
        for (int i = 0; i <= Character.MAX_CODE_POINT; i++) {
            String text = Character.toString(i) + Character.toString(random.nextInt(0x10000));
            String once = normalizer.normalize(text).text();
            assertThat(normalizer.normalize(once).text())
                    .as(() -> escaped(text))
                    .isEqualTo(once);
        }
    }

    @Test
    void canonicallyEqualTextsBecomeEqual(Random random) {
        for (int i = 0; i < CASES; i++) {
            String text = firstTen(TextPieces.of(random));
            String composed = java.text.Normalizer.normalize(text, Form.NFC);
            String decomposed = java.text.Normalizer.normalize(text, Form.NFD);
            assertThat(normalizer.normalize(decomposed).text())
                    .as(() -> escaped(text))
                    .isEqualTo(normalizer.normalize(composed).text());
        }
    }

    /** What merges with the character before it must never begin a cluster. */
    @Test
    void whateverMergesBackwardContinues() {
        BitSet merging = new BitSet();
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            String alone = Character.toString(c);
            String parts = java.text.Normalizer.normalize(alone, Form.NFD);
            if (parts.codePointCount(0, parts.length()) > 1
                    && java.text.Normalizer.normalize(alone, Form.NFC).equals(alone)) {
                merging.set(parts.codePointBefore(parts.length()));
            }
        }
        assertThat(merging.cardinality()).isGreaterThan(90);
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            String parts = java.text.Normalizer.normalize(Character.toString(c), Form.NFKD);
            if (merging.get(parts.codePointAt(0))) {
                assertThat(Folds.kind(c)).as(Integer.toHexString(c)).isEqualTo(Folds.CONTINUES);
            }
        }
    }

    @Test
    void resultIsComposedAndTrimmed(Random random) {
        for (int i = 0; i < CASES; i++) {
            String text = TextPieces.of(random);
            String once = normalizer.normalize(text).text();
            assertThat(once).as(() -> escaped(text)).isEqualTo(once.strip()).doesNotContain("  ", "\n", "\r", "\u200B");
        }
    }

    @Test
    void offsetsNeverDecreaseAndCoverWhatTheyStandFor(Random random) {
        for (int i = 0; i < CASES; i++) {
            String text = TextPieces.of(random);
            NormalizedText normalized = normalizer.normalize(text);
            Span before = Span.of(0, 0);
            for (int at = 0; at < normalized.text().length(); at++) {
                Span here = normalized.original(Span.of(at, at + 1));
                assertThat(here.length()).as(() -> escaped(text)).isPositive();
                assertThat(here.from()).isGreaterThanOrEqualTo(before.from());
                assertThat(here.to()).isGreaterThanOrEqualTo(before.to()).isLessThanOrEqualTo(text.length());
                before = here;
            }
        }
    }

    @Test
    void widerStretchComesFromWiderStretch(Random random) {
        for (int i = 0; i < CASES; i++) {
            NormalizedText normalized = normalizer.normalize(TextPieces.of(random));
            int to = random.nextInt(normalized.text().length() + 1);
            int from = random.nextInt(to + 1);
            Span outer = normalized.original(Span.of(from, to));
            int innerTo = from + random.nextInt(to - from + 1);
            Span inner = normalized.original(Span.of(from + random.nextInt(innerTo - from + 1), innerTo));
            assertThat(inner.from()).isGreaterThanOrEqualTo(outer.from());
            assertThat(inner.to()).isLessThanOrEqualTo(Math.max(outer.to(), inner.from()));
        }
    }

    /** So few code points that they cannot become a crowd of marks. */
    private static String firstTen(String text) {
        return text.codePoints()
                .limit(10)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.chars().forEach(c -> escaped.append(String.format("\\u%04X", c)));
        return escaped.toString();
    }

    @RepeatedTest(200)
    void theOriginalsOfAllWordsAreThoseOfEach(Random random) {
        NormalizedText text = new FoldingNormalizer().normalize(TextPieces.of(random) + TextPieces.of(random));
        Tokens words = new Tokenizer().tokenize(text.text());
        int[] from = new int[words.size()];
        int[] to = new int[words.size()];
        text.originals(words, from, to);
        for (int word = 0; word < words.size(); word++) {
            assertThat(Span.of(from[word], to[word])).isEqualTo(text.original(words.span(word)));
        }
    }
}
