package io.kindred.lab.versions.data;

import java.util.List;

/**
 * Pairs of a data set.
 *
 * @param documents how many documents they are drawn from
 */
public record PairSet(String name, Purpose purpose, int documents, List<Pair> pairs) {
    public PairSet {
        pairs = List.copyOf(pairs);
    }
}
