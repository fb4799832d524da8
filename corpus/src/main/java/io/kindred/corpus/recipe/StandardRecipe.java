package io.kindred.corpus.recipe;

import io.kindred.corpus.Dose;
import io.kindred.corpus.DosedEdit;
import io.kindred.corpus.KnownEdit;
import io.kindred.corpus.NamedText;
import io.kindred.corpus.VersionPair;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** The recipes that have a name. */
public enum StandardRecipe implements Recipe {
    /** Six originals and 23 versions of them, after Waikato (2013), 4.1.2. */
    CONTROLLED(ControlledCorpus::of),
    /** Every known edit of every base. */
    KNOWN(StandardRecipe::known),
    /** Every kind of edit in three doses, of every base. */
    DOSES(StandardRecipe::doses),
    /** Four versions of every base, each with two to four edits of different kinds, one after the other. */
    MIXED(StandardRecipe::mixed),
    /** About half of the bases also grown or cut by up to 80 %, after Roth (2013), 2.1. */
    GROWN_AND_CUT(StandardRecipe::grownAndCut);

    private static final List<Double> DOSES_TRIED = List.of(0.02, 0.1, 0.3);
    private static final int MIXTURES = 4;

    private final Recipe recipe;

    StandardRecipe(Recipe recipe) {
        this.recipe = recipe;
    }

    @Override
    public LabelledCorpus make(List<NamedText> bases, Random random) {
        return recipe.make(bases, random);
    }

    /** The name in small letters with hyphens. */
    @Override
    public String toString() {
        return label(this);
    }

    private static LabelledCorpus known(List<NamedText> bases, Random random) {
        List<VersionPair> pairs = new ArrayList<>();
        for (NamedText base : bases) {
            for (KnownEdit edit : KnownEdit.values()) {
                String name = base.name() + "_" + label(edit);
                pairs.add(VersionPair.of(base, name, edit, label(edit), "", next(random)));
            }
        }
        return LabelledCorpus.of(bases, pairs);
    }

    private static LabelledCorpus doses(List<NamedText> bases, Random random) {
        List<VersionPair> pairs = new ArrayList<>();
        for (NamedText base : bases) {
            for (DosedEdit edit : DosedEdit.values()) {
                for (double share : DOSES_TRIED) {
                    Dose dose = Dose.share(share);
                    String name = base.name() + "_" + label(edit) + "_" + Math.round(100 * share);
                    pairs.add(VersionPair.of(base, name, edit.of(dose), label(edit), dose.toString(), next(random)));
                }
            }
        }
        return LabelledCorpus.of(bases, pairs);
    }

    private static LabelledCorpus mixed(List<NamedText> bases, Random random) {
        List<VersionPair> pairs = new ArrayList<>();
        for (NamedText base : bases) {
            for (int i = 1; i <= MIXTURES; i++) {
                Random own = next(random);
                Mixture mixture = Mixture.next(own);
                pairs.add(VersionPair.of(
                        base, base.name() + "_mix_" + i, mixture.edit(), mixture.kinds(), mixture.doses(), own));
            }
        }
        return LabelledCorpus.of(bases, pairs);
    }

    private static LabelledCorpus grownAndCut(List<NamedText> bases, Random random) {
        List<VersionPair> pairs = new ArrayList<>();
        for (NamedText base : bases) {
            Random own = next(random);
            if (own.nextBoolean()) {
                DosedEdit edit = own.nextBoolean() ? DosedEdit.GROWN : DosedEdit.CUT;
                int percent = 1 + own.nextInt(80);
                Dose dose = Dose.share(percent / 100.0);
                String name = base.name() + (edit == DosedEdit.GROWN ? "_i_" : "_d_") + percent;
                pairs.add(VersionPair.of(base, name, edit.of(dose), label(edit), dose.toString(), own));
            }
        }
        return LabelledCorpus.of(bases, pairs);
    }

    private static Random next(Random random) {
        return new Random(random.nextLong());
    }

    static String label(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
