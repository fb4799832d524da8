package io.kindred.family.lineage;

/**
 * What it costs a tree to explain the states by what it says was added and removed.
 *
 * @param parallel of text that two branches have, each on its own
 * @param regain of text that came back after it had been removed
 * @param loss of text that was removed
 * @param branch of a further state made from the same one; the unit is what a state differs from the next one by on average
 * @param damping the power of the amount of text that counts
 */
record TreeWeights(double parallel, double regain, double loss, double branch, double damping) {
    /** The weights in use, chosen as docs/decisions/0012 tells. */
    static final TreeWeights CHOSEN = new TreeWeights(8, 2, 1, 0.25, 0.5);
}
