package io.kindred.lab.meaning;

import io.kindred.fingerprint.SimHash;
import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.concept.TextConcepts;
import io.kindred.semantics.embedding.EmbeddedDocument;
import io.kindred.semantics.embedding.Embedder;
import io.kindred.semantics.embedding.Likeness;
import io.kindred.semantics.embedding.PassageCutter;
import io.kindred.semantics.measure.ConceptHasher;
import io.kindred.semantics.measure.ConceptSpace;
import io.kindred.semantics.measure.Expansion;
import io.kindred.semantics.measure.SemanticScore;
import io.kindred.semantics.measure.WeightedConcepts;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** How near each two of some texts are, by one method after the other; a text is not near to itself. */
final class Similarities {
    private final List<String> texts;
    private final List<ConceptVector> concepts;
    private final List<EmbeddedDocument> embedded;

    Similarities(List<LabelledText> texts, Embedder embedder) {
        this.texts = texts.stream().map(LabelledText::text).toList();
        TextConcepts extractor = new TextConcepts();
        PassageCutter cutter = new PassageCutter();
        concepts = this.texts.parallelStream().map(extractor::vector).toList();
        embedded = this.texts.parallelStream()
                .map(text -> EmbeddedDocument.of(text, cutter, embedder))
                .toList();
    }

    List<ConceptVector> concepts() {
        return concepts;
    }

    /** By how near two of something made of the texts are. */
    private interface Nearness<T> {
        double of(T left, T right);
    }

    private <T> double[][] each(IntFunction<T> item, Nearness<T> nearness) {
        List<T> items = IntStream.range(0, texts.size()).mapToObj(item).toList();
        double[][] scores = new double[items.size()][items.size()];
        IntStream.range(0, items.size()).parallel().forEach(i -> {
            for (int j = 0; j < items.size(); j++) {
                scores[i][j] = i == j ? 0 : nearness.of(items.get(i), items.get(j));
            }
        });
        return scores;
    }

    /** By SimHashes of concepts. */
    double[][] hashes(ConceptHasher hasher) {
        return each(
                i -> hasher.hash(concepts.get(i)),
                (SimHash left, SimHash right) -> ConceptHasher.nearness(left, right));
    }

    ConceptSpace space() {
        return ConceptSpace.of(concepts);
    }

    /** By the tf-idf cosine of concepts, expanded or not. */
    double[][] cosines(Expansion expansion) {
        List<ConceptVector> expanded =
                concepts.parallelStream().map(expansion::expand).toList();
        ConceptSpace space = ConceptSpace.of(expanded);
        return each(i -> space.weigh(expanded.get(i)), WeightedConcepts::cosine);
    }

    /** By embeddings, passage by passage. */
    double[][] embeddings() {
        return each(embedded::get, (left, right) -> Likeness.of(left, right).cosine());
    }

    /** By both, as Kindred does. */
    double[][] fused() {
        double[][] cosines = cosines(Expansion.NONE);
        double[][] embeddings = embeddings();
        double[][] scores = new double[texts.size()][texts.size()];
        for (int i = 0; i < scores.length; i++) {
            for (int j = 0; j < scores.length; j++) {
                scores[i][j] = i == j
                        ? 0
                        : SemanticScore.of(cosines[i][j], embeddings[i][j]).score();
            }
        }
        return scores;
    }

    /** By BM25, each text asking for the others with all its words, as MoreLikeThis does. */
    double[][] bm25() {
        return new Bm25(texts).scores();
    }
}
