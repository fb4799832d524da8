package io.kindred.lab.paper.waikato2013;

import io.kindred.fingerprint.SimHash;
import io.kindred.fingerprint.paper.WaikatoHasher;
import io.kindred.lab.versions.measure.Kindred;
import io.kindred.lab.versions.measure.Prepared;
import io.kindred.relation.Subjects;
import io.kindred.relation.paper.ChunkPairs;
import io.kindred.relation.paper.JaccardMeasure;
import io.kindred.relation.paper.PaperMeasure;
import io.kindred.semantics.DocumentMeaning;
import io.kindred.text.FoldingNormalizer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The three approaches that the design weighs, and Kindred, on its five criteria (section 3.5, Figures 7 to 9). */
final class Alternatives {
    private static final int BITS = 64;
    private static final int LETTERS = 4;
    private static final int DIFFERENCE = 7;
    private static final double SAME_WORDS = 0.9;

    /** Two of eight entities are the same. */
    private static final double ALIKE = 0.25;

    /** From here on a scan calls documents related. */
    private static final double RELATED = 0.5;

    private static final DocumentMeaning CONCEPTS = DocumentMeaning.byConcepts();

    private final int entities;

    /** The approaches, where so many terms stand for the entities of a text. */
    Alternatives(int entities) {
        this.entities = entities;
    }

    /**
     * How an approach does at one task.
     *
     * @param bytes what it stores of a document, on average
     * @param comparisons how many it makes for all documents
     * @param nanos the time of one of them
     */
    record Row(String task, String approach, Quality quality, double bytes, long comparisons, double nanos) {}

    /** All approaches at finding versions: those of one original. */
    List<Row> versions(List<Article> articles) {
        String task = "versions";
        List<List<SimHash>> hashes =
                articles.stream().map(article -> hashes(article.paragraphs())).toList();
        List<List<Map<String, Integer>>> words = articles.stream()
                .map(article ->
                        article.paragraphs().stream().map(Terms::frequencies).toList())
                .toList();
        List<Set<String>> vectors = articles.stream()
                .map(article -> Terms.frequencies(article.text()).keySet())
                .map(Set::copyOf)
                .toList();
        long chunkPairs = pairs(hashes);
        List<Row> rows = new ArrayList<>();
        rows.add(timed(
                task,
                "SimHash",
                articles,
                bytes(hashes),
                chunkPairs,
                (i, j) -> isVersion(hashes.get(i), hashes.get(j))));
        rows.add(clustered(task, articles, vectors));
        rows.add(timed(
                task,
                "word frequency",
                articles,
                wordBytes(words),
                chunkPairs,
                (i, j) -> isSameWords(words.get(i), words.get(j))));
        List<Prepared> prepared =
                Prepared.all(articles.stream().map(Article::document).toList());
        rows.add(timed(
                task,
                "Kindred",
                articles,
                Double.NaN,
                documentPairs(articles),
                (i, j) -> Kindred.of(prepared.get(i), prepared.get(j)).score() >= 0.5));
        return rows;
    }

    /**
     * All approaches at finding what is related in meaning: those of one topic. Each is judged at a bound of the paper's kind,
     * or Kindred's own, and at the bound that is best in hindsight.
     */
    List<Row> meaning(List<Article> articles) {
        String task = "meaning";
        Terms terms = new Terms(articles.stream().map(Article::text).toList());
        List<Set<String>> vectors = articles.stream()
                .map(article -> terms.entities(article.text(), entities))
                .toList();
        List<SimHash> hashes =
                vectors.stream().map(vector -> hash(String.join(" ", vector))).toList();
        List<Map<String, Integer>> counts = vectors.stream()
                .map(vector -> Terms.frequencies(String.join(" ", vector)))
                .toList();
        long pairs = documentPairs(articles);
        double wordBytes = wordBytes(counts.stream().map(List::of).toList());
        Quality.Strength near = (i, j) -> -hashes.get(i).distance(hashes.get(j));
        Quality.Strength alike = (i, j) -> Terms.cosine(counts.get(i), counts.get(j));
        List<Map<String, byte[]>> told = articles.stream()
                .map(article -> Map.of(CONCEPTS.schemes().get(0), concepts(article.text())))
                .toList();
        Subjects subjects = CONCEPTS.subjects(told.size(), told::get);
        double conceptBytes = told.stream()
                .flatMap(each -> each.values().stream())
                .mapToInt(bytes -> bytes.length)
                .average()
                .orElse(0);
        Quality.Strength related =
                (i, j) -> subjects.between(told.get(i), told.get(j)).semantic();
        return List.of(
                timed(task, "SimHash, 7 bits", articles, BITS / 8.0, pairs, (i, j) -> near.of(i, j) >= -DIFFERENCE),
                best(task, "SimHash, best", articles, BITS / 8.0, pairs, near),
                clustered(task, articles, vectors),
                timed(task, "word frequency, 1/4", articles, wordBytes, pairs, (i, j) -> alike.of(i, j) >= ALIKE),
                best(task, "word frequency, best", articles, wordBytes, pairs, alike),
                timed(task, "Kindred, concepts", articles, conceptBytes, pairs, (i, j) -> related.of(i, j) >= RELATED),
                best(task, "Kindred, best", articles, conceptBytes, pairs, related));
    }

