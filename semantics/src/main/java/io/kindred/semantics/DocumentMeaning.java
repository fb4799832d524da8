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
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * What documents are about: the concepts they mention and, if they are in English, what their passages mean.
 *
 * <p>Nothing is loaded before it is needed: the words when the first text is told, the model when the first passage is. The model
 * stays for as long as the process runs.
 */
public final class DocumentMeaning implements Meaning {
    private static final String ENGLISH = "en";

    private final Optional<EmbeddingModel> model;
    private final PassageCutter cutter = new PassageCutter();
    private TextConcepts concepts;

    private DocumentMeaning(Optional<EmbeddingModel> model) {
        this.model = model;
    }

    /** By concepts and by what passages mean, as a model tells it. */
    public static DocumentMeaning by(EmbeddingModel model) {
        return new DocumentMeaning(Optional.of(model));
    }

    /** By concepts alone. */
    public static DocumentMeaning byConcepts() {
        return new DocumentMeaning(Optional.empty());
    }

    @Override
    public List<String> schemes() {
        return Stream.concat(Stream.of(ConceptVector.SCHEME), model.stream().map(EmbeddedDocument::scheme))
                .toList();
    }

    @Override
    public byte[] tell(String scheme, String text) throws IOException {
        if (scheme.equals(ConceptVector.SCHEME)) {
            return concepts().vector(text).bytes();
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
        return new DocumentSubjects(documents, told, model.map(EmbeddedDocument::scheme));
    }

    private synchronized TextConcepts concepts() {
        if (concepts == null) {
            concepts = new TextConcepts();
        }
        return concepts;
    }
}
