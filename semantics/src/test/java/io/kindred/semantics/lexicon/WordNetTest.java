package io.kindred.semantics.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordNetTest {
    private final WordNet words = WordNet.words();

    @Test
    void synonymsAndBroaderTermsAreThoseOfTheCommonestMeaning() {
        assertThat(words.synonyms("car")).contains("auto", "automobile").doesNotContain("car");
        assertThat(words.broader("car")).containsExactly("motor vehicle");
        assertThat(words.narrower("motor vehicle")).contains("car", "truck");
        assertThat(words.synonyms("dufner")).isEmpty();
        assertThat(words.broader("dufner")).isEmpty();
    }

    @Test
    void narrowerIsTheInverseOfBroader() {
        for (String term : new String[] {"golf", "divorce", "blood pressure", "new york", "study"}) {
            for (String above : words.broader(term)) {
                assertThat(words.knows(above)).as(above).isTrue();
            }
        }
        assertThat(words.narrower("outdoor game")).contains("golf");
    }

    @Test
    void namesAreKnownForWhatTheyName() {
        assertThat(words.type("new york")).isEqualTo(ConceptType.PLACE);
        assertThat(words.type("nato")).isEqualTo(ConceptType.ORGANISATION);
        assertThat(words.type("abraham lincoln")).isEqualTo(ConceptType.PERSON);
        assertThat(words.type("american")).isEqualTo(ConceptType.TERM);
        assertThat(words.type("golf")).isEqualTo(ConceptType.TERM);
        assertThat(words.isCommon("tiger")).isTrue();
        assertThat(words.isCommon("london")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "won,win", "winning,win", "cities,city", "news,news", "species,species", "politics,politics", "sales,sale",
        "women,woman", "men,man", "divorced,divorce", "strokes,stroke", "better,good", "buses,bus", "running,run",
        "children,child", "dufner,dufner", "brücke,brücke", "us,us"
    })
    void wordsHaveTheBaseFormInMostUse(String word, String lemma) {
        assertThat(new Lemmatizer(words).lemma(word)).isEqualTo(lemma);
    }

    @Test
    void formsOfVerbsAreTold() {
        Lemmatizer lemmatizer = new Lemmatizer(words);
        assertThat(lemmatizer.isRatherVerb("concluded")).isTrue();
        assertThat(lemmatizer.isRatherVerb("championship")).isFalse();
    }

    @Test
    void aDamagedTableIsRefused() throws IOException {
        try (InputStream in = WordNet.class.getResourceAsStream("wordnet.bin")) {
            byte[] table = in.readAllBytes();
            byte[] cut = Arrays.copyOf(table, table.length / 2);
            assertThatIllegalStateException()
                    .isThrownBy(() -> WordNet.of(cut))
                    .withMessageContaining("install Kindred anew");
            table[table.length - 1]++;
            assertThatIllegalStateException()
                    .isThrownBy(() -> WordNet.of(table))
                    .withMessageContaining("damaged");
            assertThatIllegalStateException().isThrownBy(() -> WordNet.of(new byte[0]));
        }
    }
}
