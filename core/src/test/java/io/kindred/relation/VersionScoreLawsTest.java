package io.kindred.relation;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.comparison.Compared;
import io.kindred.comparison.Comparison;
import io.kindred.comparison.EditedTexts;
import io.kindred.corpus.Dose;
import io.kindred.corpus.DosedEdit;
import io.kindred.corpus.Draft;
import io.kindred.corpus.Edit;
import io.kindred.corpus.KnownEdit;
import io.kindred.corpus.LayoutEdits;
import io.kindred.corpus.LetterEdits;
import io.kindred.corpus.ParagraphEdits;
import io.kindred.corpus.Prose;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** What holds of every score, whatever the texts. */
@ExtendWith(Seeds.class)
class VersionScoreLawsTest {
    @Test
    void everyTextIsWhollyAVersionOfItself(Random random) {
        for (EditedTexts.Pair pair : EditedTexts.pairs(random)) {
            assertThat(Scored.version(pair.right(), pair.right())).isEqualTo(1);
            assertThat(Scored.score(pair.right(), pair.right())).isEqualTo(1);
        }
    }

    @Test
    void scoresAreFromZeroToOneAndTheSameBothWays(Random random) {
        for (EditedTexts.Pair pair : EditedTexts.pairs(random)) {
            Comparison comparison = Compared.texts(pair.left(), pair.right());
            assertThat(VersionScore.of(comparison)).isBetween(0.0, 1.0);
            assertThat(AlignedClassifier.score(comparison)).isBetween(0.0, 1.0);
            assertThat(VersionScore.of(comparison.mirrored())).isEqualTo(VersionScore.of(comparison));
            assertThat(AlignedClassifier.score(comparison.mirrored())).isEqualTo(AlignedClassifier.score(comparison));
        }
    }

    @Test
    void onlyTheSameTextInTheSameParagraphsHasOne(Random random) {
        for (EditedTexts.Pair pair : EditedTexts.pairs(random)) {
            Comparison comparison = Compared.texts(pair.left(), pair.right());
            assertThat(VersionScore.of(comparison) < 1 || comparison.sameText()).isTrue();
        }
        String text = Scored.text(random);
        assertThat(Scored.version("A heading\n\n" + text, "A heading " + text)).isBetween(0.95, 0.9999);
        assertThat(Scored.version("one two three", "one\n\nTwo three")).isLessThan(1);
    }

    /** A few lines may look wrapped, or not, by chance; from four paragraphs on there are enough of them to tell. */
    @Test
    void layoutOfEitherSideChangesNoScore(Random random) {
        for (Edit edit : EditedTexts.edits()) {
            String base = new Prose(random).paragraphs(4 + random.nextInt(6));
            String version = edit.apply(base, random);
            double expected = Scored.version(base, version);
            for (Edit layout : List.of(
                    LayoutEdits.respace(), LayoutEdits.rewrap(30 + random.nextInt(100)), LetterEdits.upperCase())) {
                assertThat(Scored.version(layout.apply(base, random), version)).isEqualTo(expected);
                assertThat(Scored.version(version, layout.apply(base, random))).isEqualTo(expected);
            }
            assertThat(Scored.version(base, version.replace("\n", "\r\n"))).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "WORDS_SWAPPED")
    void largerDoseScoresLessOnAverage(DosedEdit edit, Random random) {
        double[] doses = {0.1, 0.3, 0.5, 0.8};
        double[] sums = new double[doses.length];
        for (int i = 0; i < 10; i++) {
            String base = Scored.text(random);
            for (int dose = 0; dose < doses.length; dose++) {
                sums[dose] +=
                        Scored.version(base, edit.of(Dose.share(doses[dose])).apply(base, random));
            }
        }
        assertThat(Arrays.stream(sums).map(sum -> -sum).toArray()).isSorted();
        assertThat(sums[0]).isLessThan(10);
    }

    /** Edits that can take back what an edit before them did are left out. */
    @ParameterizedTest
    @EnumSource(
            mode = Mode.EXCLUDE,
            names = {
                "LETTERS_MISREAD",
                "WORDS_SWAPPED",
                "SENTENCES_SWAPPED",
                "SENTENCES_REORDERED",
                "PARAGRAPHS_SWAPPED",
                "PARAGRAPHS_MOVED",
                "PARAGRAPHS_REPLACED"
            })
    void everyFurtherEditLowersTheScore(DosedEdit edit, Random random) {
        for (int i = 0; i < 6; i++) {
            String base = Scored.text(random);
            Draft draft = Draft.of(base);
            double before = 1;
            for (int round = 0; round < 5; round++) {
                draft = edit.of(Dose.share(0.1)).apply(draft, random);
                double after = Scored.version(base, draft.text());
                assertThat(after).isLessThan(before + 0.004);
                before = after;
            }
        }
    }

    @Test
    void unrelatedParagraphsNeverRaiseTheScore(Random random) {
        for (KnownEdit edit : KnownEdit.values()) {
            String base = Scored.text(random);
            String version = edit.apply(base, random);
            String more = ParagraphEdits.add(1 + random.nextInt(6)).apply(version, random);
            assertThat(Scored.version(base, more)).isLessThanOrEqualTo(Scored.version(base, version));
        }
    }
}
