package io.kindred.family;

import io.kindred.relation.Forms;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * How close texts are to each other, from 0 to 1; 0 where nothing is known.
 *
 * <p>The closeness of two versions is the geometric mean of what each has of the other. A document and a part of it are as close
 * as the part is large, unless the document has another part that has nothing to do with it: a collection is no state of what
 * is in it. Sharing a passage or a form makes nothing close; but what might be versions and was taken for filled-in forms, because
 * others say the same, is as close as versions: who these others are is what families are about.
 */
final class Closeness {
    /** What share of a text is all of it, but for a slip. */
    private static final double ALL = 0.995;

    private final List<Map<Integer, Double>> neighbours = new ArrayList<>();
    private final List<Set<Integer>> cuts = new ArrayList<>();

    private Closeness() {}

    /**
     * How close texts are.
     *
     * @param apart which were told apart, and so are not close whatever they share
     */
    static Closeness of(Collection<Relation> relations, Texts texts, Pairing apart) {
        Closeness closeness = new Closeness();
        for (int text = 0; text < texts.size(); text++) {
            closeness.neighbours.add(new TreeMap<>());
            closeness.cuts.add(new HashSet<>());
        }
        for (Relation relation : relations) {
            OptionalInt left = texts.number(relation.left());
            OptionalInt right = texts.number(relation.right());
            double close = of(relation);
            if (close > 0
                    && left.isPresent()
                    && right.isPresent()
                    && left.getAsInt() != right.getAsInt()
                    && !apart.has(left.getAsInt(), right.getAsInt())) {
                closeness.neighbours.get(left.getAsInt()).merge(right.getAsInt(), close, Math::max);
                closeness.neighbours.get(right.getAsInt()).merge(left.getAsInt(), close, Math::max);
                if (Math.max(relation.leftInRight(), relation.rightInLeft()) >= ALL) {
                    closeness.cuts.get(left.getAsInt()).add(right.getAsInt());
                    closeness.cuts.get(right.getAsInt()).add(left.getAsInt());
                }
            }
        }
        closeness.partCollections(relations, texts);
        return closeness;
    }

    /** Parts collections from what is in them. */
    private void partCollections(Collection<Relation> relations, Texts texts) {
        Map<Integer, Set<Integer>> parts = new TreeMap<>();
        for (Relation relation : relations) {
            OptionalInt left = texts.number(relation.left());
            OptionalInt right = texts.number(relation.right());
            if (left.isPresent() && right.isPresent() && relation.kind() == RelationKind.CONTAINS) {
                parts.computeIfAbsent(left.getAsInt(), whole -> new TreeSet<>()).add(right.getAsInt());
            } else if (left.isPresent() && right.isPresent() && relation.kind() == RelationKind.CONTAINED) {
                parts.computeIfAbsent(right.getAsInt(), whole -> new TreeSet<>())
                        .add(left.getAsInt());
            }
        }
        Map<Integer, List<Integer>> strange = new TreeMap<>();
        parts.forEach((whole, some) -> strange.put(
                whole,
                some.stream()
                        .filter(part -> some.stream().anyMatch(other -> !other.equals(part) && of(part, other) == 0))
                        .toList()));
        strange.forEach((whole, some) -> some.forEach(part -> {
            neighbours.get(whole).remove(part);
            neighbours.get(part).remove(whole);
        }));
    }

    static double of(Relation relation) {
        return switch (relation.kind()) {
            case IDENTICAL, SAME_TEXT -> 1;
            case VERSION -> Math.sqrt(relation.leftInRight() * relation.rightInLeft());
            case CONTAINS, CONTAINED -> Math.min(relation.leftInRight(), relation.rightInLeft());
            case TEMPLATE ->
                Forms.isDoubtful(relation) ? Math.sqrt(relation.leftInRight() * relation.rightInLeft()) : 0;
            case SHARES, RELATED -> 0;
        };
    }

    double of(int one, int other) {
        return neighbours.get(one).getOrDefault(other, 0.0);
    }

    /** Whether all of one of two close texts is in the other. */
    boolean isCut(int one, int other) {
        return cuts.get(one).contains(other);
    }

    /** The texts close to one, ascending, and how close they are. */
    Map<Integer, Double> neighbours(int text) {
        return neighbours.get(text);
    }
}
