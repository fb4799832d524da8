package io.kindred.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.Seeds;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class DelimitedTextTest {
    @Test
    void lineHasNumberLocationAndHashes() {
        DelimitedText document = new DelimitedText(3, "a/b.txt", 255, List.of(1L, -1L));
        assertThat(document.line('|')).isEqualTo("3|a/b.txt|00000000000000ff|0000000000000001|ffffffffffffffff");
    }

    @Test
    void whateverIsWrittenIsReadBack(Random random) {
        for (int i = 0; i < 2_000; i++) {
            char delimiter = "|;,\t #~".charAt(random.nextInt(7));
            DelimitedText document = new DelimitedText(
                    random.nextInt(1_000_000),
                    location(random),
                    random.nextLong(),
                    random.longs(random.nextInt(5)).boxed().toList());
            String line = document.line(delimiter);
            assertThat(line).doesNotContain("\n").doesNotContain("\r");
            assertThat(DelimitedText.of(line, delimiter)).isEqualTo(document);
        }
    }

    @Test
    void otherLinesAreRefused() {
        assertThatThrownBy(() -> DelimitedText.of("3|a.txt", '|'))
                .hasMessageContaining("a number, a location and a hash");
        assertThatThrownBy(() -> DelimitedText.of("x|a.txt|00000000000000ff", '|'))
                .hasMessageContaining("not a number");
        assertThatThrownBy(() -> DelimitedText.of("1|a.txt|hello", '|')).hasMessageContaining("not a hash");
    }

    @Test
    void whatFieldsAreMadeOfDelimitsNothing() {
        assertThat("|;,\t ".chars().allMatch(c -> DelimitedText.isDelimiter((char) c)))
                .isTrue();
        assertThat("a0\\\n\r".chars().noneMatch(c -> DelimitedText.isDelimiter((char) c)))
                .isTrue();
    }

    private static String location(Random random) {
        return random.ints(1 + random.nextInt(12), 0, 14)
                .mapToObj(i -> "ab/.|;,\t #~\\\n\r".substring(i, i + 1))
                .reduce("", String::concat);
    }
}
