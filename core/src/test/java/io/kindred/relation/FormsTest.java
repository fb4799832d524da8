package io.kindred.relation;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.fingerprint.reading.WordPairs;
import io.kindred.index.Holders;
import io.kindred.index.KeyIndex;
import io.kindred.text.Document;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class FormsTest {
    private static final Holders MANY = Holders.of(IntStream.range(0, 100).toArray());
    private static final Holders FEW = Holders.of(1, 2);

    private final WordPairs form = pairs(words("form", 100));

    /** Every pair of the form is in many documents. */
    private final KeyIndex index = key -> Arrays.binarySearch(form.keys(), key) >= 0 ? MANY : FEW;

    private final Forms forms = forms();

    private Forms forms() {
        return new Forms(index, 1_000);
    }

    @Test
    void whoShareNothingButTheFormAreForms() {
        assertThat(areForms(pairs(words("form", 100) + words("a", 80)), pairs(words("form", 100) + words("b", 90))))
                .isTrue();
    }

    @Test
    void whoShareWhatIsTheirOwnAreNone() {
        String own = words("own", 50);
        assertThat(areForms(
                        pairs(words("form", 100) + own + words("a", 80)),
                        pairs(words("form", 100) + own + words("b", 90))))
                .isFalse();
    }

    @Test
    void samplesOfDifferentSizeAreComparable() {
        String own = words("own", 600);
        WordPairs large = pairs(own + words("a", 3_000));
        WordPairs small = pairs(own + words("b", 100));
        assertThat(large.oneIn()).isGreaterThan(small.oneIn());
        assertThat(areForms(large, small)).isFalse();
        assertThat(areForms(small, large)).isFalse();
        assertThat(areForms(large, pairs(words("c", 700)))).isTrue();
    }

    @Test
    void whatIsKnownOfOneMakesNoDifference(Random random) {
        Relation doubtful = relation(RelationKind.VERSION, 0.5);
        int versions = 0;
        for (int trial = 0; trial < 200; trial++) {
            int shared = random.nextInt(40);
            Reading one = reading(words("form", 60) + words("s", shared) + words("a" + trial, random.nextInt(200)));
            Reading other = reading(words("form", 60) + words("s", shared) + words("b" + trial, random.nextInt(2_000)));
            RelationKind fresh = forms().seen(doubtful, one, other).kind();
            Forms knowing = forms();
            knowing.seen(doubtful, one, reading(words("any", 20)));
            assertThat(knowing.seen(doubtful, one, other).kind()).isEqualTo(fresh);
            assertThat(knowing.seen(doubtful, other, one).kind()).isEqualTo(fresh);
            versions += fresh == RelationKind.VERSION ? 1 : 0;
        }
        assertThat(versions).isBetween(20, 180);
    }

    @Test
    void onlyWeakVersionsAreDoubtful() {
        assertThat(Forms.isDoubtful(relation(RelationKind.VERSION, 0.5))).isTrue();
        assertThat(Forms.isDoubtful(relation(RelationKind.VERSION, 0.7))).isFalse();
        assertThat(Forms.isDoubtful(relation(RelationKind.SHARES, 0.5))).isFalse();
        Relation seen = forms.seen(
                relation(RelationKind.VERSION, 0.5),
                reading(words("form", 100) + words("a", 80)),
                reading(words("form", 100) + words("b", 90)));
        assertThat(seen.kind()).isEqualTo(RelationKind.TEMPLATE);
        assertThat(seen.score()).isEqualTo(0.25);
        assertThat(Forms.isDoubtful(seen)).isTrue();
    }

    @Test
    void manyGoesByStepsWithTheNumberOfDocuments() {
        assertThat(Forms.common(10)).isEqualTo(32);
        assertThat(Forms.common(10_000)).isEqualTo(Forms.common(8_192)).isEqualTo(40);
        assertThat(Forms.common(1_000_000)).isEqualTo(64);
    }

    private boolean areForms(WordPairs left, WordPairs right) {
        return Forms.areForms(forms.rare(left), forms.rare(right));
    }

    private static Relation relation(RelationKind kind, double share) {
        return new Relation("left", "right", kind, 0.6, 0.4, share, share / 2, 1, false);
    }

    private static WordPairs pairs(String text) {
        return WordPairs.of(reading(text));
    }

    private static Reading reading(String text) {
        return Reading.of(new Document("id", "title", text, Map.of()));
    }

    private static String words(String name, int count) {
        return IntStream.range(0, count).mapToObj(i -> name + i + " ").collect(Collectors.joining());
    }
}
