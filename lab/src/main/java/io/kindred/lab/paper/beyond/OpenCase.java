package io.kindred.lab.paper.beyond;

import io.kindred.chunk.BlankLineChunker;
import io.kindred.corpus.Prose;
import io.kindred.corpus.VersionPair;
import io.kindred.corpus.recipe.ControlledCorpus;
import io.kindred.fingerprint.SimHash;
import io.kindred.fingerprint.paper.WaikatoHasher;
import io.kindred.lab.versions.measure.Kindred;
import io.kindred.lab.versions.measure.Prepared;
import io.kindred.relation.paper.ChunkHashes;
import io.kindred.relation.paper.ChunkPairs;
import io.kindred.relation.paper.EuclideanMeasure;
import io.kindred.relation.paper.JaccardMeasure;
import io.kindred.relation.paper.NaiveMeasure;
import io.kindred.relation.paper.PaperMeasure;
import io.kindred.text.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A case that a paper names as unsolved, with the scores of its measures, of the one it left for later, and of Kindred.
 *
 * @param line the line of the index it belongs to
 * @param wanted what the score should be
 */
record OpenCase(
        String line, String what, String wanted, double naive, double jaccard, double euclidean, double kindred) {
    private static final long SEED = 2013;
    private static final int NAIVE_BITS = 5;
    private static final int BITS = 7;
    private static final int HEADINGS = 4;

    static List<OpenCase> all() {
        List<OpenCase> cases = new ArrayList<>();
        for (VersionPair pair : ControlledCorpus.of(new Random(SEED)).pairs()) {
            String base = pair.base().text();
            String version = pair.version().text();
            switch (pair.version().name()) {
                case "18", "24", "28" -> cases.add(of("W16", pair.edit(), "a version, high", base, version));
                case "26", "27" -> cases.add(of("W17", pair.edit(), "a version, below 1", base, version));
                default -> {}
            }
        }
        cases.add(strangers("W18", "Strangers that both have \"the\" and \".\" on a line", List.of("the", ".")));
        cases.add(strangers("W18", "Strangers with two common headings", List.of("Open Issue", "Input and output")));
        cases.add(strangers("W19", "Strangers with one heading four times", List.of("Open Issue")));
        return cases;
    }

    /** Two documents that have nothing in common but the lines between their paragraphs. */
    private static OpenCase strangers(String line, String what, List<String> scraps) {
        Random random = new Random(SEED);
        return of(line, what, "no version", scrapped(scraps, random), scrapped(scraps, random));
    }

    private static String scrapped(List<String> scraps, Random random) {
        List<String> paragraphs = new ArrayList<>();
        for (int i = 0; i < HEADINGS; i++) {
            paragraphs.add(scraps.get(i % scraps.size()));
            paragraphs.add(new Prose(random).paragraph());
        }
        return String.join("\n\n", paragraphs);
    }

    private static OpenCase of(String line, String what, String wanted, String left, String right) {
        Prepared one = Prepared.of(new Document("left", "left", left, Map.of()));
        Prepared other = Prepared.of(new Document("right", "right", right, Map.of()));
        return new OpenCase(
                line,
                what,
                wanted,
                score(new NaiveMeasure(), one, other, NAIVE_BITS),
                score(new JaccardMeasure(), one, other, BITS),
                score(new EuclideanMeasure(), one, other, BITS),
                Kindred.of(one, other).score());
    }

    private static double score(PaperMeasure measure, Prepared one, Prepared other, int bits) {
        return PaperMeasure.overall(
                measure.version(new ChunkPairs(hashes(one.document()), hashes(other.document()), bits)), 0);
    }

    private static List<SimHash> hashes(Document document) {
        return new ChunkHashes(new WaikatoHasher(64, 4)).of(document, new BlankLineChunker().chunk(document.text()));
    }
}
