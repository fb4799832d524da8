package io.kindred.corpus.recipe;

import io.kindred.corpus.NamedText;
import io.kindred.corpus.VersionPair;
import java.util.List;
import java.util.stream.Stream;

/**
 * Documents, and what is known of some pairs of them.
 *
 * @param documents all documents, bases and versions, each with a name of its own
 * @param pairs every version with its base
 */
public record LabelledCorpus(List<NamedText> documents, List<VersionPair> pairs) {
    /** Keeps copies of the lists, and refuses two documents of one name. */
    public LabelledCorpus {
        documents = List.copyOf(documents);
        pairs = List.copyOf(pairs);
        if (documents.stream().map(NamedText::name).distinct().count() < documents.size()) {
            throw new IllegalArgumentException("two documents have the same name");
        }
    }

    /** The corpus of some bases and of the versions in some pairs. */
    static LabelledCorpus of(List<NamedText> bases, List<VersionPair> pairs) {
        Stream<NamedText> versions = pairs.stream().map(VersionPair::version);
        return new LabelledCorpus(Stream.concat(bases.stream(), versions).toList(), pairs);
    }
}
