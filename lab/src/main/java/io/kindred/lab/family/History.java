package io.kindred.lab.family;

import io.kindred.family.lineage.State;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The states of a document whose history is known.
 *
 * @param states the states, each after the one it was made from
 * @param parents for each state the number of the one it was made from; -1 for the first
 */
record History(String name, List<State> states, List<Integer> parents) {
    History {
        states = List.copyOf(states);
        parents = List.copyOf(parents);
    }

    /** A history in which each state was made from the one before it. */
    static History line(String name, List<State> states) {
        return new History(
                name,
                states,
                IntStream.range(0, states.size()).mapToObj(state -> state - 1).toList());
    }

    /** The same with other states in place of the ones that are there. */
    History with(List<State> others) {
        return new History(name, others, parents);
    }
}
