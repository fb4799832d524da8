package io.kindred.fingerprint.scheme;

import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.fingerprint.shingle.Unit;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a user wants a scheme set to; a setting that is not given has the scheme's own value.
 *
 * @param numbers the given settings that are numbers, by name
 * @param unit what shingles are runs of
 * @param bag whether repeated shingles count again
 */
public record SchemeSettings(Map<String, Integer> numbers, Optional<Unit> unit, boolean bag, HashKey key) {
    /** Nothing but defaults. */
    public static final SchemeSettings DEFAULT = new SchemeSettings(Map.of(), Optional.empty(), false, HashKey.PUBLIC);

    public SchemeSettings {
        numbers = Map.copyOf(numbers);
    }

    /** These settings with a number given. */
    public SchemeSettings with(String name, int value) {
        Map<String, Integer> more = new TreeMap<>(numbers);
        more.put(name, value);
        return new SchemeSettings(more, unit, bag, key);
    }

    /** Refuses settings that a scheme does not know. */
    void mustBeAmong(String scheme, Set<String> known) {
        for (String name : given()) {
            if (!known.contains(name)) {
                throw new IllegalArgumentException(scheme + " takes no " + name
                        + (known.isEmpty() ? "" : "; it takes " + String.join(", ", new TreeSet<>(known))));
            }
        }
    }

    int number(String name, int otherwise) {
        return numbers.getOrDefault(name, otherwise);
    }

    /** The shingling asked for; where the size is not given, of six characters or three words. */
    Shingling shingling(Unit otherwise) {
        Unit chosen = unit.orElse(otherwise);
        return new Shingling(chosen, number("shingle", chosen == Unit.CHARS ? 6 : 3));
    }

    private Set<String> given() {
        Set<String> given = new TreeSet<>(numbers.keySet());
        unit.ifPresent(chosen -> given.add("unit"));
        if (bag) {
            given.add("bag");
        }
        return given;
    }
}
