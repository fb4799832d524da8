package io.kindred.relation;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.comparison.Compared;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The five documents of Waikato (2013), and five of our own. */
class ExampleDocumentsTest {
    @ParameterizedTest
    @ValueSource(strings = {"waikato", "harbour"})
    void firstTwoAreVersions(String set) {
        List<String> documents = documents(set);
        Optional<Relation> relation = relation(documents.get(0), documents.get(1));
        assertThat(relation).get().extracting(Relation::kind).isEqualTo(RelationKind.VERSION);
        assertThat(relation.orElseThrow().score()).isGreaterThanOrEqualTo(0.5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"waikato", "harbour"})
    void allOthersAreNoVersions(String set) {
        List<String> documents = documents(set);
        for (int left = 0; left < documents.size(); left++) {
            for (int right = Math.max(2, left + 1); right < documents.size(); right++) {
                assertThat(relation(documents.get(left), documents.get(right))).isEmpty();
                assertThat(Scored.score(documents.get(left), documents.get(right)))
                        .isLessThan(0.25);
            }
        }
    }

    private static Optional<Relation> relation(String left, String right) {
        return new AlignedClassifier().classify(Compared.texts(left, right));
    }

    private static List<String> documents(String set) {
        return set.equals("waikato") ? ExampleDocuments.published() : ExampleDocuments.own();
    }
}
