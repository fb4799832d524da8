package io.kindred.relation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.comparison.SharedShingles;
import io.kindred.relation.RelationClassifier.Verdict;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ShareClassifierTest {
    private final RelationClassifier classifier = new ShareClassifier();

    @Test
    void muchAlikeAreVersions() {
        assertThat(classify(0.6, 0.75, 0.75, 300)).contains(new Verdict(RelationKind.VERSION, 0.8));
    }

    @Test
    void versionsThatShareEverythingAreStillNotTheSame() {
        assertThat(classify(1, 1, 1, 300)).contains(new Verdict(RelationKind.VERSION, 0.9995));
    }

    @Test
    void partOfAWholeIsContained() {
        assertThat(classify(0.3, 0.9, 0.31, 100)).contains(new Verdict(RelationKind.CONTAINED, 0.45));
        assertThat(classify(0.3, 0.31, 0.9, 100)).contains(new Verdict(RelationKind.CONTAINS, 0.45));
    }

    @Test
    void growthIsNotContainment() {
        assertThat(classify(0.78, 0.95, 0.8, 100)).contains(new Verdict(RelationKind.VERSION, 0.89));
    }

    @Test
    void passageIsShared() {
        assertThat(classify(0.04, 0.2, 0.05, 30)).contains(new Verdict(RelationKind.SHARES, 0.1));
    }

    @Test
    void chanceWordsMakeNoKin() {
        assertThat(classify(0.01, 0.02, 0.02, 5)).isEmpty();
    }

    @Test
    void namesAreThoseOfTheContract() {
        assertThat(RelationKind.values())
                .extracting(RelationKind::toString)
                .containsExactly("identical", "same-text", "version", "contains", "contained", "shares");
    }

    @Test
    void leftComesBeforeRight() {
        assertThatThrownBy(() -> new Relation("b", "a", RelationKind.VERSION, 0.7, 0.5, 0.5))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private Optional<Verdict> classify(double resemblance, double leftInRight, double rightInLeft, int shared) {
        return classifier.classify(new SharedShingles(resemblance, leftInRight, rightInLeft, shared));
    }
}
