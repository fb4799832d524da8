package io.kindred.fingerprint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import org.junit.jupiter.api.Test;

class SchemeTest {
    private static final Scheme SCHEME = new Scheme("simhash64-v1", "chars4-set", "public");

    @Test
    void textFormIsNameSettingsAndKey() {
        assertThat(SCHEME).hasToString("simhash64-v1:chars4-set:public");
    }

    @Test
    void equalSchemesMayMeet() {
        Scheme same = new Scheme("simhash64-v1", "chars4-set", "public");
        SCHEME.mustEqual(same);
        assertThat(same).isEqualTo(SCHEME).hasSameHashCodeAs(SCHEME);
    }

    @Test
    void otherSchemesAreRefusedByName() {
        for (Scheme other : new Scheme[] {
            new Scheme("simhash64-v2", "chars4-set", "public"),
            new Scheme("simhash64-v1", "chars4-bag", "public"),
            new Scheme("simhash64-v1", "chars4-set", "key-00000000")
        }) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> SCHEME.mustEqual(other))
                    .withMessage("values of two schemes cannot be compared: " + SCHEME + " and " + other);
        }
    }

    @Test
    void allPartsAreNeeded() {
        assertThatNullPointerException()
                .isThrownBy(() -> new Scheme(null, "", ""))
                .withMessage("name");
        assertThatNullPointerException()
                .isThrownBy(() -> new Scheme("", null, ""))
                .withMessage("settings");
        assertThatNullPointerException()
                .isThrownBy(() -> new Scheme("", "", null))
                .withMessage("key");
    }
}
