package io.kindred.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.index.KeyIndex;
import io.kindred.index.Postings;
import io.kindred.text.Document;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class SharedTextTest {
    @Test
    void aTakenOverPassageIsFound(Random random) {
        List<String> texts = strangers(random, 100, 400);
        String passage = words(random, 40);
        texts.set(17, texts.get(17) + " " + passage);
        texts.set(60, passage + " " + texts.get(60));
        Shelf shelf = new Shelf(texts);
        assertThat(shelf.found(17)).contains(60);
        assertThat(shelf.found(60)).contains(17);
    }

    @Test
    void aTextWithEveryThirdWordMisreadIsFound(Random random) {
        List<String> texts = strangers(random, 100, 300);
        String[] misread = texts.get(5).split(" ");
        for (int i = 0; i < misread.length; i += 3) {
            misread[i] = words(random, 1);
        }
        texts.set(50, String.join(" ", misread));
        assertThat(new Shelf(texts).found(50)).contains(5);
    }

    @Test
    void aDocumentOfCommonTextAloneFindsItsKin(Random random) {
        String form = words(random, 120);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < 3_000; i++) {
            texts.add(form);
        }
        texts.addAll(strangers(random, 50, 200));
        assertThat(new Shelf(texts).found(0)).contains(1, 1_500, 2_999);
    }

    @Test
    void theLikestComeFirst(Random random) {
        List<String> texts = strangers(random, 30, 200);
        texts.set(3, texts.get(20));
        texts.set(4, texts.get(20).substring(0, texts.get(20).length() / 3) + words(random, 100));
        int[] found = new Shelf(texts).candidates(20);
        assertThat(Arrays.copyOf(found, 3)).containsExactly(3, 20, 4);
    }

    @Test
    void strangersAreFewHoweverManyThereAre(Random random) {
        List<String> texts = strangers(random, 400, 1_000);
        Shelf shelf = new Shelf(texts);
        for (int document = 0; document < 400; document += 40) {
            assertThat(shelf.candidates(document)).hasSizeLessThan(12).contains(document);
        }
    }

    @Test
    void anEmptyDocumentFindsNobody(Random random) {
        List<String> texts = strangers(random, 10, 50);
        texts.set(0, "");
        texts.set(1, "");
        assertThat(new Shelf(texts).candidates(0)).isEmpty();
    }

    @Test
    void everyDocumentLeavesNothingOut() {
        Signature any = new Signature(0, new long[0], new long[0]);
        assertThat(new EveryDocument(4, 1, 9).candidates(any, 0)).containsExactly(4, 1, 9);
    }

    private static List<String> strangers(Random random, int count, int length) {
        return IntStream.range(0, count)
                .mapToObj(i -> words(random, length))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** Words of which some are frequent, as in any language. */
    private static String words(Random random, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "w" + (int) Math.pow(40_000, random.nextDouble()))
                .collect(Collectors.joining(" "));
    }

    /** Documents with their index. */
    private static final class Shelf {
        private final List<Reading> readings;
        private final List<Signature> signatures;
        private final CandidateFinder finder;

        Shelf(List<String> texts) {
            this.readings = texts.stream()
                    .map(text -> Reading.of(new Document("id", "title", text, Map.of())))
                    .toList();
            this.signatures = readings.stream().map(Signature::of).toList();
            long[] postings = IntStream.range(0, texts.size())
                    .boxed()
                    .flatMapToLong(document ->
                            Arrays.stream(signatures.get(document).keys()).map(key -> Postings.posting(key, document)))
                    .toArray();
            KeyIndex index = Postings.of(postings);
            this.finder =
                    new SharedText(index, document -> readings.get(document).words());
        }

        int[] candidates(int document) {
            return finder.candidates(
                    signatures.get(document), readings.get(document).words());
        }

        List<Integer> found(int document) {
            return Arrays.stream(candidates(document))
                    .filter(other -> other != document)
                    .boxed()
                    .toList();
        }
    }
}
