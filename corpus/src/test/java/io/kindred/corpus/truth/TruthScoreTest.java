package io.kindred.corpus.truth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TruthScoreTest {
    private static final Match FIRST = new Match(List.of(0), List.of(0), Change.KEPT);
    private static final Match MERGER = new Match(List.of(1, 2), List.of(1), Change.MERGED);
    private static final Match MOVE = new Match(List.of(3), List.of(3), Change.MOVED, Optional.of(Change.EDITED));
    private static final ParagraphMap TRUTH = new ParagraphMap(
            4,
            6,
            List.of(FIRST, MERGER, MOVE),
            List.of(2, 4, 5),
            List.of(),
            List.of(
                    new Alternative(new Link(0, 4), Optional.of(new Link(0, 0))),
                    new Alternative(new Link(0, 5), Optional.of(new Link(0, 0))),
                    new Alternative(new Link(3, 2), Optional.empty())));

    @Test
    void truthItselfIsPerfect() {
        TruthScore score = TruthScore.of(TRUTH, TRUTH.matches());
        assertThat(score).isEqualTo(new TruthScore(4, 4, 0, 4, 4));
        assertThat(List.of(score.precision(), score.recall(), score.f1(), score.labels()))
                .containsOnly(1.0);
    }

    @Test
    void nothingPredictedIsNotWrongButIncomplete() {
        TruthScore score = TruthScore.of(TRUTH, List.of());
        assertThat(score.precision()).isEqualTo(1);
        assertThat(score.recall()).isZero();
        assertThat(score.f1()).isZero();
    }

    @Test
    void nothingToFindIsFound() {
        ParagraphMap unrelated = new ParagraphMap(1, 1, List.of(), List.of(0), List.of(0), List.of());
        assertThat(TruthScore.of(unrelated, List.of()).f1()).isEqualTo(1);
        assertThat(TruthScore.of(unrelated, List.of(FIRST)).precision()).isZero();
    }

    @Test
    void everyLinkCountsByItself() {
        Match half = new Match(List.of(1), List.of(1), Change.EDITED);
        Match wrong = new Match(List.of(2), List.of(4, 5), Change.SPLIT);
        TruthScore score = TruthScore.of(TRUTH, List.of(FIRST, half, wrong));
        assertThat(score).isEqualTo(new TruthScore(4, 2, 2, 2, 1));
        assertThat(score.precision()).isEqualTo(0.5);
        assertThat(score.recall()).isEqualTo(0.5);
        assertThat(score.f1()).isCloseTo(0.5, within(1e-12));
        assertThat(score.labels()).isEqualTo(0.5);
    }

    @Test
    void eitherCopyWillDo() {
        Match copy = new Match(List.of(0), List.of(4), Change.MOVED);
        assertThat(TruthScore.of(TRUTH, List.of(copy, MERGER, MOVE))).isEqualTo(new TruthScore(4, 4, 0, 3, 3));
    }

    @Test
    void furtherCopiesCountNeitherAsRightNorAsWrong() {
        Match copies = new Match(List.of(0), List.of(4, 5), Change.SPLIT);
        assertThat(TruthScore.of(TRUTH, List.of(FIRST, copies))).isEqualTo(new TruthScore(4, 1, 0, 1, 1));
        assertThat(TruthScore.of(TRUTH, List.of(copies))).isEqualTo(new TruthScore(4, 1, 0, 0, 0));
    }

    @Test
    void faintLinkCountsNeitherAsRightNorAsWrong() {
        Match faint = new Match(List.of(3), List.of(2), Change.EDITED);
        assertThat(TruthScore.of(TRUTH, List.of(faint))).isEqualTo(new TruthScore(4, 0, 0, 0, 0));
    }

    @Test
    void secondLabelIsAsGoodAsTheFirst() {
        Match edited = new Match(List.of(3), List.of(3), Change.EDITED);
        Match kept = new Match(List.of(3), List.of(3), Change.KEPT);
        assertThat(TruthScore.of(TRUTH, List.of(edited)).labels()).isEqualTo(1);
        assertThat(TruthScore.of(TRUTH, List.of(kept)).labels()).isZero();
    }

    @Test
    void scoresAddUpLinkByLink() {
        TruthScore one = new TruthScore(4, 2, 2, 2, 1);
        assertThat(TruthScore.NONE.plus(one).plus(one)).isEqualTo(new TruthScore(8, 4, 4, 4, 2));
    }
}
