package io.kindred.semantics;

import io.kindred.relation.Meaning;
import io.kindred.relation.Subjects;
import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.concept.LanguageDetector;
import io.kindred.semantics.concept.TextConcepts;
import io.kindred.semantics.embedding.EmbeddedDocument;
import io.kindred.semantics.embedding.EmbeddingModel;
import io.kindred.semantics.embedding.OnnxEmbedder;
import io.kindred.semantics.embedding.PassageCutter;
import io.kindred.semantics.lexicon.Taxonomy;
import io.kindred.semantics.measure.Expansion;
import io.kindred.semantics.measure.SemanticScore;
import io.kindred.semantics.topic.Neighbour;
import io.kindred.semantics.topic.Topic;
import io.kindred.semantics.topic.TopicFinder;
import io.kindred.semantics.topic.Wishes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

/**
 * What documents are about: the concepts they mention and, if they are in English, what their passages mean.
 *
 * <p>Nothing is loaded before it is needed: the words when the first text is told, the model when the first passage is. The model
 * stays for as long as the process runs.
 */
public final class DocumentMeaning implements Meaning {
    private static final String ENGLISH = "en";

    private final Optional<EmbeddingModel> model;
    private final Optional<Taxonomy> taxonomy;
    private final String conceptScheme;
    private final PassageCutter cutter = new PassageCutter();
    private TextConcepts concepts;

    private DocumentMeaning(Optional<EmbeddingModel> model, Optional<Taxonomy> taxonomy, String conceptScheme) {
        this.model = model;
        this.taxonomy = taxonomy;
        this.conceptScheme = conceptScheme;
    }

    /** By concepts and by what passages mean, as a model tells it. */
    public static DocumentMeaning by(EmbeddingModel model) {
        return new DocumentMeaning(Optional.of(model), Optional.empty(), ConceptVector.SCHEME);
    }

    /** By concepts alone. */
    public static DocumentMeaning byConcepts() {
        return new DocumentMeaning(Optional.empty(), Optional.empty(), ConceptVector.SCHEME);
    }

    /** The same, where the terms of a taxonomy are concepts, and their synonyms and broader terms count. */
    public DocumentMeaning with(Path terms) throws IOException {
        Taxonomy known = Taxonomy.read(terms);
        CRC32C sum = new CRC32C();
        sum.update(Files.readAllBytes(terms));
        String scheme = ConceptVector.SCHEME + "+" + Long.toHexString(sum.getValue());
        return new DocumentMeaning(model, Optional.of(known), scheme);
    }

    @Override
    public List<String> schemes() {
        return Stream.concat(Stream.of(conceptScheme), model.stream().map(EmbeddedDocument::scheme))
                .toList();
    }

    @Override
    public byte[] tell(String scheme, String text) throws IOException {
        if (scheme.equals(conceptScheme)) {
            ConceptVector found = concepts().vector(text);
            return taxonomy.map(known -> new Expansion(known, true, true).expand(found))
                    .orElse(found)
                    .bytes();
        }
        String language = concepts().language(text);
        if (!language.equals(ENGLISH) && !language.equals(LanguageDetector.UNKNOWN)) {
            return new byte[0];
        }
        EmbeddedDocument document = EmbeddedDocument.of(text, cutter, OnnxEmbedder.shared(model.orElseThrow()));
        return document.passages().isEmpty() ? new byte[0] : document.bytes();
    }

    @Override
    public Subjects subjects(int documents, IntFunction<Map<String, byte[]>> told) {
        return known(documents, told);
    }

    private DocumentSubjects known(int documents, IntFunction<Map<String, byte[]>> told) {
        return DocumentSubjects.of(documents, told, conceptScheme, model.map(EmbeddedDocument::scheme));
    }

    @Override
    public Subjects opened(Function<String, byte[]> parts, IntFunction<Map<String, byte[]>> told) {
        return new DocumentSubjects(parts, told, conceptScheme, model.map(EmbeddedDocument::scheme));
    }

    /**
     * The topics of a collection, the largest first.
     *
     * @param documents how many documents there are
     * @param told what was told of each, by scheme
     */
    public List<Topic> topics(int documents, IntFunction<Map<String, byte[]>> told, Wishes wishes) {
        DocumentSubjects subjects = known(documents, told);
        List<List<Neighbour>> neighbours = IntStream.range(0, documents)
                .parallel()
                .mapToObj(number -> subjects.nearest(told.apply(number), TopicFinder.NEIGHBOURS + 1).stream()
                        .filter(neighbour -> neighbour.document() != number)
                        .limit(TopicFinder.NEIGHBOURS)
                        .toList())
                .toList();
        List<ConceptVector> vectors = IntStream.range(0, documents)
                .mapToObj(number -> subjects.vector(told.apply(number)))
                .toList();
        return new TopicFinder().topics(vectors, withoutStrangers(neighbours), wishes);
    }

    /** The same neighbours, but none for documents that have nothing to do with any other, and none that are such. */
    private static List<List<Neighbour>> withoutStrangers(List<List<Neighbour>> neighbours) {
        Predicate<List<Neighbour>> isStranger =
                near -> near.isEmpty() || near.get(0).nearness() < SemanticScore.RELATED;
        return neighbours.stream()
                .map(near -> isStranger.test(near)
                        ? List.<Neighbour>of()
                        : near.stream()
                                .filter(other -> !isStranger.test(neighbours.get(other.document())))
                                .toList())
                .toList();
    }

    /** The way of a name: {@code model}, {@code concepts}, or nothing for any other. */
    public static Optional<DocumentMeaning> named(String way) {
        return switch (way) {
            case "model" -> Optional.of(by(EmbeddingModel.MINILM));
            case "concepts" -> Optional.of(byConcepts());
            default -> Optional.empty();
        };
    }

    private synchronized TextConcepts concepts() throws IOException {
        if (concepts == null) {
            try {
                concepts =
                        taxonomy.map(known -> new TextConcepts(known.terms())).orElseGet(TextConcepts::new);
            } catch (LinkageError | IllegalStateException e) {
                Throwable reason = e.getCause() == null ? e : e.getCause();
                throw new IOException("the lists of words cannot be used: " + reason.getMessage(), e);
            }
        }
        return concepts;
    }
}
