package io.kindred.chunk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BlanksTest {
    @Test
    void whiteSpaceIsWhatUnicodeOrJavaCallsSo() {
        for (int c = 0; c <= Character.MAX_VALUE; c++) {
            boolean plain = Character.isWhitespace(c) || Character.isSpaceChar(c) || c == 0x85;
            assertThat(Blanks.isBlank((char) c)).as("U+%04X", c).isEqualTo(plain);
        }
    }
}
