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
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class CrowdsTest {
    @Test
    void manyCopiesFollowTheFirst(Random random) {
        List<String> texts = strangers(random, 30);
        texts.addAll(Collections.nCopies(Crowds.MANY_COPIES + 1, "one and the same text"));
        Crowds crowds = crowds(texts);
        assertThat(crowds.followers()).isEqualTo(Crowds.MANY_COPIES);
        assertThat(crowds.followersOf(30)).isEqualTo(Crowds.MANY_COPIES);
        assertThat(crowds.leader(35)).isEqualTo(30);
        assertThat(crowds.leader(30)).isEqualTo(30);
        assertThat(crowds.leader(29)).isEqualTo(29);
    }

    @Test
    void aFewCopiesAreNoCrowd(Random random) {
        List<String> texts = strangers(random, 30);
        texts.addAll(Collections.nCopies(Crowds.MANY_COPIES, "one and the same text"));
        assertThat(crowds(texts).followers()).isZero();
    }

    @Test
    void manyThatDifferInAWordFollowOne(Random random) {
        List<String> texts = strangers(random, 300);
        texts.addAll(variants(random, 400, 1));
        Crowds crowds = crowds(texts);
        assertThat(crowds.followers()).isBetween(390, 399);
        assertThat(IntStream.range(0, 300).filter(crowds::follows)).isEmpty();
        assertThat(IntStream.range(300, 700).map(crowds::leader)).allMatch(leader -> leader >= 300);
    }

    @Test
    void aTemplateLeavesFewWithoutALeader(Random random) {
        List<String> texts = variants(random, 2_000, 6);
        Crowds crowds = crowds(texts);
        assertThat(crowds.followers()).isGreaterThan(2_000 - Crowds.MANY / 2);
        assertThat(IntStream.range(0, 2_000).filter(crowds::follows).map(crowds::leader))
                .noneMatch(crowds::follows);
    }

    @Test
    void strangersAndAFewVersionsAreNoCrowd(Random random) {
        List<String> texts = strangers(random, 500);
        texts.addAll(variants(random, Crowds.MANY, 1));
        assertThat(crowds(texts).followers()).isZero();
    }

    @Test
    void numbersDoNotMatter(Random random) {
        List<String> texts = strangers(random, 50);
        texts.addAll(variants(random, 600, 4));
        texts.addAll(Collections.nCopies(20, "one and the same text"));
        Crowds expected = crowds(texts);
        List<Integer> numbers =
                IntStream.range(1, 1 + texts.size()).boxed().collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(numbers, random);
        int[] documents = numbers.stream().mapToInt(number -> number).toArray();
        Crowds crowds = Crowds.of(documents, texts, postings(texts, documents));
        for (int i = 0; i < documents.length; i++) {
            assertThat(crowds.leader(documents[i])).isEqualTo(documents[expected.leader(i)]);
        }
    }

    @Test
    void bytesHoldAll(Random random) {
        Crowds crowds = crowds(variants(random, 400, 1));
        Crowds same = Crowds.from(crowds.bytes());
        assertThat(same.changes(crowds)).isEmpty();
        assertThat(crowds.changes(same)).isEmpty();
        assertThat(crowds.changes(Crowds.none())).hasSize(crowds.followers());
        assertThat(Crowds.from(Crowds.none().bytes()).followers()).isZero();
    }

    @Test
    void leadersStandForWhatManySay(Random random) {
        List<String> texts = strangers(random, 100);
        texts.addAll(variants(random, 600, 3));
        int[] documents = IntStream.range(0, texts.size()).toArray();
        Postings all = postings(texts, documents);
        Crowds crowds = crowds(texts);
        Postings beyond = crowds.beyondLeaders(postings(texts, documents));
        KeyIndex keyByKey = crowds.beyondLeaders((KeyIndex) all);
        Map<Long, int[]> keys = new TreeMap<>();
        all.forEachKey((key, holders) -> keys.put(key, all.holders(key).toArray()));
        assertThat(crowds.followers()).isGreaterThan(200);
        keys.forEach((key, holders) -> {
            int[] twin = twin(holders, crowds);
            assertThat(beyond.holders(key).toArray()).isEqualTo(twin);
            assertThat(keyByKey.holders(key).toArray()).isEqualTo(twin);
        });
    }

    /** Who holds a key that all these hold, where leaders stand for their crowds. */
    private static int[] twin(int[] holders, Crowds crowds) {
        Map<Integer, List<Integer>> byLeader = Arrays.stream(holders)
                .boxed()
                .collect(Collectors.groupingBy(crowds::leader, TreeMap::new, Collectors.toList()));
        return byLeader.entrySet().stream()
                .flatMap(crowd -> crowd.getValue().contains(crowd.getKey())
                                || crowd.getValue().size() > Crowds.SAID_BY_MANY
                        ? List.of(crowd.getKey()).stream()
                        : crowd.getValue().stream())
                .mapToInt(document -> document)
                .sorted()
                .toArray();
    }

    private static Crowds crowds(List<String> texts) {
        int[] documents = IntStream.range(0, texts.size()).toArray();
        return Crowds.of(documents, texts, postings(texts, documents));
    }

    private static Postings postings(List<String> texts, int... documents) {
        return Postings.of(IntStream.range(0, documents.length)
                .boxed()
                .flatMapToLong(i -> Arrays.stream(
                                Signature.of(Reading.of(new Document("id", "title", texts.get(i), Map.of())))
                                        .keys())
                        .map(key -> Postings.posting(key, documents[i])))
                .toArray());
    }

    private static List<String> strangers(Random random, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> String.join(" ", words(random, 100)))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** Texts that are one text but for a few words each. */
    private static List<String> variants(Random random, int count, int changes) {
        List<String> base = words(random, 120);
        return IntStream.range(0, count)
                .mapToObj(i -> variant(random, base, changes))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static String variant(Random random, List<String> base, int changes) {
        List<String> words = new ArrayList<>(base);
        for (int i = 0; i < changes; i++) {
            words.set(random.nextInt(words.size()), "x" + random.nextInt(1_000_000));
        }
        return String.join(" ", words);
    }

    private static List<String> words(Random random, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "w" + (int) Math.pow(40_000, random.nextDouble()))
                .toList();
    }
}
