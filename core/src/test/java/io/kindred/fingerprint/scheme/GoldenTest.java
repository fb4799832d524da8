package io.kindred.fingerprint.scheme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a scheme has once computed it computes for ever. */
class GoldenTest {
    static List<KnownScheme> schemes() {
        return GoldenFiles.schemes();
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void schemeComputesWhatItAlwaysDid(KnownScheme scheme) throws IOException {
        List<GoldenVector> vectors = GoldenFiles.read(scheme);
        assertThat(vectors).hasSizeGreaterThanOrEqualTo(24);
        assertThat(vectors)
                .allSatisfy(vector -> assertThat(vector.computed(scheme))
                        .as(vector.toString())
                        .isEqualTo(vector.hex()));
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void lineEndsDoNotMatter(KnownScheme scheme) {
        String text = "One line of the text\nand another line, that\nends the sentence. A second sentence is here.";
        String unix = new GoldenVector("", 1, GoldenVector.escape(text), "").computed(scheme);
        String windows = new GoldenVector("", 1, GoldenVector.escape(text.replace("\n", "\r\n")), "").computed(scheme);
        boolean raw = scheme == KnownScheme.WAIKATO || scheme == KnownScheme.ROTH;
        assertThat(windows.equals(unix)).isEqualTo(!raw);
    }

    @Test
    void escapingIsUndone() {
        String text = "a,b\\c\u0000\ud800é";
        assertThat(GoldenVector.unescape(GoldenVector.escape(text))).isEqualTo(text);
    }
}
