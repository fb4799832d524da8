package io.kindred.fingerprint;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.fingerprint.PlacedHashes.PlacedHash;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.text.FoldingNormalizer;
import io.kindred.text.NormalizedText;
import java.util.List;
import org.junit.jupiter.api.Test;

class SentenceHasherTest extends FingerprinterContract<PlacedHashes> {
    private final SentenceHasher hasher = new SentenceHasher(HashKey.PUBLIC);

    @Override
    protected SentenceHasher fingerprinter() {
        return new SentenceHasher(HashKey.PUBLIC);
    }

    @Test
    void sentenceIsKnownAgainInAnotherParagraph() {
        PlacedHashes apart = hash("The wall is to be raised. Nobody objected to that plan.\n\nThe vote is in May.");
        PlacedHashes joined = hash("Nobody objected to\nthat plan. THE VOTE IS IN MAY. The wall is to be raised.");
        assertThat(values(joined)).containsExactlyInAnyOrderElementsOf(values(apart));
    }

    @Test
    void changedWordChangesTheSentenceOnly() {
        PlacedHashes before = hash("The wall is to be raised. Nobody objected to that plan.");
        PlacedHashes after = hash("The wall is to be lowered. Nobody objected to that plan.");
        assertThat(before.shared(after)).hasSize(1);
    }

    @Test
    void orderOfTheWordsMatters() {
        assertThat(hash("Dogs do bite men.").shared(hash("Men do bite dogs."))).isEmpty();
    }

    @Test
    void shortSentencesAreLeftOut() {
        assertThat(hash("Open issue. See below. The rest of it follows here.").hashes())
                .hasSize(1);
    }

    @Test
    void placesPointAtTheSentence() {
        String text = "Open issue.\n\n  The wall is to be raised. Nobody objected to that plan.";
        assertThat(hash(text).hashes().stream().map(hash -> hash.span().in(text)))
                .containsExactly("The wall is to be raised.", "Nobody objected to that plan.");
    }

    private PlacedHashes hash(String text) {
        NormalizedText normalized = new FoldingNormalizer().normalize(text);
        return hasher.fingerprint(normalized);
    }

    private static List<Long> values(PlacedHashes hashes) {
        return hashes.hashes().stream().map(PlacedHash::hash).toList();
    }
}
