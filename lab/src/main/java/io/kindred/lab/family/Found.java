package io.kindred.lab.family;

import io.kindred.text.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What was found in a corpus.
 *
 * @param families for each document that is in a family the name of it
 * @param chained the same when every relation joins
 */
record Found(KinCorpus corpus, Map<String, String> families, Map<String, String> chained) {
    Found {
        families = Map.copyOf(families);
        chained = Map.copyOf(chained);
    }

    /** What was found of some documents. */
    Found only(Predicate<String> some) {
        List<Document> documents = new ArrayList<>();
        List<String> truth = new ArrayList<>();
        for (int i = 0; i < corpus.documents().size(); i++) {
            if (some.test(corpus.documents().get(i).id())) {
                documents.add(corpus.documents().get(i));
                truth.add(corpus.families().get(i));
            }
        }
        return new Found(new KinCorpus(corpus.name(), documents, truth), families, chained);
    }

    /** The ids of all documents. */
    Set<String> ids() {
        return corpus.documents().stream().map(Document::id).collect(Collectors.toSet());
    }

    /** How well groups agree with the truth; a document without a group is one of its own. */
    Grouping grouping(Map<String, String> groups) {
        List<String> found = corpus.documents().stream()
                .map(document -> groups.getOrDefault(document.id(), " " + document.id()))
                .toList();
        return Grouping.of(corpus.families(), found);
    }
}
