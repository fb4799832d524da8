package io.kindred.semantics.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.kindred.chunk.ParagraphChunker;
import io.kindred.fingerprint.SimHash;
import io.kindred.relation.paper.ChunkPairs;
import io.kindred.relation.paper.NaiveMeasure;
import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.concept.FiveDocuments;
import io.kindred.semantics.concept.TextConcepts;
import io.kindred.semantics.lexicon.WordNet;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConceptHasherTest {
    private final TextConcepts concepts = new TextConcepts();
    private final List<ConceptVector> five =
            FiveDocuments.TEXTS.stream().map(concepts::vector).toList();

    @Test
    void relatedDocumentsAreNearerThanStrangersHoweverConceptsCount() {
        ConceptSpace space = ConceptSpace.of(five);
        Expansion all = new Expansion(WordNet.words(), true, true);
        for (ConceptHasher hasher : List.of(
                ConceptHasher.plain(256, Expansion.NONE),
                ConceptHasher.frequency(256, Expansion.NONE),
                ConceptHasher.tfIdf(256, Expansion.NONE, space),
                ConceptHasher.plain(256, all),
                ConceptHasher.tfIdf(256, all, space))) {
            List<SimHash> hashes = five.stream().map(hasher::hash).toList();
            int versions = hashes.get(0).distance(hashes.get(1));
            int related = hashes.get(2).distance(hashes.get(3));
            assertThat(versions).as(hasher.scheme().toString()).isLessThan(related);
            for (int other = 0; other < 4; other++) {
                assertThat(related).isLessThan(hashes.get(other).distance(hashes.get(4)));
            }
        }
    }

    @Test
    void theHashesOfParagraphsGoIntoTheMeasuresOfThePapers() {
        ConceptHasher hasher = ConceptHasher.plain(64, Expansion.NONE);
        List<List<SimHash>> hashes = FiveDocuments.TEXTS.stream()
                .map(text -> hasher.hashes(text, new ParagraphChunker().chunk(text), concepts))
                .toList();
        double versions = new NaiveMeasure().version(new ChunkPairs(hashes.get(0), hashes.get(1), 16));
        double strangers = new NaiveMeasure().version(new ChunkPairs(hashes.get(0), hashes.get(4), 16));
        assertThat(versions).isPositive();
        assertThat(strangers).isZero();
    }

    @Test
    void hashesOfDifferentKindsDoNotMeet() {
        SimHash plain = ConceptHasher.plain(64, Expansion.NONE).hash(five.get(0));
        SimHash frequency = ConceptHasher.frequency(64, Expansion.NONE).hash(five.get(0));
        assertThatIllegalArgumentException().isThrownBy(() -> plain.distance(frequency));
    }

    @Test
    void hashesStayWhatTheyAre() {
        assertThat(ConceptHasher.plain(64, Expansion.NONE)
                        .hash(concepts.vector("Oak Hill, golf"))
                        .toString())
                .isEqualTo("concepthash-v1:plain-64:public=04a29038845a00a0");
    }

    @Test
    void synonymsAndBroaderTermsMakeDocumentsMeet() {
        ConceptVector car = concepts.vector("the car");
        ConceptVector automobile = concepts.vector("an automobile");
        ConceptVector truck = concepts.vector("a truck");
        Expansion synonyms = new Expansion(WordNet.words(), true, false);
        Expansion broader = new Expansion(WordNet.words(), true, true);
        assertThat(cosine(car, automobile, Expansion.NONE)).isZero();
        assertThat(cosine(car, automobile, synonyms)).isEqualTo(1);
        assertThat(cosine(car, truck, synonyms)).isZero();
        assertThat(cosine(car, truck, broader)).isPositive();
        assertThat(synonyms.expand(automobile).get(0).surface()).isEqualTo("automobile");
    }

    private static double cosine(ConceptVector left, ConceptVector right, Expansion expansion) {
        ConceptVector one = expansion.expand(left);
        ConceptVector other = expansion.expand(right);
        ConceptSpace space = ConceptSpace.of(List.of(one, other));
        return space.weigh(one).cosine(space.weigh(other));
    }

    @Test
    void theScoreRisesWithBothAndStaysInBounds() {
        assertThat(SemanticScore.of(0, -1).score()).isZero();
        assertThat(SemanticScore.of(1, 1).score()).isEqualTo(1);
        assertThat(SemanticScore.of(0).score()).isZero();
        assertThat(SemanticScore.of(1).score()).isEqualTo(1);
        double last = -1;
        for (double x = 0; x < 0.5; x += 0.05) {
            double score = SemanticScore.of(x, x).score();
            assertThat(score).isGreaterThan(last);
            assertThat(SemanticScore.of(x + 0.01, x).score()).isGreaterThan(score);
            last = score;
        }
        assertThat(SemanticScore.of(0.02, 0.1).isRelated()).isFalse();
        assertThat(SemanticScore.of(0.2, 0.5).isRelated()).isTrue();
    }
}
