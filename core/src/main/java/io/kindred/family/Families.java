package io.kindred.family;

import io.kindred.relation.Relation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Finds the families of a collection. */
public final class Families {
    /*
     * Kin of kin are not always kin. One document made from a form, or one that quotes two others at length, would
     * chain strangers into one family if every relation joined its two documents for good. So families are made in five steps,
     * from what is certain to what is not:
     *
     * 1. Documents with one text are one.
     * 2. Texts that are nearly the same gather around a leader, every one of them within the threshold of it (stars, [1]). From here
     *    on a leader stands for its cluster, with the weight of its members. So it does no harm that of a large group of
     *    near-copies only the relations to one of them are known: what is not known is bounded through the leader.
     * 3. Clusters are joined while their members are close on average, pairs without a relation counting as strangers (Merging).
     *    How close is close enough depends on the two sides: a large group of very similar documents does not open for one
     *    that is much farther off than its members are from each other, as in [2], while the few and far states of
     *    one document still come together.
     * 4. A cluster that is closer to another family than to its own moves there (Settling).
     * 5. A large family is parted where a gap goes through it that is wider than its sides are (Gaps).
     *
     * What people said of pairs comes before all this. Texts that were told apart are not close, and no step brings them together:
     * of two such texts only the closer one gathers around a leader, sides that hold them are not joined, and a cluster does not
     * move to where one is that it was told apart from. As the closest are joined first, whatever stands between the two goes
     * with the one it is closer to. What was said to be one document is joined before anything else is, unless that would bring
     * together what was told apart, and no gap goes through it.
     *
     * Nothing depends on the order in which documents come, and nothing on what was found before: families of a collection that
     * grew are those of the same collection made at once. Only the names look back: a family is named after the member
     * that was known first.
     *
     * [1] J. Aslam, E. Pelekhov, D. Rus, The star clustering algorithm for static and dynamic information organization,
     *     Journal of Graph Algorithms and Applications 8, 2004.
     * [2] P. Felzenszwalb, D. Huttenlocher, Efficient graph-based image segmentation, International Journal of Computer Vision
     *     59, 2004.
     */
    private Families() {}

    /**
     * The families among some documents, the largest first; documents without kin are in none.
     *
     * @param relations what the documents are to each other; those of documents that are not among the members are passed over
     */
    public static List<Family> of(Collection<Member> members, Collection<Relation> relations) {
        return of(members, relations, Judgements.NONE);
    }

    /** The same where people said of some pairs what they are. */
    public static List<Family> of(Collection<Member> members, Collection<Relation> relations, Judgements judgements) {
        Texts texts = new Texts(members, relations, judgements.apart());
        Pairing together = Pairing.of(judgements.together(), texts);
        Pairing apart = Pairing.of(judgements.apart(), texts);
        Closeness closeness = Closeness.of(relations, texts, apart);
        Stars stars = Stars.of(texts, closeness, apart);
        Parts parts = Parts.of(stars, closeness, together, apart);
        int[] families = Gaps.of(parts, Settling.of(parts, Merging.of(parts)));
        TreeMap<Integer, List<Integer>> byFamily = new TreeMap<>();
        for (int star = 0; star < families.length; star++) {
            byFamily.computeIfAbsent(families[star], family -> new ArrayList<>())
                    .add(star);
        }
        Map<Integer, Bond> bonds = Settling.bonds(parts, families);
        FamilyTelling telling = new FamilyTelling(texts, stars);
        return byFamily.entrySet().stream()
                .map(each -> telling.family(each.getValue(), bonds.get(each.getKey())))
                .filter(family -> family.members().size() > 1)
                .sorted(Comparator.comparing(
                                (Family family) -> -family.members().size())
                        .thenComparing(family -> family.members().get(0)))
                .toList();
    }
}
