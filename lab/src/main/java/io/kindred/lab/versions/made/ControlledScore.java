package io.kindred.lab.versions.made;

import io.kindred.corpus.VersionPair;
import io.kindred.corpus.recipe.ControlledCorpus;
import io.kindred.lab.versions.measure.Kindred;
import io.kindred.lab.versions.measure.Measure;
import io.kindred.lab.versions.measure.Prepared;
import io.kindred.text.Document;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A pair of the controlled corpus of Waikato (2013), as we made it, with all scores.
 *
 * @param version the number of the version there
 * @param edit what was done to the base
 * @param published what the paper prints for its two measures
 * @param rebuilt what the two measures, built again, give here
 * @param scores what our measures give
 */
public record ControlledScore(
        String version, String base, String edit, PaperPair published, PaperPair rebuilt, Map<Measure, Double> scores) {
    private static final long SEED = 2013;

    public ControlledScore {
        scores = Map.copyOf(scores);
    }

    /** All 23 pairs. */
    public static List<ControlledScore> all() {
        Map<String, PaperPair> published = PaperPair.published();
        return ControlledCorpus.of(new Random(SEED)).pairs().stream()
                .map(pair -> of(pair, published.get(pair.version().name())))
                .toList();
    }

    private static ControlledScore of(VersionPair pair, PaperPair published) {
        Prepared left = prepared(pair.base().name(), pair.base().text());
        Prepared right = prepared(pair.version().name(), pair.version().text());
        Kindred ours = Kindred.of(left, right);
        Map<Measure, Double> scores = new EnumMap<>(Measure.class);
        for (Measure measure : Measure.values()) {
            scores.put(measure, measure.score(left, right, ours));
        }
        PaperPair rebuilt = new PaperPair(
                PaperScores.naive(left.document(), right.document()),
                PaperScores.jaccard(left.document(), right.document()));
        return new ControlledScore(pair.version().name(), pair.base().name(), pair.edit(), published, rebuilt, scores);
    }

    private static Prepared prepared(String name, String text) {
        return Prepared.of(new Document(name, name, text, Map.of()));
    }
}
