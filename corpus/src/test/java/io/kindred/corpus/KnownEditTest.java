package io.kindred.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class KnownEditTest {
    @ParameterizedTest
    @EnumSource
    void changesEveryText(KnownEdit edit) {
        ManySeeds.check((text, random) -> assertThat(edit.apply(text, random)).isNotEqualTo(text));
    }

    @ParameterizedTest
    @EnumSource
    void emptyTextGainsNoWordsButWhatIsAdded(KnownEdit edit) {
        String edited = edit.apply("", new Random(1));
        switch (edit) {
            case PARAGRAPH_ADDED, QUOTED -> assertThat(edited).isNotEmpty();
            default -> assertThat(edited).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void sameSeedGivesSameVersionOfAHostileText(KnownEdit edit) {
        for (long seed = 0; seed < 100; seed++) {
            String text = NastyText.next(new Random(seed), 400);
            assertThat(edit.apply(text, new Random(seed)))
                    .as("seed %d", seed)
                    .isEqualTo(edit.apply(text, new Random(seed)));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"RESPACED", "REWRAPPED", "PARAGRAPHS_MERGED", "PARAGRAPH_SPLIT"})
    void hostileTextKeepsItsWordsInAnotherLayout(KnownEdit edit) {
        for (long seed = 0; seed < 300; seed++) {
            String text = NastyText.next(new Random(seed), 400);
            assertThat(Pieces.words(edit.apply(text, new Random(seed))))
                    .as("seed %d", seed)
                    .isEqualTo(Pieces.words(text));
        }
    }

    @Test
    void editsAreTheSameOnEveryJava() {
        String text = new Prose(new Random(11)).document(400);
        int hash = 0;
        for (KnownEdit edit : KnownEdit.values()) {
            hash = 31 * hash + edit.apply(text, new Random(12)).hashCode();
        }
        assertThat(hash).isEqualTo(-1465129378);
    }
}
