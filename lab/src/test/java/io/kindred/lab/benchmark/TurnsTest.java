package io.kindred.lab.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.lab.contestant.Contestant;
import io.kindred.lab.contestant.SimHashContestant;
import io.kindred.lab.text.TextSamples;
import io.kindred.lab.text.TimedTexts;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.infra.Blackhole;

class TurnsTest {
    private static final String PASSWORD =
            "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.";

    @Test
    void everyContestantHasOneTurnARoundAndTheLastOneGoesFirstInTheNext() {
        String[] texts = TimedTexts.PARAGRAPHS.in(TextSamples.small()).toArray(new String[0]);
        List<Contestant> contestants = List.of(SimHashContestant.KINDRED_BAG, SimHashContestant.KINDRED_SET);
        Turns turns = new Turns(contestants, texts);
        Blackhole hole = new Blackhole(PASSWORD);
        List<Turns.Turn> first = turns.round(hole);
        List<Turns.Turn> second = turns.round(hole);
        assertThat(first)
                .extracting(Turns.Turn::contestant)
                .containsExactlyInAnyOrder("KINDRED_BAG", "KINDRED_SET")
                .containsExactly(second.get(1).contestant(), second.get(0).contestant());
        assertThat(first).allSatisfy(turn -> assertThat(turn.micros()).isPositive());
        assertThat(first).allSatisfy(turn -> assertThat(turn.bytes()).isGreaterThan(texts.length));
    }
}
