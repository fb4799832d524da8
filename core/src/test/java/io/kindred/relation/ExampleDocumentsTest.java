package io.kindred.relation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.kindred.comparison.Compared;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Five short documents of which the first two are versions, the next two tell of the same event in other words, and the
 * last is of something else: those of Waikato (2013), design, appendix, and five of our own.
 */
class ExampleDocumentsTest {
    private static final Path REPORT = Path.of("../../shared/papers/waikato-2013-design.txt");

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
        return set.equals("waikato") ? published() : own();
    }

    /** Those of the report, which is not ours to keep here. */
    private static List<String> published() {
        assumeTrue(Files.exists(REPORT), "the text of the report is not at ../shared/papers");
        try {
            String report = Files.readString(REPORT);
            String appendix = report.substring(report.lastIndexOf("Appendix: Example documents"));
            List<String> documents = List.of(appendix.split("\nDocument \\d *\n"));
            assertThat(documents).hasSize(6);
            return documents.subList(1, 6);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Those of our own, which lines of hyphens part. */
    private static List<String> own() {
        try (InputStream in = ExampleDocumentsTest.class.getResourceAsStream("examples/harbour.txt")) {
            return List.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n-{5,}\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
