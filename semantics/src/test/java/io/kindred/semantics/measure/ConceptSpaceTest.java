package io.kindred.semantics.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import io.kindred.Seeds;
import io.kindred.relation.ExampleDocuments;
import io.kindred.semantics.concept.Background;
import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.concept.FiveDocuments;
import io.kindred.semantics.concept.TextConcepts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class ConceptSpaceTest {
    private final TextConcepts concepts = new TextConcepts();

    private List<WeightedConcepts> weighed(List<String> texts) {
        List<ConceptVector> vectors = texts.stream().map(concepts::vector).toList();
        ConceptSpace space = ConceptSpace.of(vectors);
        return vectors.stream().map(space::weigh).toList();
    }

    @Test
    void relatedDocumentsStandOutOfFive() {
        assertThatRelatedStandOut(weighed(FiveDocuments.TEXTS));
    }

    @Test
    void relatedDocumentsStandOutOfThoseOfThePaper() {
        List<WeightedConcepts> five = weighed(ExampleDocuments.published());
        assertThatRelatedStandOut(five);
        assertThat(sharedByRelated(five).subList(0, 10))
                .contains("Jason Dufner", "Oak Hill", "New York", "PGA", "golf");
    }

    private static void assertThatRelatedStandOut(List<WeightedConcepts> five) {
        double versions = five.get(0).cosine(five.get(1));
        double related = five.get(2).cosine(five.get(3));
        assertThat(versions).isGreaterThan(0.5);
        assertThat(related).isBetween(0.25, versions);
        for (int i = 0; i < 4; i++) {
            assertThat(five.get(i).cosine(five.get(4))).isLessThan(0.05);
        }
    }

    @Test
    void theSharedConceptsAreToldAsTheyAreWritten() {
        assertThat(sharedByRelated(weighed(FiveDocuments.TEXTS)).subList(0, 10))
                .contains("Jason Dufner", "Oak Hill", "New York", "PGA", "golf");
    }

    private static List<String> sharedByRelated(List<WeightedConcepts> five) {
        return SharedConcept.of(five.get(2), five.get(3)).stream()
                .map(SharedConcept::surface)
                .toList();
    }

    @Test
    void theSharedConceptsSumToTheCosine() {
        List<WeightedConcepts> five = weighed(FiveDocuments.TEXTS);
        double sum = SharedConcept.of(five.get(2), five.get(3)).stream()
                .mapToDouble(SharedConcept::weight)
                .sum();
        assertThat(sum).isCloseTo(five.get(2).cosine(five.get(3)), offset(1e-12));
    }

    @Test
    void anEmptyDocumentIsNearToNothing() {
        List<WeightedConcepts> documents = weighed(List.of("", "Oak Hill", "42"));
        assertThat(documents.get(0).cosine(documents.get(1))).isZero();
        assertThat(documents.get(0).cosine(documents.get(2))).isZero();
        assertThat(documents.get(1).cosine(documents.get(1))).isEqualTo(1);
    }

    @Test
    void theOrderOfDocumentsChangesNothing() {
        List<String> reversed = new ArrayList<>(FiveDocuments.TEXTS);
        Collections.reverse(reversed);
        List<WeightedConcepts> there = weighed(FiveDocuments.TEXTS);
        List<WeightedConcepts> back = weighed(reversed);
        assertThat(back.get(2).cosine(back.get(1))).isEqualTo(there.get(2).cosine(there.get(3)));
    }

    @Test
    void theIndexFindsWhatComparingAllFinds(Random random) {
        for (int n = 0; n < 40; n++) {
            List<ConceptVector> vectors = IntStream.range(0, 1 + random.nextInt(60))
                    .mapToObj(i -> concepts.vector(text(random)))
                    .toList();
            ConceptSpace space = ConceptSpace.of(vectors);
            List<WeightedConcepts> documents =
                    vectors.stream().map(space::weigh).toList();
            ConceptIndex index = ConceptIndex.of(vectors, Background.english());
            WeightedConcepts query = documents.get(random.nextInt(documents.size()));
            int k = 1 + random.nextInt(12);
            assertThat(index.nearest(query, k)).isEqualTo(nearestOfAll(documents, query, k));
            ConceptVector asked = concepts.vector(text(random) + " heron");
            assertThat(index.nearest(index.space().weigh(asked), k))
                    .isEqualTo(nearestOfAll(documents, space.weigh(asked), k));
        }
    }

    @Test
    void aQuestionReadsOnlyTheBucketsOfItsConcepts() {
        ConceptPacking packing = new ConceptPacking(Background.english());
        for (int i = 0; i < 300; i++) {
            packing.add(concepts.vector(IntStream.range(500 * i, 500 * i + 400)
                    .mapToObj(n -> "word" + n)
                    .collect(Collectors.joining(" "))));
        }
        Map<String, byte[]> parts = packing.parts();
        assertThat(parts).hasSizeGreaterThan(16);
        Set<String> read = new HashSet<>();
        ConceptIndex index = ConceptIndex.opened(
                name -> {
                    read.add(name);
                    return parts.get(name);
                },
                Background.english());
        ConceptVector asked = concepts.vector("word501");
        assertThat(index.nearest(index.space().weigh(asked), 3))
                .extracting(ConceptIndex.Hit::document)
                .containsExactly(1);
        assertThat(read).hasSize(1 + asked.size());
    }

    private static List<ConceptIndex.Hit> nearestOfAll(
            List<WeightedConcepts> documents, WeightedConcepts query, int k) {
        return IntStream.range(0, documents.size())
                .mapToObj(i -> new ConceptIndex.Hit(i, query.cosine(documents.get(i))))
                .filter(hit -> hit.cosine() > 0)
                .sorted(ConceptIndex.Hit.NEAREST)
                .limit(k)
                .toList();
    }

    private static String text(Random random) {
        String[] words = {
            "golf", "harbour", "Oak Hill", "museum", "soup", "barley", "New York", "allotment", "flood", "wall"
        };
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i > 0; i--) {
            text.append(words[(int) Math.abs(random.nextGaussian() * 4) % words.length])
                    .append(", ");
        }
        return text.toString();
    }
}
