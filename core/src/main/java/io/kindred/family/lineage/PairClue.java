package io.kindred.family.lineage;

/** A sign that one state is later than another. */
@FunctionalInterface
interface PairClue {
    /** From -1 to 1: 1 if all speaks for {@code to} being the later one. Turned round, the value has the other sign. */
    double of(int from, int to);

    /** A clue that weighs what speaks for against what speaks against; little of both says little. */
    static double balance(double forIt, double against, double doubt) {
        return forIt + against == 0 ? 0 : (forIt - against) / (forIt + against + doubt);
    }
}
