package io.kindred.semantics.concept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.kindred.Seeds;
import io.kindred.semantics.lexicon.ConceptType;
import io.kindred.text.Span;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class ConceptVectorTest {
    private static Mention mention(String concept, String surface, ConceptType type) {
        return new Mention(concept, surface, type, Span.of(0, surface.length()));
    }

    @Test
    void mentionsOfOneConceptAreCountedTogether() {
        ConceptVector vector = ConceptVector.of(
                "en",
                List.of(
                        mention("oak hill", "Oak Hill", ConceptType.TERM),
                        mention("club", "Clubs", ConceptType.TERM),
                        mention("oak hill", "OAK HILL", ConceptType.PLACE),
                        mention("oak hill", "Oak Hill", ConceptType.PLACE)));
        assertThat(vector.entries())
                .containsExactly(
                        new ConceptVector.Entry("club", "Clubs", ConceptType.TERM, 1),
                        new ConceptVector.Entry("oak hill", "Oak Hill", ConceptType.PLACE, 3));
    }

    @Test
    void storedVectorsKeepTheirForm() {
        ConceptVector vector = ConceptVector.of("en", List.of(mention("oak hill", "Oak Hill", ConceptType.PLACE)));
        assertThat(vector.bytes())
                .containsExactly("\u000bconcepts-v1\u0002en\u0001\u0000\u0008oak hill\u0001\u0009"
                        .getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void bytesOfAnotherSchemeAreRefused() {
        byte[] bytes = ConceptVector.of("en", List.of()).bytes();
        bytes[11] = '9';
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ConceptVector.of(bytes))
                .withMessageContaining("concepts-v9")
                .withMessageContaining("concepts-v1");
    }

    @Test
    void damagedBytesAreRefused(Random random) {
        byte[] bytes = new TextConcepts().vector(FiveDocuments.TEXTS.get(2)).bytes();
        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThatIllegalArgumentException().isThrownBy(() -> ConceptVector.of(cut));
        }
        for (int n = 0; n < 1000; n++) {
            byte[] changed = bytes.clone();
            changed[random.nextInt(changed.length)] = (byte) random.nextInt();
            try {
                assertThat(ConceptVector.of(changed).size()).isNotNegative();
            } catch (IllegalArgumentException e) {
                assertThat(e).hasMessageMatching(".*(damaged|stored|number|at least once).*");
            }
        }
    }

    @Test
    void frequenciesForgetWhatIsRemoved() {
        TextConcepts concepts = new TextConcepts();
        Frequencies frequencies = new Frequencies();
        FiveDocuments.TEXTS.forEach(text -> frequencies.add(concepts.vector(text)));
        assertThat(frequencies.with("tiger woods")).isEqualTo(3);
        assertThat(frequencies.documents("en")).isEqualTo(5);
        FiveDocuments.TEXTS.forEach(text -> frequencies.remove(concepts.vector(text)));
        assertThat(frequencies.documents()).isZero();
        assertThat(frequencies.all()).isEmpty();
    }
}
