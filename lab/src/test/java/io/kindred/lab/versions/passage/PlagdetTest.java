package io.kindred.lab.versions.passage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.text.Span;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlagdetTest {
    private long state = 42;

    @Test
    void agreesWithAnotherImplementation() {
        List<Reuse> known = some(40);
        List<Reuse> found = some(60);
        Plagdet plagdet = Plagdet.of(known, found);
        assertThat(plagdet.precision()).isCloseTo(0.07392235497628698, within(1e-9));
        assertThat(plagdet.recall()).isCloseTo(0.10994666523255081, within(1e-9));
        assertThat(plagdet.granularity()).isCloseTo(1.2222222222222223, within(1e-9));
        assertThat(plagdet.score()).isCloseTo(0.07674068012755944, within(1e-9));
    }

    @Test
    void isOneForWhatIsFoundExactly() {
        List<Reuse> known = List.of(reuse(0, 10, 5, 15), reuse(20, 30, 40, 55));
        assertThat(Plagdet.of(known, known).score()).isEqualTo(1);
    }

    @Test
    void punishesPieces() {
        Plagdet plagdet = Plagdet.of(List.of(reuse(0, 10, 0, 10)), List.of(reuse(0, 5, 0, 5), reuse(5, 10, 5, 10)));
        assertThat(plagdet).isEqualTo(new Plagdet(1, 1, 2));
        assertThat(plagdet.score()).isCloseTo(Math.log(2) / Math.log(3), within(1e-12));
    }

    @Test
    void countsOnlyWhatOverlapsInBothTexts() {
        Plagdet plagdet = Plagdet.of(List.of(reuse(0, 10, 0, 10)), List.of(reuse(0, 10, 20, 30)));
        assertThat(plagdet.score()).isZero();
    }

    @Test
    void isZeroWhereNothingIsFound() {
        assertThat(Plagdet.of(List.of(reuse(0, 10, 0, 10)), List.of()).score()).isZero();
    }

    private static Reuse reuse(int from, int to, int originalFrom, int originalTo) {
        return new Reuse("s", "t", Span.of(from, to), Span.of(originalFrom, originalTo));
    }

    private List<Reuse> some(int count) {
        List<Reuse> some = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            some.add(new Reuse("s" + next(3), "t" + next(3), span(), span()));
        }
        return some;
    }

    private Span span() {
        int from = next(500);
        return Span.of(from, from + 1 + next(120));
    }

    private int next(int below) {
        state = (state * 1_103_515_245L + 12_345) % 2_147_483_648L;
        return (int) ((state >> 8) % below);
    }
}
