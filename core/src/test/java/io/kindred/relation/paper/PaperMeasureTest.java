package io.kindred.relation.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.kindred.Seeds;
import io.kindred.chunk.BlankLineChunker;
import io.kindred.fingerprint.Scheme;
import io.kindred.fingerprint.SimHash;
import io.kindred.fingerprint.paper.WaikatoHasher;
import io.kindred.text.Document;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The figures of Waikato 2013 that follow from what it says of its documents. */
@ExtendWith(Seeds.class)
class PaperMeasureTest {
    private static final Scheme SCHEME = new Scheme("waikato-v1", "64bits-chars4", "public");
    private static final int CLOSENESS = 7;

    private final PaperMeasure naive = new NaiveMeasure();
    private final PaperMeasure jaccard = new JaccardMeasure();
    private final PaperMeasure euclidean = new EuclideanMeasure();

    static Stream<PaperMeasure> measures() {
        return Stream.of(new NaiveMeasure(), new JaccardMeasure(), new EuclideanMeasure());
    }

    /** Figure 26, documents 11 to 14: eight paragraphs, of which two are taken away or to which two are added. */
    @Test
    void removedAndAddedParagraphsScoreAsInThePaper() {
        List<SimHash> original = different(8);
        ChunkPairs removed = new ChunkPairs(original, original.subList(0, 6), CLOSENESS);
        ChunkPairs added = new ChunkPairs(original, different(10), CLOSENESS);
        assertThat(PaperMeasure.overall(naive.version(removed), 0)).isEqualTo(0.875);
        assertThat(PaperMeasure.overall(naive.version(added), 0)).isEqualTo(0.9);
        assertThat(PaperMeasure.overall(jaccard.version(removed), 0)).isEqualTo(0.875);
        assertThat(PaperMeasure.overall(jaccard.version(added), 0)).isEqualTo(0.9);
    }

    /** Figure 24 and 26, document 26: written twice, and still 1. */
    @Test
    void doubledDocumentScoresOne() {
        List<SimHash> original = different(7);
        List<SimHash> twice = new ArrayList<>(original);
        twice.addAll(original);
        ChunkPairs pairs = new ChunkPairs(original, twice, CLOSENESS);
        assertThat(pairs.size()).isEqualTo(14);
        assertThat(naive.version(pairs)).isEqualTo(1);
        assertThat(jaccard.version(pairs)).isEqualTo(1);
    }

    /** Section 3.7.2: five bits of 64. */
    @Test
    void fiveBitsOfDifferenceAreWorthAsInThePaper() {
        ChunkPairs pairs = new ChunkPairs(List.of(hash(0)), List.of(hash(0b11111)), CLOSENESS);
        assertThat(jaccard.version(pairs)).isCloseTo(59 / 69.0, within(1e-12));
        assertThat(naive.version(pairs)).isCloseTo(1 - 5 / 7.0, within(1e-12));
        assertThat(euclidean.version(pairs)).isCloseTo(1 - 5 / 64.0, within(1e-12));
    }

    /** Figure 11: two pairs with all the bits of difference that are allowed are worth nothing. */
    @Test
    void relationOfFigureElevenIsWorthNothing() {
        List<SimHash> left = new ArrayList<>(different(20));
        List<SimHash> right = new ArrayList<>(different(34).subList(20, 34));
        long thirteenth = left.get(13).word(0);
        right.set(8, hash(thirteenth ^ 0x3FF));
        right.set(9, hash(thirteenth ^ 0xFFC00));
        ChunkPairs pairs = new ChunkPairs(left, right, 10);
        List<String> told = new ArrayList<>();
        pairs.forEach((i, j, distance) -> told.add(i + "," + j + " " + distance));
        assertThat(told).containsExactly("13,8 10", "13,9 10");
        assertThat(pairs.averageDistance()).isEqualTo(10.0);
        assertThat(PaperMeasure.overall(naive.version(pairs), 0)).isEqualTo(0.0);
    }

