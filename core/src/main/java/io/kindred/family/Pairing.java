package io.kindred.family;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;

/** Which numbers are paired with which, both ways. */
final class Pairing {
    private final Map<Integer, Set<Integer>> partners = new TreeMap<>();

    /** The texts of couples; those of one text are no pair. */
    static Pairing of(Collection<Couple> couples, Texts texts) {
        Pairing pairing = new Pairing();
        for (Couple couple : couples) {
            OptionalInt one = texts.number(couple.one());
            OptionalInt other = texts.number(couple.other());
            if (one.isPresent() && other.isPresent()) {
                pairing.add(one.getAsInt(), other.getAsInt());
            }
        }
        return pairing;
    }

    /** The same of what the numbers are in. */
    Pairing within(IntUnaryOperator whole) {
        Pairing wholes = new Pairing();
        partners.forEach(
                (one, others) -> others.forEach(other -> wholes.add(whole.applyAsInt(one), whole.applyAsInt(other))));
        return wholes;
    }

    private void add(int one, int other) {
        if (one != other) {
            partners.computeIfAbsent(one, number -> new TreeSet<>()).add(other);
            partners.computeIfAbsent(other, number -> new TreeSet<>()).add(one);
        }
    }

    boolean isEmpty() {
        return partners.isEmpty();
    }

    boolean has(int one, int other) {
        return of(one).contains(other);
    }

    /** Whether a number is paired with any of some others. */
    boolean hasAny(int one, List<Integer> others) {
        return others.stream().anyMatch(of(one)::contains);
    }

    /** The partners of a number, ascending. */
    Set<Integer> of(int number) {
        return partners.getOrDefault(number, Set.of());
    }
}
