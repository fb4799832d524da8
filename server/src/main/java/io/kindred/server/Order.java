package io.kindred.server;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The orders that a list can be had in; the first is the one it is in unless told otherwise. */
final class Order<T> {
    private final List<String> names = new ArrayList<>();
    private final List<Comparator<T>> comparators = new ArrayList<>();
    private final List<Boolean> descending = new ArrayList<>();

    /** Adds an order that begins with the least. */
    Order<T> by(String name, Comparator<T> comparator) {
        return add(name, comparator, false);
    }

    /** Adds an order that begins with the most. */
    Order<T> byMost(String name, Comparator<T> comparator) {
        return add(name, comparator, true);
    }

    private Order<T> add(String name, Comparator<T> comparator, boolean most) {
        names.add(name);
        comparators.add(comparator);
        descending.add(most);
        return this;
    }

    /** The list as a call wants it; what is the same there stays in the order it was in. */
    List<T> of(Call call, List<T> all) {
        int chosen = names.indexOf(call.oneOf("sort", names).orElse(names.get(0)));
        Optional<String> direction = call.oneOf("order", List.of("asc", "desc"));
        boolean down = direction.map("desc"::equals).orElse(descending.get(chosen));
        Comparator<T> comparator = comparators.get(chosen);
        return all.stream().sorted(down ? comparator.reversed() : comparator).toList();
    }
}
