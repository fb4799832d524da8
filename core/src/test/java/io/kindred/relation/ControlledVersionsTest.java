package io.kindred.relation;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.corpus.NamedText;
import io.kindred.corpus.VersionPair;
import io.kindred.corpus.recipe.ControlledCorpus;
import io.kindred.corpus.recipe.LabelledCorpus;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The controlled version corpus of Waikato (2013), of its own articles and of generated ones. */
@ExtendWith(Seeds.class)
class ControlledVersionsTest {
    private static final int OTHERS = 5;

    @Test
    void everyVersionIsFound(Random random) {
        for (LabelledCorpus corpus : corpora(random)) {
            assertThat(corpus.pairs())
                    .hasSize(23)
                    .allSatisfy(pair -> assertThat(score(pair)).as(pair.edit()).isGreaterThanOrEqualTo(0.5));
        }
    }

    @Test
    void joinedAndPartedParagraphsScoreHigh(Random random) {
        for (LabelledCorpus corpus : corpora(random)) {
            Map<String, VersionPair> pairs = byVersion(corpus);
            assertThat(List.of("18", "24", "28"))
                    .allSatisfy(name -> assertThat(score(pairs.get(name))).isBetween(0.8, 0.9999));
        }
    }

    @Test
    void reorderedAndDoubledTextsScoreBelowOne(Random random) {
        for (LabelledCorpus corpus : corpora(random)) {
            Map<String, VersionPair> pairs = byVersion(corpus);
            assertThat(List.of("26", "27"))
                    .allSatisfy(name -> assertThat(score(pairs.get(name))).isBetween(0.75, 0.9999));
        }
    }

    @Test
    void documentsOfDifferentOriginalsAreNoVersions(Random random) {
        for (LabelledCorpus corpus : corpora(random)) {
            List<NamedText> originals = originals(corpus);
            for (NamedText left : originals) {
                for (NamedText right : originals) {
                    assertThat(left.equals(right) || Scored.score(left.text(), right.text()) < 0.5)
                            .isTrue();
                }
            }
        }
    }

    private static Iterable<LabelledCorpus> corpora(Random random) {
        Stream<LabelledCorpus> others =
                IntStream.range(0, OTHERS).mapToObj(i -> ControlledCorpus.of(bases(random), random));
        return Stream.concat(Stream.of(ControlledCorpus.of(random)), others).toList();
    }

    private static List<NamedText> bases(Random random) {
        return IntStream.range(0, ControlledCorpus.ORIGINALS)
                .mapToObj(i -> new NamedText("base" + i, Scored.text(random)))
                .toList();
    }

    private static List<NamedText> originals(LabelledCorpus corpus) {
        return corpus.pairs().stream().map(VersionPair::base).distinct().toList();
    }

    private static Map<String, VersionPair> byVersion(LabelledCorpus corpus) {
        return corpus.pairs().stream()
                .collect(Collectors.toMap(pair -> pair.version().name(), Function.identity()));
    }

    private static double score(VersionPair pair) {
        return Scored.score(pair.base().text(), pair.version().text());
    }
}
