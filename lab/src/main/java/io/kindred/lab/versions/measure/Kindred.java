package io.kindred.lab.versions.measure;

import io.kindred.chunk.SentenceChunker;
import io.kindred.comparison.Reading;
import io.kindred.comparison.ShingleComparer;
import io.kindred.relation.RelationClassifier.Verdict;
import io.kindred.relation.ShareClassifier;
import io.kindred.text.Document;

/** The score that kindred itself gives a pair, made as a scan makes it. */
final class Kindred {
    private static final ShingleComparer COMPARER = new ShingleComparer();
    private static final ShareClassifier CLASSIFIER = new ShareClassifier();

    private Kindred() {}

    static Reading read(Document document) {
        return Reading.of(document, new SentenceChunker());
    }

    static double score(Prepared left, Prepared right) {
        if (left.reading().text().equals(right.reading().text())) {
            return 1;
        }
        return CLASSIFIER
                .classify(COMPARER.compare(left.words(), right.words()))
                .map(Verdict::score)
                .orElse(0.0);
    }
}
