package io.kindred.lab.meaning;

import io.kindred.lab.report.Table;
import io.kindred.semantics.concept.Background;
import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.concept.TextConcepts;
import io.kindred.semantics.measure.ConceptIndex;
import io.kindred.semantics.measure.ConceptSpace;
import io.kindred.semantics.measure.WeightedConcepts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** How many documents of 500 words a second the concepts are found of, stored, weighed and looked up. */
final class ConceptSpeed {
    private static final int WORDS = 500;
    private static final int DOCUMENTS = 1000;

    private ConceptSpeed() {}

    static Table table(List<LabelledText> texts) {
        List<String> documents = documents(texts);
        TextConcepts concepts = new TextConcepts();
        documents.subList(0, DOCUMENTS / 2).forEach(concepts::vector); // until the code is compiled
        List<List<String>> rows = new ArrayList<>();
        List<ConceptVector> vectors = timed(
                "concepts found, all cores",
                rows,
                () -> documents.parallelStream().map(concepts::vector).toList());
        List<byte[]> bytes = timed(
                "stored", rows, () -> vectors.stream().map(ConceptVector::bytes).toList());
        timed("read", rows, () -> bytes.stream().map(ConceptVector::of).toList());
        List<WeightedConcepts> weighed = timed("counted and weighed", rows, () -> {
            ConceptSpace space = ConceptSpace.of(vectors);
            return vectors.stream().map(space::weigh).toList();
        });
        ConceptIndex index = ConceptIndex.of(vectors, Background.english());
        timed(
                "ten nearest looked up",
                rows,
                () -> weighed.stream().map(query -> index.nearest(query, 11)).toList());
        long size = bytes.stream().mapToLong(some -> some.length).sum() / DOCUMENTS;
        rows.add(List.of("bytes stored a document", Long.toString(size)));
        return new Table("Speed, documents of 500 words", 1, List.of("what", "documents/s"), rows);
    }

    /** News one after the other, cut anew every 500 words. */
    private static List<String> documents(List<LabelledText> texts) {
        List<String> documents = new ArrayList<>();
        List<String> words = new ArrayList<>();
        while (documents.size() < DOCUMENTS) {
            for (LabelledText text : texts) {
                words.addAll(Arrays.asList(text.text().split("(?<=\\s)(?=\\S)", -1)));
                while (words.size() >= WORDS && documents.size() < DOCUMENTS) {
                    documents.add(String.join("", words.subList(0, WORDS)));
                    words = new ArrayList<>(words.subList(WORDS, words.size()));
                }
            }
        }
        return documents;
    }

    private static <T> T timed(String what, List<List<String>> rows, Supplier<T> work) {
        long begin = System.nanoTime();
        T result = work.get();
        double seconds = (System.nanoTime() - begin) / 1e9;
        rows.add(List.of(what, String.format(Locale.ROOT, "%.0f", DOCUMENTS / seconds)));
        return result;
    }
}