    /** Section 4.6: four headings and four headings are sixteen relations. */
    @Test
    void everyChunkCountsWithEveryChunkLikeIt() {
        List<SimHash> headings = Collections.nCopies(4, hash(5));
        assertThat(new ChunkPairs(headings, headings, CLOSENESS).size()).isEqualTo(16);
    }

    @Test
    void overallValueIsThatOfFigureTen() {
        assertThat(PaperMeasure.overall(0.1, 0.9)).isEqualTo(0.55);
        assertThat(PaperMeasure.overall(0.0999, 0.9)).isEqualTo(0.45);
        assertThat(PaperMeasure.overall(1, 0)).isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("measures")
    void everyMeasureGivesOneForTheSameAndZeroForStrangers(PaperMeasure measure) {
        List<SimHash> chunks = different(5);
        assertThat(measure.version(new ChunkPairs(chunks, chunks, CLOSENESS))).isEqualTo(1);
        assertThat(measure.version(new ChunkPairs(chunks, different(10).subList(5, 10), CLOSENESS)))
                .isZero();
        assertThat(measure.version(new ChunkPairs(chunks, List.of(), CLOSENESS)))
                .isZero();
        assertThat(measure.version(new ChunkPairs(List.of(), List.of(), CLOSENESS)))
                .isZero();
        assertThat(measure.version(new ChunkPairs(chunks, chunks, 0))).isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("measures")
    void everyMeasureIsSymmetricAndBlindToOrder(PaperMeasure measure, Random random) {
        for (int round = 0; round < 200; round++) {
            List<SimHash> left = noisy(random);
            List<SimHash> right = noisy(random);
            double score = measure.version(new ChunkPairs(left, right, CLOSENESS));
            assertThat(score).isBetween(0.0, 1.0);
            assertThat(measure.version(new ChunkPairs(right, left, CLOSENESS))).isCloseTo(score, within(1e-12));
            Collections.shuffle(left, random);
            assertThat(measure.version(new ChunkPairs(left, right, CLOSENESS))).isCloseTo(score, within(1e-12));
        }
    }

    @Test
    void hashesOfChunksAreThoseOfTheirTexts() {
        String text = "Tiger Woods has divorced.\n\nElin Nordegren has not.";
        Document document = new Document("id", "title", text, Map.of());
        WaikatoHasher hasher = new WaikatoHasher(64, 4);
        List<SimHash> hashes = new ChunkHashes(hasher).of(document, new BlankLineChunker().chunk(text));
        Document second = new Document("id", "title", "Elin Nordegren has not.", Map.of());
        assertThat(hashes).hasSize(2);
        assertThat(hashes.get(1))
                .isEqualTo(new ChunkHashes(hasher)
                        .of(second, new BlankLineChunker().chunk(second.text()))
                        .get(0));
    }

    @Test
    void negativeBitDifferenceIsRefused() {
        assertThatThrownBy(() -> new ChunkPairs(List.of(), List.of(), -1)).isInstanceOf(IllegalArgumentException.class);
    }

    /** Hashes of which any two differ in far more bits than allowed, the same ones each time. */
    private static List<SimHash> different(int count) {
        return LongStream.rangeClosed(1, count)
                .map(i -> new Random(i).nextLong())
                .mapToObj(PaperMeasureTest::hash)
                .toList();
    }

    /** Some of a few hashes, each with some bits turned. */
    private static List<SimHash> noisy(Random random) {
        List<SimHash> hashes = new ArrayList<>();
        for (SimHash hash : different(6)) {
            for (int copies = random.nextInt(3); copies > 0; copies--) {
                hashes.add(hash(hash.word(0) ^ (1L << random.nextInt(64)) ^ (1L << random.nextInt(64))));
            }
        }
        return hashes;
    }

    private static SimHash hash(long bits) {
        return new SimHash(SCHEME, 64, bits);
    }
}