    private static byte[] concepts(String text) {
        try {
            return CONCEPTS.tell(CONCEPTS.schemes().get(0), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static SimHash hash(String text) {
        return new WaikatoHasher(BITS, LETTERS).fingerprint(new FoldingNormalizer().normalize(text));
    }

    private static List<SimHash> hashes(List<String> paragraphs) {
        return paragraphs.stream().map(Alternatives::hash).toList();
    }

    private static boolean isVersion(List<SimHash> one, List<SimHash> other) {
        return new JaccardMeasure().version(new ChunkPairs(one, other, DIFFERENCE)) >= PaperMeasure.VERSION;
    }

    /** As with SimHashes: the paragraphs both have by those either has. */
    private static boolean isSameWords(List<Map<String, Integer>> one, List<Map<String, Integer>> other) {
        long same = one.stream()
                .mapToLong(left -> other.stream()
                        .filter(right -> Terms.cosine(left, right) >= SAME_WORDS)
                        .count())
                .sum();
        long either = Math.max(same, one.size() + other.size() - same);
        return same > 0 && (double) same / either >= PaperMeasure.VERSION;
    }

    private static Row clustered(String task, List<Article> articles, List<Set<String>> vectors) {
        int groups = (int) articles.stream().map(Article::group).distinct().count();
        KMeans means = new KMeans(vectors, groups);
        long start = System.nanoTime();
        int[] assigned = means.assigned();
        double nanos = (double) (System.nanoTime() - start) / means.comparisons();
        Quality quality = Quality.of(articles, (i, j) -> assigned[i] == assigned[j]);
        long terms = vectors.stream().flatMap(Collection::stream).distinct().count();
        return new Row(task, "clustering", quality, Math.ceil(terms / 8.0), means.comparisons(), nanos);
    }

    private static Row timed(
            String task, String approach, List<Article> articles, double bytes, long comparisons, Quality.Claim claim) {
        Quality.of(articles, claim);
        long start = System.nanoTime();
        Quality quality = Quality.of(articles, claim);
        return new Row(task, approach, quality, bytes, comparisons, (double) (System.nanoTime() - start) / comparisons);
    }

    private static Row best(
            String task, String approach, List<Article> articles, double bytes, long pairs, Quality.Strength strength) {
        Quality.Claim claim = (i, j) -> strength.of(i, j) > 0;
        Row timed = timed(task, approach, articles, bytes, pairs, claim);
        return new Row(task, approach, Quality.best(articles, strength), bytes, pairs, timed.nanos());
    }

    private static long pairs(List<List<SimHash>> hashes) {
        long all = hashes.stream().mapToLong(List::size).sum();
        long own = hashes.stream()
                .mapToLong(each -> (long) each.size() * each.size())
                .sum();
        return (all * all - own) / 2;
    }

    private static long documentPairs(List<Article> articles) {
        return (long) articles.size() * (articles.size() - 1) / 2;
    }

    private static double bytes(List<List<SimHash>> hashes) {
        return hashes.stream()
                .mapToInt(each -> each.size() * BITS / 8)
                .average()
                .orElse(0);
    }

    /** The bytes of each word and one for its number, as Figure 9 counts them. */
    private static double wordBytes(List<List<Map<String, Integer>>> words) {
        return words.stream()
                .mapToInt(article -> article.stream()
                        .flatMap(paragraph -> paragraph.keySet().stream())
                        .mapToInt(word -> word.getBytes(StandardCharsets.UTF_8).length + 1)
                        .sum())
                .average()
                .orElse(0);
    }
}
