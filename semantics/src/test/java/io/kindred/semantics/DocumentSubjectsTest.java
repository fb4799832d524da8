package io.kindred.semantics;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.corpus.Prose;
import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.concept.TextConcepts;
import io.kindred.semantics.embedding.ByteVector;
import io.kindred.semantics.embedding.EmbeddedDocument;
import io.kindred.semantics.embedding.EmbeddedPassage;
import io.kindred.semantics.measure.ConceptSpace;
import io.kindred.semantics.measure.SemanticScore;
import io.kindred.semantics.measure.WeightedConcepts;
import io.kindred.text.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class DocumentSubjectsTest {
    private static final String MODEL = "made";
    private static final int DIMENSIONS = 16;

    private final TextConcepts concepts = new TextConcepts();

    @Test
    void collectionOpenedFromItsPartsFindsTheSame(Random random) {
        for (int round = 0; round < 4; round++) {
            List<Map<String, byte[]>> told = told(random, 1 + random.nextInt(60));
            DocumentSubjects built = subjects(told);
            Map<String, byte[]> kept = new HashMap<>(built.parts());
            DocumentSubjects opened =
                    new DocumentSubjects(kept::get, told::get, ConceptVector.SCHEME, Optional.of(MODEL));
            for (Map<String, byte[]> asked : told(random, 10)) {
                assertThat(opened.nearest(asked, 7)).isEqualTo(built.nearest(asked, 7));
                assertThat(opened.related(asked, 7)).isEqualTo(built.related(asked, 7));
                assertThat(opened.between(asked, told.get(0))).isEqualTo(built.between(asked, told.get(0)));
            }
        }
    }

    @Test
    void withoutTheModelTheScoreIsThatOfConcepts(Random random) {
        List<Map<String, byte[]>> told = told(random, 20);
        told.forEach(about -> about.remove(MODEL));
        List<ConceptVector> vectors = told.stream()
                .map(about -> ConceptVector.of(about.get(ConceptVector.SCHEME)))
                .toList();
        ConceptSpace space = ConceptSpace.of(vectors);
        List<WeightedConcepts> weighed = vectors.stream().map(space::weigh).toList();
        DocumentSubjects subjects = subjects(told);
        for (int other = 0; other < weighed.size(); other++) {
            assertThat(subjects.between(told.get(0), told.get(other)).semantic())
                    .isEqualTo(SemanticScore.of(weighed.get(0).cosine(weighed.get(other)))
                            .score());
        }
    }

    private static DocumentSubjects subjects(List<Map<String, byte[]>> told) {
        return DocumentSubjects.of(told.size(), told::get, ConceptVector.SCHEME, Optional.of(MODEL));
    }

    /** What is told of made texts, of which some have made vectors. */
    private List<Map<String, byte[]>> told(Random random, int count) {
        Prose prose = new Prose(random);
        return IntStream.range(0, count)
                .mapToObj(i -> {
                    Map<String, byte[]> told = new HashMap<>();
                    told.put(
                            ConceptVector.SCHEME,
                            concepts.vector(prose.paragraph()).bytes());
                    if (random.nextInt(4) > 0) {
                        told.put(MODEL, embedded(random).bytes());
                    }
                    return told;
                })
                .toList();
    }

    private static EmbeddedDocument embedded(Random random) {
        return new EmbeddedDocument(IntStream.range(0, 1 + random.nextInt(3))
                .mapToObj(i -> new EmbeddedPassage(Span.of(100 * i, 100 * i + 80), vector(random)))
                .toList());
    }

    private static ByteVector vector(Random random) {
        float[] vector = new float[DIMENSIONS];
        for (int i = 0; i < DIMENSIONS; i++) {
            vector[i] = (float) random.nextGaussian();
        }
        return ByteVector.of(vector);
    }
}
