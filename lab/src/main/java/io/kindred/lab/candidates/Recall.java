package io.kindred.lab.candidates;

import io.kindred.candidate.CandidateFinder;
import io.kindred.candidate.SecondLook;
import io.kindred.candidate.SharedText;
import io.kindred.comparison.CommonSentences;
import io.kindred.comparison.Comparer;
import io.kindred.comparison.align.AlignedComparer;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.index.Postings;
import io.kindred.relation.AlignedClassifier;
import io.kindred.relation.RelationClassifier;
import io.kindred.relation.RelationKind;
import io.kindred.text.Document;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What is found of the relations between documents when only candidates are compared.
 *
 * @param documents how many documents there are
 * @param words how many words they have together
 * @param keys how many keys
 * @param candidates how many pairs are candidates
 * @param kin how many pairs are the same text, versions, or one contains the other
 * @param kinFound how many of these are candidates
 * @param others how many pairs have another relation: they share a passage or a form
 * @param othersFound how many of these are candidates
 */
public record Recall(
        int documents, long words, long keys, long candidates, long kin, long kinFound, long others, long othersFound) {

    private static final Recall NONE = new Recall(0, 0, 0, 0, 0, 0, 0, 0);

    /** Compares every document with every other, and counts which of those with a relation are candidates. */
    public static Recall of(List<Document> documents) {
        List<Reading> readings = documents.parallelStream().map(Reading::of).toList();
        List<Signature> signatures = readings.stream().map(Signature::of).toList();
        Postings postings = postings(signatures);
        BitSet[] candidates = candidates(readings, signatures, postings);
        CommonSentences.Count common = new CommonSentences.Count(documents.size());
        postings.forEachKey(common::add);
        Comparer comparer = new AlignedComparer(common.result());
        Recall start = new Recall(
                documents.size(),
                readings.stream().mapToLong(Reading::words).sum(),
                signatures.stream().mapToLong(each -> each.keys().length).sum(),
                Arrays.stream(candidates).mapToLong(BitSet::cardinality).sum(),
                0,
                0,
                0,
                0);
        return start.plus(IntStream.range(0, readings.size())
                .parallel()
                .mapToObj(left -> row(left, readings, comparer, candidates[left]))
                .reduce(NONE, Recall::plus));
    }

    /** The share of kin that is found; 1 if there is none. */
    public double recall() {
        return kin == 0 ? 1 : (double) kinFound / kin;
    }

    /** The share of other relations that is found; 1 if there is none. */
    public double recallOfOthers() {
        return others == 0 ? 1 : (double) othersFound / others;
    }

    /** How many candidates a document has. */
    public double perDocument() {
        return documents == 0 ? 0 : 2.0 * candidates / documents;
    }

    private static Postings postings(List<Signature> signatures) {
        return Postings.of(IntStream.range(0, signatures.size())
                .boxed()
                .flatMapToLong(document ->
                        Arrays.stream(signatures.get(document).keys()).map(key -> Postings.posting(key, document)))
                .toArray());
    }

    /** For each document the later ones that it finds or that find it, and that a second look finds worth comparing. */
    private static BitSet[] candidates(List<Reading> readings, List<Signature> signatures, Postings postings) {
        CandidateFinder finder =
                new SharedText(postings, document -> readings.get(document).words());
        BitSet[] later =
                IntStream.range(0, readings.size()).mapToObj(i -> new BitSet()).toArray(BitSet[]::new);
        for (int document = 0; document < later.length; document++) {
            int words = readings.get(document).words();
            for (int other : finder.candidates(signatures.get(document), words)) {
                if (other != document && SecondLook.isWorth(readings.get(document), readings.get(other))) {
                    later[Math.min(document, other)].set(Math.max(document, other));
                }
            }
        }
        return later;
    }

    private static Recall row(int left, List<Reading> readings, Comparer comparer, BitSet candidates) {
        RelationClassifier classifier = new AlignedClassifier();
        Recall sum = NONE;
        for (int right = left + 1; right < readings.size(); right++) {
            Optional<RelationKind> kind = classifier
                    .classify(comparer.compare(readings.get(left), readings.get(right)))
                    .map(relation -> relation.kind());
            if (kind.isPresent()) {
                sum = sum.plus(one(kind.get(), candidates.get(right)));
            }
        }
        return sum;
    }

    private static Recall one(RelationKind kind, boolean found) {
        boolean other = kind == RelationKind.SHARES || kind == RelationKind.TEMPLATE;
        int hit = found ? 1 : 0;
        return other ? new Recall(0, 0, 0, 0, 0, 0, 1, hit) : new Recall(0, 0, 0, 0, 1, hit, 0, 0);
    }

    private Recall plus(Recall more) {
        return new Recall(
                documents + more.documents,
                words + more.words,
                keys + more.keys,
                candidates + more.candidates,
                kin + more.kin,
                kinFound + more.kinFound,
                others + more.others,
                othersFound + more.othersFound);
    }
}
