package io.kindred.lab.meaning;

import io.kindred.lab.versions.data.DataFolder;
import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.concept.Frequencies;
import io.kindred.semantics.concept.TextConcepts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.GZIPOutputStream;

/**
 * Counts in how many texts words are found, for the table of English that comes with Kindred.
 *
 * <p>The sources count alike, however many texts they have: the table tells how many of 30,000 texts, 10,000 of each, would have
 * a word. Words of fewer than five texts, or of one source only if fewer than twenty texts have them, are left out.
 */
public final class BackgroundWords {
    private static final int OF_EACH = 10_000;
    private static final int LEAST = 5;
    private static final int LEAST_OF_ONE = 20;

    private BackgroundWords() {}

    /** The table of BBC news, messages in newsgroups and Reuters' telegrams, compressed. */
    public static byte[] table(DataFolder data) throws IOException {
        MeaningSets sets = new MeaningSets(data);
        return table(List.of(sets.bbc(), sets.newsgroups(Integer.MAX_VALUE), sets.reuters()));
    }

    static byte[] table(List<List<LabelledText>> sources) throws IOException {
        List<Frequencies> counts =
                sources.stream().map(BackgroundWords::frequencies).toList();
        Map<Integer, TreeSet<String>> byCount = new TreeMap<>(Comparator.reverseOrder());
        counts.stream()
                .flatMap(source -> source.all().keySet().stream())
                .distinct()
                .forEach(word -> {
                    if (word.indexOf(' ') < 0 && isKept(word, counts)) {
                        byCount.computeIfAbsent(share(word, counts), count -> new TreeSet<>())
                                .add(word);
                    }
                });
        StringBuilder text =
                new StringBuilder().append(OF_EACH * sources.size()).append('\n');
        byCount.forEach((count, words) ->
                text.append(count).append('\t').append(String.join(" ", words)).append('\n'));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream zip = new GZIPOutputStream(bytes)) {
            zip.write(text.toString().getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    private static Frequencies frequencies(List<LabelledText> texts) {
        TextConcepts concepts = new TextConcepts();
        Frequencies frequencies = new Frequencies();
        List<ConceptVector> vectors =
                texts.parallelStream().map(text -> concepts.vector(text.text())).toList();
        vectors.forEach(frequencies::add);
        return frequencies;
    }

    private static boolean isKept(String word, List<Frequencies> counts) {
        long sources = counts.stream().filter(source -> source.with(word) > 0).count();
        int texts = counts.stream().mapToInt(source -> source.with(word)).sum();
        return texts >= (sources > 1 ? LEAST : LEAST_OF_ONE);
    }

    private static int share(String word, List<Frequencies> counts) {
        double sum = 0;
        for (Frequencies source : counts) {
            sum += (double) OF_EACH * source.with(word) / source.documents();
        }
        return (int) Math.max(1, Math.round(sum));
    }
}
