package io.kindred.corpus.recipe;

import io.kindred.corpus.Dose;
import io.kindred.corpus.DosedEdit;
import io.kindred.corpus.Edit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Several edits one after the other.
 *
 * @param kinds the names of the kinds, joined by plus signs
 * @param doses their doses, joined likewise
 */
record Mixture(Edit edit, String kinds, String doses) {
    private static final List<Double> SHARES = List.of(0.02, 0.05, 0.1, 0.2, 0.3);

    /** Two to four edits of different kinds, each in a dose of up to three tenths. */
    static Mixture next(Random random) {
        List<DosedEdit> kinds = new ArrayList<>(Arrays.asList(DosedEdit.values()));
        Collections.shuffle(kinds, random);
        Mixture mixture = one(kinds.get(0), random);
        int count = 2 + random.nextInt(3);
        for (DosedEdit kind : kinds.subList(1, count)) {
            mixture = mixture.then(one(kind, random));
        }
        return mixture;
    }

    private static Mixture one(DosedEdit kind, Random random) {
        Dose dose = Dose.share(SHARES.get(random.nextInt(SHARES.size())));
        return new Mixture(kind.of(dose), StandardRecipe.label(kind), dose.toString());
    }

    private Mixture then(Mixture next) {
        return new Mixture(edit.then(next.edit), kinds + "+" + next.kinds, doses + "+" + next.doses);
    }
}
