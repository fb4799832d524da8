package io.kindred.cli;

import io.kindred.relation.Meaning;
import io.kindred.scan.Scan;
import io.kindred.semantics.DocumentMeaning;
import io.kindred.semantics.embedding.EmbeddingModel;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say how documents are related in meaning. */
final class MeaningOptions {
    private static final String MEANING = "meaning";
    private static final String NOT_LOOKED_AT = "no";
    private static final String CONCEPTS = "concepts";
    private static final String MODEL = "model";

    @Option(
            names = {"--only-versions", "--no-semantic"},
            description = "Look at texts alone, and for no relations in meaning.")
    private boolean onlyVersions;

    @Option(
            names = "--no-model",
            description = "Relate documents in meaning by their concepts alone, which is faster and sees less.")
    private boolean noModel;

    /** How documents are to be related in meaning. */
    Way way() {
        return way(onlyVersions ? NOT_LOOKED_AT : noModel ? CONCEPTS : MODEL);
    }

    /** How the documents of a catalog were related in meaning. */
    static Way of(Catalog catalog) throws IOException {
        return way(catalog.settings().getOrDefault(MEANING, NOT_LOOKED_AT));
    }

    private static Way way(String name) {
        return new Way(
                name,
                switch (name) {
                    case MODEL -> Optional.of(DocumentMeaning.by(EmbeddingModel.MINILM));
                    case CONCEPTS -> Optional.of(DocumentMeaning.byConcepts());
                    default -> Optional.empty();
                });
    }

    /** How documents are related in meaning, if they are. */
    record Way(String name, Optional<DocumentMeaning> meaning) implements AutoCloseable {
        /** Notes it for further commands. */
        void note(CatalogWriter writer) throws IOException {
            if (!name.equals(writer.catalog().settings().get(MEANING))) {
                writer.set(MEANING, name);
            }
        }

        /** A scan that relates documents this way. */
        Scan of(Scan scan) {
            return meaning.map((Meaning about) -> scan.with(about)).orElse(scan);
        }

        @Override
        public void close() {
            meaning.ifPresent(DocumentMeaning::close);
        }
    }
}
