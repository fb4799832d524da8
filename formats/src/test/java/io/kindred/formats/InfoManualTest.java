package io.kindred.formats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InfoManualTest {
    private static final String MANUAL = """
            This is x.info, produced by makeinfo version 6.8 from x.texi.

            Copyright
            ^
            File: x.info,  Node: Top,  Next: A,  Up: (dir)

            The X manual
            ************

            * Menu:

            * A:: First.
            ^
            File: x.info,  Node: A,  Prev: Top

            1 A
            ===

            See *note The end: 12, which is *note A::.
            ^
            Tag Table:
            Node: Top
            ^
            End Tag Table
            """.replace('^', '\u001F');

    @Test
    void onlyTheTextIsLeft() {
        assertThat(InfoManual.isIn(MANUAL)).isTrue();
        assertThat(InfoManual.read(MANUAL).strip())
                .isEqualTo("The X manual\n************\n\n\n1 A\n===\n\nSee The end, which is A.");
    }

    @Test
    void otherTextIsNone() {
        assertThat(InfoManual.isIn("This is x.info, produced by makeinfo, says the manual."))
                .isFalse();
        assertThat(InfoManual.isIn("")).isFalse();
    }
}
