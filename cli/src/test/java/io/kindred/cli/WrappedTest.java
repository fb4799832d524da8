package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.cli.Paint.Style;
import io.kindred.report.Fate;
import io.kindred.report.Percent;
import io.kindred.report.ShareBar;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WrappedTest {
    @Test
    void linesAreNoWiderThanAsked() {
        assertThat(new Wrapped().add(Style.PLAIN, "one two  three\nfour").lines(8, Paint.PLAIN))
                .containsExactly("one two", "three", "four");
    }

    @Test
    void longWordIsBroken() {
        assertThat(new Wrapped().add(Style.PLAIN, "a abcdefghij").lines(4, Paint.PLAIN))
                .containsExactly("a", "abcd", "efgh", "ij");
    }

    @Test
    void wideCharactersTakeTwoColumns() {
        assertThat(new Wrapped().add(Style.PLAIN, "\u6f22\u5b57\u6f22\u5b57").lines(5, Paint.PLAIN))
                .containsExactly("\u6f22\u5b57", "\u6f22\u5b57");
    }

    @Test
    void textsWithoutSpaceBetweenThemStayTogether() {
        Wrapped text = new Wrapped()
                .add(Style.PLAIN, "one ")
                .add(Style.DELETED, "two", "[-", "-]")
                .add(Style.PLAIN, ", three");
        assertThat(text.lines(11, Paint.PLAIN)).containsExactly("one", "[-two-],", "three");
    }

    @Test
    void coloursEndWithTheLine() {
        assertThat(new Wrapped().add(Style.INSERTED, "one two").lines(4, Paint.COLOURED))
                .containsExactly("\u001b[32mone\u001b[0m", "\u001b[32mtwo\u001b[0m");
    }

    @Test
    void barIsFullAndLeavesNothingOut() {
        Map<Fate, Integer> words = new EnumMap<>(Map.of(Fate.KEPT, 100_000, Fate.EDITED, 1, Fate.DELETED, 50_000));
        assertThat(ShareBar.parts(words, 60))
                .containsExactly(Map.entry(Fate.KEPT, 40), Map.entry(Fate.EDITED, 1), Map.entry(Fate.DELETED, 19));
        assertThat(ShareBar.parts(Map.of(), 60)).isEmpty();
    }

    @Test
    void percentNeverClaimsAllOrNothing() {
        assertThat(Percent.of(0)).isEqualTo("0 %");
        assertThat(Percent.of(0.001)).isEqualTo("under 1 %");
        assertThat(Percent.of(0.999)).isEqualTo("over 99 %");
        assertThat(Percent.of(1)).isEqualTo("100 %");
    }
}
