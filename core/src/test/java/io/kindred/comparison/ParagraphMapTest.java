package io.kindred.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.chunk.Chunk;
import io.kindred.corpus.NamedText;
import io.kindred.corpus.Prose;
import io.kindred.corpus.VersionPair;
import io.kindred.corpus.recipe.StandardRecipe;
import io.kindred.corpus.truth.TruthScore;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Which paragraph became which is known for edits made on purpose, and must be found again. */
@ExtendWith(Seeds.class)
class ParagraphMapTest {
    @Test
    void mapsOfDosedEditsAreRight(Random random) {
        TruthScore score = score(StandardRecipe.DOSES, random);
        assertThat(score.truths()).isGreaterThan(1000);
        assertThat(score.f1()).isGreaterThanOrEqualTo(0.97);
        assertThat(score.labels()).isGreaterThanOrEqualTo(0.93);
    }

    @Test
    void mapsOfMixedEditsAreRight(Random random) {
        TruthScore score = score(StandardRecipe.MIXED, random);
        assertThat(score.f1()).isGreaterThanOrEqualTo(0.95);
        assertThat(score.labels()).isGreaterThanOrEqualTo(0.9);
    }

    private static TruthScore score(StandardRecipe recipe, Random random) {
        List<NamedText> bases = IntStream.range(0, 10)
                .mapToObj(i -> new NamedText("base" + i, new Prose(random).article(5 + random.nextInt(10))))
                .toList();
        return recipe.make(bases, random).pairs().stream()
                .map(ParagraphMapTest::score)
                .reduce(TruthScore.NONE, TruthScore::plus);
    }

    private static TruthScore score(VersionPair pair) {
        Comparison comparison =
                Compared.texts(pair.base().text(), pair.version().text());
        return TruthScore.of(
                pair.truth(),
                comparison.matches().stream().map(ParagraphMapTest::match).toList());
    }

    private static io.kindred.corpus.truth.Match match(Match match) {
        return new io.kindred.corpus.truth.Match(
                numbers(match.left()),
                numbers(match.right()),
                io.kindred.corpus.truth.Change.valueOf(match.change().name()));
    }

    private static List<Integer> numbers(List<Chunk> chunks) {
        return chunks.stream().map(Chunk::number).toList();
    }
}
