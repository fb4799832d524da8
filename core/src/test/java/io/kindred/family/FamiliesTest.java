package io.kindred.family;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class FamiliesTest {
    private final List<Member> members = new ArrayList<>();
    private final List<Relation> relations = new ArrayList<>();
    private Judgements judgements = Judgements.NONE;

    @Test
    void versionsAreAFamilyAndStrangersAreNot() {
        add("a1", "a2", "a3", "b1", "b2", "c");
        versions(0.8, "a1", "a2", "a3");
        versions(0.4, "b1", "b2");
        assertThat(ids()).containsExactly(List.of("a1", "a2", "a3"), List.of("b1", "b2"));
    }

    @Test
    void copiesAreAFamilyWithoutAnyRelation() {
        members.add(new Member("x", "same", 10, 1));
        members.add(new Member("y", "same", 10, 2));
        Family family = families().get(0);
        assertThat(family.clusters().get(0).copies()).containsExactly(List.of("x", "y"));
        assertThat(family.cohesion()).isEqualTo(1);
    }

    @Test
    void documentThatQuotesTwoFamiliesDoesNotJoinThem() {
        add("a1", "a2", "a3", "b1", "b2", "b3", "x");
        versions(0.9, "a1", "a2", "a3");
        versions(0.9, "b1", "b2", "b3");
        for (String id : List.of("a1", "a2", "a3", "b1", "b2", "b3")) {
            version(0.5, id, "x");
        }
        assertThat(ids())
                .anySatisfy(
                        family -> assertThat(family).contains("a1", "a2", "a3").doesNotContain("b1"));
        assertThat(ids())
                .anySatisfy(
                        family -> assertThat(family).contains("b1", "b2", "b3").doesNotContain("a1"));
    }

    @Test
    void collectionIsNoKinOfWhatIsInIt() {
        add("part1", "part2", "whole");
        relations.add(new Relation("part1", "whole", RelationKind.CONTAINED, 0.8, 0.5, 0.95, 0.5, 1, false));
        relations.add(new Relation("part2", "whole", RelationKind.CONTAINED, 0.8, 0.5, 0.95, 0.5, 1, false));
        assertThat(ids()).isEmpty();
        version(0.7, "part1", "part2");
        assertThat(ids()).containsExactly(List.of("part1", "part2", "whole"));
    }

    @Test
    void chainOfStrangersBreaks() {
        List<String> chain = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            chain.add(String.format("n%02d", i));
        }
        add(chain.toArray(String[]::new));
        for (int i = 1; i < chain.size(); i++) {
            version(0.35, chain.get(i - 1), chain.get(i));
        }
        assertThat(families()).allMatch(family -> family.members().size() <= 4);
    }

    @Test
    void formJoinsNobody() {
        add("f1", "f2", "f3", "f4");
        for (String left : List.of("f1", "f2", "f3")) {
            relations.add(relation(RelationKind.TEMPLATE, 0.9, left, "f4"));
            relations.add(relation(RelationKind.SHARES, 0.9, left, "f4"));
        }
        assertThat(families()).isEmpty();
    }

    @Test
    void lettersMadeFromOneFormAreStrangersThoughTheyShareMostOfTheirText(Random random) {
        List<String> letters = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            letters.add("letter" + i);
        }
        add(letters.toArray(String[]::new));
        for (int i = 0; i < letters.size(); i++) {
            for (int j = 0; j < i; j++) {
                version(0.6 + 0.08 * random.nextDouble(), letters.get(i), letters.get(j));
            }
        }
        assertThat(families()).isEmpty();
        add("second copy of letter0");
        version(0.97, "letter0", "second copy of letter0");
        assertThat(ids()).containsExactly(List.of("letter0", "second copy of letter0"));
    }

    @Test
    void copiesWithOneClauseMoreAreAFamilyOfTheirOwn() {
        String[] plain = filledIn("plain", 16);
        String[] more = filledIn("more", 4);
        for (String one : plain) {
            for (String other : more) {
                version(0.88, one, other);
            }
        }
        assertThat(ids()).containsExactly(List.of(plain), List.of(more));
    }

    @Test
    void noGapGoesThroughWhatWasSaidToBeOneDocument() {
        for (String one : filledIn("plain", 16)) {
            for (String other : List.of("more00", "more01", "more02", "more03")) {
                version(0.88, one, other);
            }
        }
        filledIn("more", 4);
        Judgements one = new Judgements(List.of(new Couple("plain03", "more02")), List.of());
        assertThat(Families.of(members, relations, one)).hasSize(1);
        assertThat(ids()).hasSize(2);
    }

    @Test
    void copiesThatWereCutShortStayWithTheWholeOnes() {
        String[] whole = filledIn("whole", 16);
        String[] cut = filledIn("cut", 4);
        for (String one : whole) {
            for (String other : cut) {
                relations.add(new Relation(one, other, RelationKind.VERSION, 0.9, 0.9, 0.78, 1, 1, false));
            }
        }
        assertThat(ids()).hasSize(1);
    }

    @Test
    void fewStatesStayTogetherAcrossALargeStep() {
        filledIn("early", 4);
        filledIn("late", 4);
        version(0.75, "early03", "late00");
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                version(0.7, "early0" + i, "late0" + j);
            }
        }
        assertThat(ids()).hasSize(1);
    }

    @Test
    void oneChapterIsNoVersionOfTheBook() {
        add("book", "chapter");
        relations.add(new Relation("book", "chapter", RelationKind.CONTAINS, 0.49, 0.1, 0.05, 1, 1, false));
        assertThat(families()).isEmpty();
    }

    @Test
    void starOfNearCopiesHoldsTogether() {
        List<String> star = new ArrayList<>(List.of("leader"));
        for (int i = 0; i < 100; i++) {
            star.add("copy" + i);
        }
        add(star.toArray(String[]::new));
        star.stream().skip(1).forEach(id -> version(0.99, "leader", id));
        add("cousin");
        version(0.97, "leader", "cousin");
        assertThat(families()).hasSize(1);
        Family family = families().get(0);
        assertThat(family.members()).hasSize(102);
        assertThat(family.clusters().get(0).leader()).isEqualTo("leader");
        assertThat(family.cohesion()).isGreaterThan(0.9);
    }

    @Test
    void tightCrowdDoesNotOpenForAnother() {
        List<String> crowd = new ArrayList<>();
        List<String> other = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            crowd.add("a" + i);
            other.add("b" + i);
        }
        add(crowd.toArray(String[]::new));
        add(other.toArray(String[]::new));
        versions(0.95, crowd.toArray(String[]::new));
        versions(0.95, other.toArray(String[]::new));
        crowd.forEach(one -> other.forEach(two -> version(0.7, one, two)));
        assertThat(families()).hasSize(2);
    }

    @RepeatedTest(20)
    void orderOfInputDoesNotMatter(Random random) {
        fill(random, 60);
        List<Family> families = families();
        Collections.shuffle(members, random);
        Collections.shuffle(relations, random);
        relations.replaceAll(relation -> random.nextBoolean() ? relation : mirrored(relation));
        assertThat(families()).isEqualTo(families);
    }

    @RepeatedTest(10)
    void grownCollectionHasTheFamiliesOfOneMadeAtOnce(Random random) {
        fill(random, 40);
        List<Family> atOnce = families();
        List<Member> all = List.copyOf(members);
        List<Relation> every = List.copyOf(relations);
        List<Member> order = new ArrayList<>(all);
        Collections.shuffle(order, random);
        List<Family> grown = List.of();
        List<Member> here = new ArrayList<>();
        for (Member member : order) {
            here.add(member);
            grown = Families.of(here, every);
        }
        assertThat(grown).isEqualTo(atOnce);
    }

    @Test
    void nameStaysWhenOthersCome() {
        members.add(new Member("m", "text of m", 10, 5));
        members.add(new Member("n", "text of n", 10, 6));
        version(0.8, "m", "n");
        String name = families().get(0).name();
        members.add(new Member("a", "text of a", 10, 7));
        version(0.8, "a", "m");
        version(0.8, "a", "n");
        assertThat(families()).hasSize(1);
        assertThat(families().get(0).name()).isEqualTo(name);
        assertThat(families().get(0).members()).containsExactly("a", "m", "n");
    }

    @RepeatedTest(10)
    void everyMemberIsNearItsLeader(Random random) {
        fill(random, 60);
        for (Family family : families()) {
            for (Cluster cluster : family.clusters()) {
                for (String member : cluster.members()) {
                    assertThat(closeness(cluster.leader(), member)).isGreaterThanOrEqualTo(Stars.NEARLY_SAME);
                }
            }
            assertThat(family.clusters().stream()
                            .mapToInt(each -> each.members().size())
                            .sum())
                    .isEqualTo(family.members().size());
        }
    }

    @Test
    void rejectedPairIsPartedThoughAThirdIsCloseToBoth() {
        add("a", "b", "c");
        versions(0.9, "a", "b", "c");
        assertThat(ids()).containsExactly(List.of("a", "b", "c"));
        relations.removeIf(relation -> Set.of(relation.left(), relation.right()).equals(Set.of("a", "c")));
        version(0.95, "b", "c");
        judge(List.of(), List.of(new Couple("a", "c")));
        assertThat(ids()).containsExactly(List.of("b", "c"));
    }

    @Test
    void rejectedPairIsPartedWithinAStarOfNearCopies() {
        add("leader", "one", "other");
        version(0.99, "leader", "one");
        version(0.985, "leader", "other");
        judge(List.of(), List.of(new Couple("other", "one")));
        assertThat(ids()).containsExactly(List.of("leader", "one"));
    }

    @Test
    void whatIsRejectedHoldsForCopiesAndNotWithinOneText() {
        members.add(new Member("x", "same", 10, 1));
        members.add(new Member("y", "same", 10, 2));
        add("z");
        version(0.9, "x", "z");
        version(0.9, "y", "z");
        judge(List.of(), List.of(new Couple("x", "y"), new Couple("y", "z")));
        assertThat(ids()).containsExactly(List.of("x", "y"));
    }

    @Test
    void confirmedPairIsAFamilyWhateverElseIsKnown() {
        add("a", "b", "c", "d");
        versions(0.99, "a", "b");
        versions(0.99, "c", "d");
        judge(List.of(new Couple("a", "d")), List.of());
        assertThat(ids()).containsExactly(List.of("a", "b", "c", "d"));
        judge(List.of(new Couple("a", "d")), List.of(new Couple("b", "c")));
        assertThat(ids()).containsExactly(List.of("a", "b"), List.of("c", "d"));
    }

    @RepeatedTest(60)
    void rejectedPairsNeverShareAFamilyAndConfirmedOnesDoUnlessThatBringsThemTogether(Random random) {
        fill(random, 40);
        judge(couples(random, random.nextInt(15)), couples(random, random.nextInt(40)));
        List<List<String>> families = ids();
        for (Couple couple : judgements.apart()) {
            assertThat(families).noneMatch(family -> family.contains(couple.one()) && family.contains(couple.other()));
        }
        for (Set<String> group : confirmedGroups()) {
            if (group.size() > 1 && judgements.apart().stream().noneMatch(isWithin(group))) {
                assertThat(families).anyMatch(family -> family.containsAll(group));
            }
        }
    }

    @RepeatedTest(20)
    void judgementsHoldWhateverTheOrderAndHoweverTheCollectionGrew(Random random) {
        fill(random, 40);
        judge(couples(random, 10), couples(random, 30));
        List<Family> atOnce = families();
        Collections.shuffle(members, random);
        Collections.shuffle(relations, random);
        relations.replaceAll(relation -> random.nextBoolean() ? relation : mirrored(relation));
        judge(shuffled(judgements.together(), random), shuffled(judgements.apart(), random));
        List<Family> grown = List.of();
        for (int count = 1; count <= members.size(); count++) {
            grown = Families.of(members.subList(0, count), relations, judgements);
        }
        assertThat(grown).isEqualTo(atOnce);
    }

    private static List<Couple> shuffled(List<Couple> couples, Random random) {
        List<Couple> shuffled = new ArrayList<>();
        couples.forEach(
                couple -> shuffled.add(random.nextBoolean() ? couple : new Couple(couple.other(), couple.one())));
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    private List<Couple> couples(Random random, int count) {
        List<Couple> couples = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Relation relation = relations.get(random.nextInt(relations.size()));
            boolean related = random.nextBoolean();
            String other = members.get(random.nextInt(members.size())).id();
            couples.add(
                    new Couple(relation.left(), related || other.equals(relation.left()) ? relation.right() : other));
        }
        return couples;
    }

    private static Predicate<Couple> isWithin(Set<String> group) {
        return couple -> group.contains(couple.one()) && group.contains(couple.other());
    }

    /** Members that are linked by confirmed pairs and by nearly saying the same as one leader. */
    private List<Set<String>> confirmedGroups() {
        List<Set<String>> groups = new ArrayList<>();
        members.forEach(member -> groups.add(new TreeSet<>(Set.of(member.id()))));
        families().stream()
                .flatMap(family -> family.clusters().stream())
                .forEach(cluster -> cluster.members().forEach(member -> join(groups, cluster.leader(), member)));
        judgements.together().forEach(couple -> join(groups, couple.one(), couple.other()));
        return groups;
    }

    private static void join(List<Set<String>> groups, String one, String other) {
        Set<String> first =
                groups.stream().filter(group -> group.contains(one)).findFirst().orElseThrow();
        Set<String> second = groups.stream()
                .filter(group -> group.contains(other))
                .findFirst()
                .orElseThrow();
        if (first != second) {
            groups.remove(second);
            first.addAll(second);
        }
    }

    private void judge(List<Couple> together, List<Couple> apart) {
        judgements = new Judgements(together, apart);
    }

    private double closeness(String one, String other) {
        return one.equals(other)
                ? 1
                : relations.stream()
                        .filter(each -> Set.of(each.left(), each.right()).equals(Set.of(one, other)))
                        .mapToDouble(Closeness::of)
                        .max()
                        .orElse(0);
    }

    /** Members with random texts and relations, some of them nearly the same. */
    private void fill(Random random, int count) {
        for (int i = 0; i < count; i++) {
            members.add(new Member("m" + i, "text " + i, 10 + random.nextInt(100), random.nextInt(5)));
        }
        for (int i = 0; i < 4 * count; i++) {
            int left = random.nextInt(count);
            int right = random.nextInt(count);
            if (left != right) {
                double closeness = random.nextInt(3) == 0 ? 0.99 : random.nextDouble();
                version(closeness, "m" + left, "m" + right);
            }
        }
    }

    private void add(String... ids) {
        for (String id : ids) {
            members.add(new Member(id, "text of " + id, 100, members.size()));
        }
    }

    /** Adds texts that are all about as far from each other. */
    private String[] filledIn(String name, int count) {
        String[] ids = new String[count];
        Arrays.setAll(ids, i -> String.format("%s%02d", name, i));
        add(ids);
        versions(0.95, ids);
        return ids;
    }

    private void versions(double closeness, String... ids) {
        for (int i = 0; i < ids.length; i++) {
            for (int j = 0; j < i; j++) {
                version(closeness, ids[i], ids[j]);
            }
        }
    }

    private void version(double closeness, String left, String right) {
        relations.add(relation(RelationKind.VERSION, closeness, left, right));
    }

    private static Relation relation(RelationKind kind, double closeness, String left, String right) {
        return new Relation(left, right, kind, closeness, closeness, closeness, closeness, 1, false);
    }

    private static Relation mirrored(Relation relation) {
        return new Relation(
                relation.right(),
                relation.left(),
                relation.kind(),
                relation.score(),
                relation.version(),
                relation.rightInLeft(),
                relation.leftInRight(),
                relation.order(),
                relation.approximate());
    }

    private List<Family> families() {
        return Families.of(members, relations, judgements);
    }

    private List<List<String>> ids() {
        return families().stream().map(Family::members).toList();
    }
}
