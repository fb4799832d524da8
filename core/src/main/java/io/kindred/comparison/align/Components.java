package io.kindred.comparison.align;

import io.kindred.comparison.align.Assignment.Pair;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Parts a list of pairs into those that are joined with each other through common members. */
final class Components {
    private final int[] parent;

    private Components(int members) {
        parent = IntStream.range(0, members).toArray();
    }

    /** The components, in the order in which their first pairs come. */
    static List<List<Pair>> of(List<Pair> pairs, int lefts, int rights) {
        Components components = new Components(lefts + rights);
        for (Pair pair : pairs) {
            components.parent[components.root(pair.left())] = components.root(lefts + pair.right());
        }
        Map<Integer, List<Pair>> byRoot = new LinkedHashMap<>();
        for (Pair pair : pairs) {
            byRoot.computeIfAbsent(components.root(pair.left()), root -> new ArrayList<>())
                    .add(pair);
        }
        return new ArrayList<>(byRoot.values());
    }

    private int root(int member) {
        int at = member;
        while (parent[at] != at) {
            parent[at] = parent[parent[at]];
            at = parent[at];
        }
        return at;
    }
}
