package io.kindred.semantics.concept;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.semantics.lexicon.ConceptType;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class TextConceptsTest {
    private final TextConcepts concepts = new TextConcepts();

    @Test
    void namesAreFoundWithWhatTheyName() {
        List<Mention> mentions = concepts.extract(FiveDocuments.TEXTS.get(2));
        assertThat(typed(mentions, ConceptType.PERSON)).contains("Jason Dufner", "Keegan Bradley");
        assertThat(typed(mentions, ConceptType.PLACE)).contains("New York", "Oak Hill", "Atlanta");
        assertThat(typed(mentions, ConceptType.ORGANISATION)).contains("Oak Hill Country Club");
        assertThat(typed(mentions, ConceptType.TERM)).contains("PGA Championship", "golf");
    }

    private static List<String> typed(List<Mention> mentions, ConceptType type) {
        return mentions.stream()
                .filter(mention -> mention.type() == type)
                .map(Mention::surface)
                .toList();
    }

    @Test
    void spansPointIntoTheText() {
        for (String text : FiveDocuments.TEXTS) {
            for (Mention mention : concepts.extract(text)) {
                assertThat(mention.span().in(text).replaceAll("\\s+", " ")).startsWith(mention.surface());
            }
        }
    }

    @Test
    void wordsCountInTheirBaseForm() {
        assertThat(names("The cities were winning. She won a city.")).containsExactly("city", "win", "win", "city");
    }

    private List<String> names(String text) {
        return concepts.extract(text).stream().map(Mention::concept).toList();
    }

    @Test
    void theFirstWordOfASentenceIsNoNameForThat() {
        assertThat(typed(concepts.extract("Quarterly profits rose. Profits of the firm fell."), ConceptType.TERM))
                .contains("Quarterly profits", "Profits", "firm");
        assertThat(names("Woods went home. It was late when Woods came."))
                .contains("woods")
                .doesNotContain("wood");
    }

    @Test
    void titlesAreNotPartOfNames() {
        List<Mention> mentions = concepts.extract("It was said that Mr Palfrey and President Havel met in Prague.");
        assertThat(typed(mentions, ConceptType.PERSON)).contains("Palfrey", "Havel");
        assertThat(typed(mentions, ConceptType.PLACE)).contains("Prague");
    }

    @Test
    void aHeadingInCapitalsIsNoName() {
        assertThat(names("COUNCIL VOTES FOR NEW BRIDGE\n\nThe council met.")).contains("council", "bridge");
    }

    @Test
    void otherLanguagesGiveTheirWordsWithoutStopWords() {
        assertThat(concepts.language("Der Rat hat beschlossen, dass die Brücke nicht gebaut wird."))
                .isEqualTo("de");
        assertThat(names("Der Rat hat beschlossen, dass die Brücke nicht gebaut wird."))
                .contains("rat", "brücke", "gebaut")
                .doesNotContain("der", "dass", "nicht");
        assertThat(names("Le conseil a décidé que le pont ne sera pas construit."))
                .contains("conseil", "pont", "construit")
                .doesNotContain("que", "le");
    }

    @Test
    void givenTermsAreFoundWhateverTheyAreMadeOf() {
        TextConcepts knowing = new TextConcepts(Set.of("state of the art", "oak hill", "interest rate swap"));
        assertThat(knowing.extract("The state of the art are interest rate swaps at Oak Hill.").stream()
                        .map(Mention::concept)
                        .filter(concept -> concept.contains(" ")))
                .contains("state of the art", "interest rate swap", "oak hill")
                .doesNotHaveDuplicates();
    }

    @Test
    void scriptsWithoutSpacesGivePairsOfSigns() {
        assertThat(names("東京都庁、 京")).containsExactly("東京", "京都", "都庁", "京");
        assertThat(concepts.language("これは日本語の文章です")).isEqualTo("ja");
    }

    @Test
    void textWithoutConceptsHasNone() {
        for (String text : List.of("", " \n", "1 2,000 3.14 1999", "!!! --- ???", "a b c", "the of and")) {
            assertThat(concepts.extract(text)).as(text).isEmpty();
        }
    }

    @Test
    void hugeAndStrangeTextsTakeLittleTime() {
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            assertThat(concepts.extract("x".repeat(1 << 20))).isEmpty();
            assertThat(concepts.extract("字".repeat(1 << 20))).isNotEmpty();
            assertThat(concepts.extract("Aa ".repeat(1 << 19))).isNotEmpty();
            assertThat(concepts.extract("A.".repeat(1 << 19))).isNotNull();
            assertThat(concepts.extract("int main(void) { return a_b[c->d] << 3; } ".repeat(1000)))
                    .isNotEmpty();
        });
    }

    @Test
    void anyStringHasConceptsThatSurviveStoring(Random random) {
        for (int n = 0; n < 200; n++) {
            ConceptVector vector = concepts.vector(text(random));
            assertThat(ConceptVector.of(vector.bytes())).isEqualTo(vector);
        }
    }

    private static String text(Random random) {
        String[] pieces = {
            "Oak ", "hill", " ", "\n\n", "Ärger", "İstanbul ", "字", "かな", ".", "'s ", "\uD83D\uDE00", "\uD800", "ß"
        };
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(60); i > 0; i--) {
            text.append(
                    random.nextInt(4) > 0
                            ? pieces[random.nextInt(pieces.length)]
                            : Character.toString(random.nextInt(0x3000)));
        }
        return text.toString();
    }
}
