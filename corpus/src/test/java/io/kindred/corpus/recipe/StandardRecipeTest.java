package io.kindred.corpus.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.corpus.DosedEdit;
import io.kindred.corpus.KnownEdit;
import io.kindred.corpus.NamedText;
import io.kindred.corpus.Prose;
import io.kindred.corpus.VersionPair;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StandardRecipeTest {
    private static final List<NamedText> BASES = bases(6);

    @ParameterizedTest
    @EnumSource
    void sameSeedGivesTheSameCorpus(StandardRecipe recipe) {
        assertThat(recipe.make(BASES, new Random(3))).isEqualTo(recipe.make(BASES, new Random(3)));
        assertThat(recipe.make(BASES, new Random(4))).isNotEqualTo(recipe.make(BASES, new Random(3)));
    }

    @ParameterizedTest
    @EnumSource
    void everyPairIsOfTwoDocumentsThatDiffer(StandardRecipe recipe) {
        LabelledCorpus corpus = recipe.make(BASES, new Random(5));
        assertThat(corpus.pairs()).isNotEmpty().allSatisfy(pair -> {
            assertThat(corpus.documents()).contains(pair.base(), pair.version());
            assertThat(pair.version().text()).isNotEqualTo(pair.base().text());
            assertThat(pair.truth().leftParagraphs())
                    .isEqualTo(pair.base().text().split("\n\n", -1).length);
        });
    }

    @Test
    void everyEditIsTriedOnEveryBase() {
        assertThat(StandardRecipe.KNOWN.make(BASES, new Random(6)).pairs())
                .hasSize(BASES.size() * KnownEdit.values().length);
        assertThat(StandardRecipe.DOSES.make(BASES, new Random(6)).pairs())
                .hasSize(BASES.size() * DosedEdit.values().length * 3);
        assertThat(StandardRecipe.MIXED.make(BASES, new Random(6)).pairs())
                .hasSize(BASES.size() * 4)
                .allMatch(pair -> pair.edit().matches("[a-z-]+(\\+[a-z-]+){1,3}"));
    }

    @Test
    void aboutHalfIsGrownOrCutAndTheNameTellsByHowMuch() {
        List<VersionPair> pairs =
                StandardRecipe.GROWN_AND_CUT.make(bases(200), new Random(7)).pairs();
        assertThat(pairs).hasSizeBetween(80, 120).allSatisfy(pair -> {
            String[] name = pair.version().name().split("_", -1);
            double change = Integer.parseInt(name[2]) / 100.0 * (name[1].equals("i") ? 1 : -1);
            assertThat((double) words(pair.version()) / words(pair.base())).isBetween(0.98 + change, 1.02 + change);
        });
        assertThat(pairs.stream().filter(pair -> pair.edit().equals("grown"))).hasSizeBetween(30, 70);
    }

    private static List<NamedText> bases(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new NamedText("text" + i, new Prose(new Random(i)).article(10)))
                .toList();
    }

    private static int words(NamedText document) {
        return document.text().split("\\s+", -1).length;
    }
}
