package io.kindred.fingerprint.scheme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.fingerprint.Fingerprint;
import io.kindred.fingerprint.MinHash;
import io.kindred.fingerprint.SimHash;
import io.kindred.text.FoldingNormalizer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class KnownSchemeTest {
    @ParameterizedTest
    @EnumSource(KnownScheme.class)
    void schemeIsFoundByItsName(KnownScheme scheme) {
        assertThat(KnownScheme.named(scheme.schemeName())).isEqualTo(scheme);
    }

    @ParameterizedTest
    @EnumSource(value = KnownScheme.class, mode = EnumSource.Mode.EXCLUDE, names = "CONTENT")
    void fingerprintCarriesTheName(KnownScheme scheme) {
        Fingerprint fingerprint = make(scheme, SchemeSettings.DEFAULT);
        assertThat(fingerprint.scheme().name()).isEqualTo(scheme.schemeName());
        assertThat(fingerprint.scheme().key()).isEqualTo("public");
    }

    @Test
    void unknownNameIsRefusedWithTheKnownOnes() {
        assertThatThrownBy(() -> KnownScheme.named("md5"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no scheme is called md5; known are simhash64-v1, ");
    }

    @Test
    void settingTheSchemeDoesNotTakeIsRefused() {
        SchemeSettings window = SchemeSettings.DEFAULT.with("window", 4);
        assertThatThrownBy(() -> KnownScheme.SIMHASH64.fingerprinter(window))
                .hasMessage("simhash64-v1 takes no window; it takes bag, shingle, unit");
        assertThatThrownBy(() -> KnownScheme.TEXT.fingerprinter(window)).hasMessage("text-v1 takes no window");
        assertThatThrownBy(() -> KnownScheme.CONTENT.fingerprinter(window)).hasMessage("content-v1 takes no window");
    }

    @Test
    void contentIsNotMadeOfText() {
        assertThatThrownBy(() -> KnownScheme.CONTENT.fingerprinter(SchemeSettings.DEFAULT))
                .hasMessage("content-v1 is made of bytes, not of text");
    }

    @Test
    void settingsShowInTheScheme() {
        SimHash four = (SimHash) make(KnownScheme.SIMHASH64, SchemeSettings.DEFAULT.with("shingle", 4));
        SimHash six = (SimHash) make(KnownScheme.SIMHASH64, SchemeSettings.DEFAULT);
        assertThat(four.scheme()).hasToString("simhash64-v1:chars4-set:public");
        assertThat(six.scheme()).hasToString("simhash64-v1:chars6-set:public");
        assertThatThrownBy(() -> four.distance(six))
                .hasMessage("values of two schemes cannot be compared: simhash64-v1:chars4-set:public and"
                        + " simhash64-v1:chars6-set:public");
    }

    @Test
    void componentsAreCounted() {
        MinHash hash = (MinHash) make(KnownScheme.MINHASH, SchemeSettings.DEFAULT.with("components", 7));
        assertThat(hash.size()).isEqualTo(7);
        assertThat(hash.scheme()).hasToString("minhash-v1:7x-words3:public");
    }

    private static Fingerprint make(KnownScheme scheme, SchemeSettings settings) {
        return scheme.fingerprinter(settings)
                .fingerprint(new FoldingNormalizer().normalize("Some text, long enough to have shingles."));
    }
}
