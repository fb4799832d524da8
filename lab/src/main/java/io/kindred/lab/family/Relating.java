package io.kindred.lab.family;

import io.kindred.candidate.CandidateFinder;
import io.kindred.candidate.SecondLook;
import io.kindred.candidate.SharedText;
import io.kindred.comparison.CommonSentences;
import io.kindred.comparison.Comparer;
import io.kindred.comparison.align.AlignedComparer;
import io.kindred.family.Member;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.index.Postings;
import io.kindred.relation.AlignedClassifier;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationClassifier;
import io.kindred.text.Document;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a scan knows of documents when it has come to families.
 *
 * @param relations what those are to each other that are candidates
 */
record Relating(List<Member> members, List<Relation> relations) {
    Relating {
        members = List.copyOf(members);
        relations = List.copyOf(relations);
    }

    /** Reads documents, finds candidates and compares them, as a scan does. */
    static Relating of(List<Document> documents) {
        List<Reading> readings = documents.parallelStream().map(Reading::of).toList();
        List<Signature> signatures =
                readings.parallelStream().map(Signature::of).toList();
        Postings postings = Postings.of(IntStream.range(0, signatures.size())
                .boxed()
                .flatMapToLong(document ->
                        Arrays.stream(signatures.get(document).keys()).map(key -> Postings.posting(key, document)))
                .toArray());
        CommonSentences.Count common = new CommonSentences.Count(documents.size());
        postings.forEachKey(common::add);
        BitSet[] candidates = candidates(readings, signatures, postings);
        Comparer comparer = new AlignedComparer(common.result());
        List<Relation> relations = IntStream.range(0, readings.size())
                .parallel()
                .boxed()
                .flatMap(left -> candidates[left].stream()
                        .mapToObj(right -> relation(readings.get(left), readings.get(right), comparer)))
                .flatMap(List::stream)
                .toList();
        return new Relating(members(readings), relations);
    }

    private static List<Member> members(List<Reading> readings) {
        List<Member> members = new ArrayList<>();
        for (Reading reading : readings) {
            members.add(new Member(reading.document().id(), reading.text().hex(), reading.words(), members.size()));
        }
        return members;
    }

    /** For each document the later ones that it finds or that find it. */
    private static BitSet[] candidates(List<Reading> readings, List<Signature> signatures, Postings postings) {
        CandidateFinder finder =
                new SharedText(postings, document -> readings.get(document).words());
        BitSet[] later =
                IntStream.range(0, readings.size()).mapToObj(i -> new BitSet()).toArray(BitSet[]::new);
        for (int document = 0; document < later.length; document++) {
            for (int other : finder.candidates(
                    signatures.get(document), readings.get(document).words())) {
                if (other != document) {
                    later[Math.min(document, other)].set(Math.max(document, other));
                }
            }
        }
        return later;
    }

    private static List<Relation> relation(Reading left, Reading right, Comparer comparer) {
        RelationClassifier classifier = new AlignedClassifier();
        return SecondLook.isWorth(left, right)
                ? classifier.classify(comparer.compare(left, right)).stream().toList()
                : List.of();
    }
}
