package io.kindred.family;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Tells stars that belong together as a family. */
final class FamilyTelling {
    private static final int NAME = 12;

    private final Texts texts;
    private final Stars stars;

    FamilyTelling(Texts texts, Stars stars) {
        this.texts = texts;
        this.stars = stars;
    }

    Family family(List<Integer> some, Bond bond) {
        List<Member> members = some.stream().flatMap(this::members).toList();
        Member founder = members.stream()
                .min(Comparator.comparingLong(Member::since).thenComparing(Member::id))
                .orElseThrow();
        return new Family(
                founder.text().substring(0, Math.min(NAME, founder.text().length())),
                members.stream().map(Member::id).sorted().toList(),
                some.stream()
                        .map(this::cluster)
                        .sorted(Comparator.comparing(
                                        (Cluster cluster) -> -cluster.members().size())
                                .thenComparing(Cluster::leader))
                        .toList(),
                Math.min(1, bond.cohesion()));
    }

    private Stream<Member> members(int star) {
        return stars.texts(star).stream().flatMap(text -> texts.members(text).stream());
    }

    private Cluster cluster(int star) {
        return new Cluster(
                texts.members(stars.leader(star)).get(0).id(),
                members(star).map(Member::id).sorted().toList(),
                stars.texts(star).stream()
                        .map(text ->
                                texts.members(text).stream().map(Member::id).toList())
                        .filter(copies -> copies.size() > 1)
                        .toList());
    }
}
