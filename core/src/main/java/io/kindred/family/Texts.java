package io.kindred.family;

import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The different texts among documents, numbered in the order of the first id that has each. */
final class Texts {
    private final List<List<Member>> groups;
    private final Map<String, Integer> numbers = new HashMap<>();

    Texts(Collection<Member> members, Collection<Relation> relations, Collection<Couple> apart) {
        Map<String, String> firsts = new HashMap<>();
        List<Member> sorted =
                members.stream().sorted(Comparator.comparing(Member::id)).toList();
        Map<String, String> byText = new HashMap<>();
        for (Member member : sorted) {
            String first = byText.putIfAbsent(member.text(), member.id());
            firsts.put(member.id(), first == null ? member.id() : first);
        }
        List<Couple> known = apart.stream()
                .filter(couple -> firsts.containsKey(couple.one()) && firsts.containsKey(couple.other()))
                .toList();
        for (Couple same : same(relations)) {
            if (firsts.containsKey(same.one()) && firsts.containsKey(same.other()) && !areApart(firsts, known, same)) {
                join(firsts, same.one(), same.other());
            }
        }
        Map<String, List<Member>> byFirst = new HashMap<>();
        groups = new ArrayList<>();
        for (Member member : sorted) {
            String first = first(firsts, member.id());
            if (!byFirst.containsKey(first)) {
                byFirst.put(first, new ArrayList<>());
                groups.add(byFirst.get(first));
                numbers.put(first, groups.size() - 1);
            }
            byFirst.get(first).add(member);
            numbers.put(member.id(), numbers.get(first));
        }
    }

    /** Who say the same, in an order that does not depend on that of the relations. */
    private static List<Couple> same(Collection<Relation> relations) {
        return relations.stream()
                .filter(relation -> isSame(relation.kind()))
                .map(relation -> relation.left().compareTo(relation.right()) < 0
                        ? new Couple(relation.left(), relation.right())
                        : new Couple(relation.right(), relation.left()))
                .sorted(Comparator.comparing(Couple::one).thenComparing(Couple::other))
                .toList();
    }

    /** Whether joining two would bring together a couple that was told apart. */
    private static boolean areApart(Map<String, String> firsts, List<Couple> apart, Couple same) {
        if (apart.isEmpty()) {
            return false;
        }
        String one = first(firsts, same.one());
        String other = first(firsts, same.other());
        return !one.equals(other)
                && apart.stream().anyMatch(couple -> {
                    String left = first(firsts, couple.one());
                    String right = first(firsts, couple.other());
                    return (left.equals(one) && right.equals(other)) || (left.equals(other) && right.equals(one));
                });
    }

    private static boolean isSame(RelationKind kind) {
        return kind == RelationKind.IDENTICAL || kind == RelationKind.SAME_TEXT;
    }

    private static void join(Map<String, String> firsts, String one, String other) {
        String left = first(firsts, one);
        String right = first(firsts, other);
        if (left.compareTo(right) < 0) {
            firsts.put(right, left);
        } else {
            firsts.put(left, right);
        }
    }

    private static String first(Map<String, String> firsts, String id) {
        String at = id;
        while (!firsts.get(at).equals(at)) {
            at = firsts.get(at);
        }
        return at;
    }

    /** How many texts there are. */
    int size() {
        return groups.size();
    }

    /** The documents with a text, in the order of their ids. */
    List<Member> members(int text) {
        return groups.get(text);
    }

    int words(int text) {
        return groups.get(text).get(0).words();
    }

    /** The number of the text of a document, if it is a member. */
    OptionalInt number(String id) {
        Integer number = numbers.get(id);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }
}
