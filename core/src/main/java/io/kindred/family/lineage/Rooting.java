package io.kindred.family.lineage;

/** Says which state of a tree was the first, and how sure that makes the direction of each edge. */
final class Rooting {
    /*
     * A tree without directions becomes a lineage by its root. Each root is judged by what the clues say of every state and
     * the states it would then come from, the nearer the more: a history may shrink for a while, but from end to end it mostly
     * grows. The judgements become probabilities, and the direction of an edge is as sure as the roots on its one side are
     * probable.
     *
     * A root with several children means that the first state was worked on twice; that is rarer than a later state being
     * misjudged, so it costs.
     */
    private static final double SIBLING = 8;
    private static final double FARTHER = 0.25;

    /** How much less sure things are than independent clues would make them, as clues repeat each other. */
    private static final double CAUTION = 2;

    private final int[][] trees;
    private final double[] chances;
    private final int root;

    private Rooting(int[][] trees, double[] chances, int root) {
        this.trees = trees;
        this.chances = chances;
        this.root = root;
    }

    /** Roots a tree, given by parents from any root. */
    static Rooting of(int[] shape, double[][] odds) {
        int states = shape.length;
        int[][] trees = new int[states][];
        double[] scores = new double[states];
        int best = 0;
        for (int root = 0; root < states; root++) {
            trees[root] = rerooted(shape, root);
            scores[root] = score(trees[root], odds);
            best = scores[root] > scores[best] ? root : best;
        }
        return new Rooting(trees, chances(scores, scores[best]), best);
    }

    /** The parent of each state; -1 for the root. */
    int[] tree() {
        return trees[root];
    }

    /** How probable it is that the root is the right one. */
    double chance() {
        return chances[root];
    }

    /** How probable it is that a state came after its parent. */
    double chance(int state) {
        int parent = tree()[state];
        double sum = 0;
        for (int other = 0; other < trees.length; other++) {
            sum += trees[other][state] == parent ? chances[other] : 0;
        }
        return Math.min(1, sum);
    }

    /** The same tree from another root of the part that the root is in. */
    static int[] rerooted(int[] tree, int root) {
        int[] parents = tree.clone();
        int before = -1;
        int at = root;
        while (at >= 0) {
            int next = parents[at];
            parents[at] = before;
            before = at;
            at = next;
        }
        return parents;
    }

    private static double score(int[] parents, double[][] odds) {
        int[] children = new int[parents.length];
        double score = 0;
        for (int state = 0; state < parents.length; state++) {
            int steps = 1;
            for (int above = parents[state]; above >= 0; above = parents[above]) {
                score += odds[above][state] * (steps == 1 ? 1 : FARTHER / steps);
                steps++;
            }
            if (parents[state] >= 0 && ++children[parents[state]] > 1) {
                score -= SIBLING;
            }
        }
        return score;
    }

    private static double[] chances(double[] scores, double best) {
        double[] chances = new double[scores.length];
        double sum = 0;
        for (int root = 0; root < scores.length; root++) {
            chances[root] = StrictMath.exp((scores[root] - best) / CAUTION);
            sum += chances[root];
        }
        for (int root = 0; root < scores.length; root++) {
            chances[root] /= sum;
        }
        return chances;
    }
}
