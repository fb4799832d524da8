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
 * @param naive what the paper prints for its first measure
 * @param jaccard what the paper prints for its second measure
 * @param scores what our measures give
 */
public record ControlledScore(
        String version, String base, String edit, double naive, double jaccard, Map<Measure, Double> scores) {
    private static final long SEED = 2013;

    public ControlledScore {
        scores = Map.copyOf(scores);
    }

    /** All 23 pairs. */
    public static List<ControlledScore> all() {
        Map<String, PublishedScores> published = PublishedScores.all();
        return ControlledCorpus.of(new Random(SEED)).pairs().stream()
                .map(pair -> of(pair, published.get(pair.version().name())))
                .toList();
    }

    private static ControlledScore of(VersionPair pair, PublishedScores published) {
        Prepared left = prepared(pair.base().name(), pair.base().text());
        Prepared right = prepared(pair.version().name(), pair.version().text());
        Kindred ours = Kindred.of(left, right);
        Map<Measure, Double> scores = new EnumMap<>(Measure.class);
        for (Measure measure : Measure.values()) {
            scores.put(measure, measure.score(left, right, ours));
        }
        return new ControlledScore(
                pair.version().name(), pair.base().name(), pair.edit(), published.naive(), published.jaccard(), scores);
    }

    private static Prepared prepared(String name, String text) {
        return Prepared.of(new Document(name, name, text, Map.of()));
    }
}
