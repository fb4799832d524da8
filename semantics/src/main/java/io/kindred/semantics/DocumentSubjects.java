package io.kindred.semantics;

import io.kindred.relation.Relatedness;
import io.kindred.relation.Subjects;
import io.kindred.semantics.concept.Background;
import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.embedding.ByteVector;
import io.kindred.semantics.embedding.EmbeddedDocument;
import io.kindred.semantics.embedding.Likeness;
import io.kindred.semantics.embedding.VectorIndex;
import io.kindred.semantics.measure.ConceptIndex;
import io.kindred.semantics.measure.ConceptPacking;
import io.kindred.semantics.measure.SemanticScore;
import io.kindred.semantics.measure.SharedConcept;
import io.kindred.semantics.measure.WeightedConcepts;
import io.kindred.semantics.topic.Neighbour;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** A collection by the concepts of its documents and by what their passages mean. */
final class DocumentSubjects implements Subjects {
    /*
     * Candidates are those that share the most telling concepts and those that mean nearly the same as a whole; each way finds
     * what the other misses. Only of them the passages are compared. The indexes hold numbers alone: what was told of a
     * document is asked for again when it is needed, so that a large collection need not fit into memory. They are made of
     * parts, of which a question to a collection that was opened reads only what it needs.
     */
    private static final int CANDIDATES = 64;

    /**
     * The score from which two documents are told to be related: twice that of one topic. Otherwise all of a collection about one topic would
     * be.
     */
    private static final double RELATED = 2 * SemanticScore.RELATED;

    private static final int MOST_CONCEPTS = 12;

    private final IntFunction<Map<String, byte[]>> told;
    private final String conceptScheme;
    private final Optional<String> model;
    private final Map<String, byte[]> parts;
    private final ConceptIndex concepts;
    private final VectorIndex wholes;

    private DocumentSubjects(
            Map<String, byte[]> parts,
            Function<String, byte[]> part,
            IntFunction<Map<String, byte[]>> told,
            String conceptScheme,
            Optional<String> model) {
        this.parts = parts;
        this.told = told;
        this.conceptScheme = conceptScheme;
        this.model = model;
        this.concepts = ConceptIndex.opened(part, Background.english());
        this.wholes = VectorIndex.opened(part);
    }

    /** The collection of these parts, which are asked for when they are needed. */
    DocumentSubjects(
            Function<String, byte[]> part,
            IntFunction<Map<String, byte[]>> told,
            String conceptScheme,
            Optional<String> model) {
        this(Map.of(), part, told, conceptScheme, model);
    }

    /** The collection of documents of which it is known what was told of each. */
    static DocumentSubjects of(
            int documents, IntFunction<Map<String, byte[]>> told, String conceptScheme, Optional<String> model) {
        ConceptPacking packing = new ConceptPacking(Background.english());
        List<ByteVector> wholes = new ArrayList<>();
        for (int number = 0; number < documents; number++) {
            Map<String, byte[]> about = told.apply(number);
            packing.add(vector(about, conceptScheme));
            wholes.add(passages(about, model).map(EmbeddedDocument::whole).orElseGet(() -> ByteVector.of(new byte[0])));
        }
        Map<String, byte[]> parts = new LinkedHashMap<>(packing.parts());
        parts.putAll(VectorIndex.packed(wholes));
        return new DocumentSubjects(parts, parts::get, told, conceptScheme, model);
    }

    @Override
    public Map<String, byte[]> parts() {
        return Collections.unmodifiableMap(parts);
    }

    @Override
    public int[] related(Map<String, byte[]> about, int most) {
        return nearest(about, most).stream()
                .filter(neighbour -> neighbour.nearness() >= RELATED)
                .mapToInt(Neighbour::document)
                .toArray();
    }

    /** The documents that have most to do with one, the nearest first, at most so many. */
    List<Neighbour> nearest(Map<String, byte[]> about, int most) {
        double[] shared = concepts.cosines(weighed(about));
        Optional<EmbeddedDocument> passages = passages(about);
        return Arrays.stream(candidates(shared, passages, most))
                .mapToObj(other -> near(other, score(shared[other], passages, passages(told.apply(other)))))
                .flatMap(Optional::stream)
                .sorted(Comparator.comparingDouble((Neighbour neighbour) -> -neighbour.nearness())
                        .thenComparing(Neighbour::document))
                .limit(most)
                .toList();
    }

    private static Optional<Neighbour> near(int document, double score) {
        return score > 0 ? Optional.of(new Neighbour(document, score)) : Optional.empty();
    }

    private int[] candidates(double[] shared, Optional<EmbeddedDocument> passages, int most) {
        int count = Math.max(CANDIDATES, 2 * most);
        IntStream byConcepts = ConceptIndex.nearest(shared, count).stream().mapToInt(ConceptIndex.Hit::document);
        IntStream byMeaning =
                passages.stream().flatMapToInt(document -> Arrays.stream(wholes.nearest(document.whole(), count)));
        return IntStream.concat(byConcepts, byMeaning).distinct().sorted().toArray();
    }

    @Override
    public Relatedness between(Map<String, byte[]> left, Map<String, byte[]> right) {
        WeightedConcepts ours = weighed(left);
        WeightedConcepts theirs = weighed(right);
        Optional<EmbeddedDocument> one = passages(left);
        Optional<EmbeddedDocument> other = passages(right);
        Optional<Relatedness.Passages> nearest = one.isPresent() && other.isPresent()
                ? Likeness.of(one.get(), other.get())
                        .nearest()
                        .map(found -> new Relatedness.Passages(found.left(), found.right(), found.cosine()))
                : Optional.empty();
        List<String> names = SharedConcept.of(ours, theirs).stream()
                .map(SharedConcept::surface)
                .limit(MOST_CONCEPTS)
                .toList();
        return new Relatedness(score(ours.cosine(theirs), one, other), names, nearest);
    }

    private static double score(double shared, Optional<EmbeddedDocument> one, Optional<EmbeddedDocument> other) {
        SemanticScore score = one.isPresent() && other.isPresent()
                ? SemanticScore.of(shared, Likeness.of(one.get(), other.get()).cosine())
                : SemanticScore.of(shared);
        return score.score();
    }

    private WeightedConcepts weighed(Map<String, byte[]> about) {
        return concepts.space().weigh(vector(about));
    }

    ConceptVector vector(Map<String, byte[]> about) {
        return vector(about, conceptScheme);
    }

    private static ConceptVector vector(Map<String, byte[]> about, String scheme) {
        byte[] bytes = about.get(scheme);
        return bytes == null ? ConceptVector.of("", List.of()) : ConceptVector.of(bytes);
    }

    private Optional<EmbeddedDocument> passages(Map<String, byte[]> about) {
        return passages(about, model);
    }

    private static Optional<EmbeddedDocument> passages(Map<String, byte[]> about, Optional<String> model) {
        return model.map(about::get).map(EmbeddedDocument::of);
    }
}
