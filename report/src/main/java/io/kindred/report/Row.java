package io.kindred.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** One record of an answer: named values, in the order they were given. */
public final class Row {
    private final Map<String, Object> values = new LinkedHashMap<>();

    public Row with(String name, String value) {
        return put(name, value);
    }

    public Row with(String name, long value) {
        return put(name, value);
    }

    public Row with(String name, double value) {
        return put(name, value);
    }

    /** Adds a share if it is known, rounded, and otherwise null. */
    public Row with(String name, OptionalDouble value) {
        return put(name, value.isPresent() ? (Object) RelationRow.rounded(value.getAsDouble()) : null);
    }

    public Row with(String name, boolean value) {
        return put(name, value);
    }

    public Row with(String name, Row value) {
        return put(name, value);
    }

    /** Adds a value that there is not. */
    public Row without(String name) {
        return put(name, null);
    }

    /** Adds a list of strings, numbers, booleans, rows, lists or nulls. */
    public Row with(String name, List<?> value) {
        return put(name, Collections.unmodifiableList(new ArrayList<>(value)));
    }

    /** The values by name: each a String, Long, Double, Boolean, Row or List, or null. */
    public Map<String, Object> values() {
        return Collections.unmodifiableMap(values);
    }

    private Row put(String name, Object value) {
        values.put(name, value);
        return this;
    }
}
