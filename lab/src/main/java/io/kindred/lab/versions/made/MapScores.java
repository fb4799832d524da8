package io.kindred.lab.versions.made;

import io.kindred.chunk.BlankLineChunker;
import io.kindred.chunk.Chunk;
import io.kindred.comparison.Comparison;
import io.kindred.corpus.NamedText;
import io.kindred.corpus.Prose;
import io.kindred.corpus.VersionPair;
import io.kindred.corpus.recipe.StandardRecipe;
import io.kindred.corpus.truth.Change;
import io.kindred.corpus.truth.Match;
import io.kindred.corpus.truth.ParagraphMap;
import io.kindred.corpus.truth.TruthScore;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.lab.versions.measure.Kindred;
import io.kindred.text.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** How well kindred tells which paragraph became which, by kind of edit and then by dose. */
public record MapScores(Map<String, Map<String, TruthScore>> byEdit) {
    private static final long SEED = 20132;

    /** Makes versions of so many texts, in every dose of every edit and by mixtures of edits, and judges their maps. */
    public static MapScores of(int texts) {
        Random random = new Random(SEED);
        List<NamedText> bases = bases(texts, random);
        Map<String, Map<String, TruthScore>> byEdit = new TreeMap<>();
        for (VersionPair pair : StandardRecipe.DOSES.make(bases, random).pairs()) {
            add(byEdit, pair.edit(), pair.dose(), score(pair));
        }
        for (VersionPair pair : StandardRecipe.MIXED.make(bases, random).pairs()) {
            add(byEdit, "mixed", "", score(pair));
        }
        return new MapScores(byEdit);
    }

    /** The score over all edits and doses. */
    public TruthScore total() {
        return byEdit.values().stream()
                .flatMap(doses -> doses.values().stream())
                .reduce(TruthScore.NONE, TruthScore::plus);
    }

    private static List<NamedText> bases(int texts, Random random) {
        List<NamedText> bases = new ArrayList<>();
        for (int i = 0; i < texts; i++) {
            String name = String.format(Locale.ROOT, "base%02d", i);
            bases.add(new NamedText(name, new Prose(random).article(5 + random.nextInt(10))));
        }
        return bases;
    }

    private static void add(Map<String, Map<String, TruthScore>> to, String edit, String dose, TruthScore score) {
        to.computeIfAbsent(edit, key -> new TreeMap<>()).merge(dose, score, TruthScore::plus);
    }

    private static TruthScore score(VersionPair pair) {
        return score(pair.truth(), Kindred.compare(reading(pair.base()), reading(pair.version())));
    }

    /** How well a comparison found a paragraph map. */
    public static TruthScore score(ParagraphMap truth, Comparison comparison) {
        return TruthScore.of(
                truth, comparison.matches().stream().map(MapScores::match).toList());
    }

    private static Match match(io.kindred.comparison.Match match) {
        return new Match(
                numbers(match.left()),
                numbers(match.right()),
                Change.valueOf(match.change().name()));
    }

    private static List<Integer> numbers(List<Chunk> chunks) {
        return chunks.stream().map(Chunk::number).toList();
    }

    /** The paragraphs of the truth are what stands between blank lines, and so are these. */
    private static Reading reading(NamedText text) {
        return Reading.of(new Document(text.name(), text.name(), text.text(), Map.of()), new BlankLineChunker());
    }
}
