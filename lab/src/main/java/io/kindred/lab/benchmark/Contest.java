package io.kindred.lab.benchmark;

import io.kindred.lab.contestant.Contestant;
import io.kindred.lab.contestant.MinHashContestant;
import io.kindred.lab.contestant.SimHashContestant;
import io.kindred.lab.contestant.WinnowingContestant;
import io.kindred.lab.text.TimedTexts;
import java.util.List;

/** Contestants that are timed side by side, on one kind of text. */
public enum Contest {
    SIMHASH_PARAGRAPHS(TimedTexts.PARAGRAPHS),
    SIMHASH_DOCUMENTS(TimedTexts.DOCUMENTS),
    MINHASH_400(TimedTexts.SHINGLES_400),
    MINHASH_4000(TimedTexts.SHINGLES_4000),
    WINNOWING_PARAGRAPHS(TimedTexts.PARAGRAPHS),
    WINNOWING_DOCUMENTS(TimedTexts.DOCUMENTS);

    private final TimedTexts texts;

    Contest(TimedTexts texts) {
        this.texts = texts;
    }

    TimedTexts texts() {
        return texts;
    }

    List<Contestant> contestants() {
        return switch (this) {
            case SIMHASH_PARAGRAPHS, SIMHASH_DOCUMENTS -> List.of(SimHashContestant.values());
            case MINHASH_400, MINHASH_4000 -> List.of(MinHashContestant.values());
            case WINNOWING_PARAGRAPHS, WINNOWING_DOCUMENTS -> List.of(WinnowingContestant.values());
        };
    }
}
