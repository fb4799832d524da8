package io.kindred.family.lineage;

/** Looks for a cheaper tree by hanging single states, with all that was made from them, elsewhere. */
final class TreeSearch {
    private static final double GAIN = 1e-9;

    private final TreeCost costs;
    private final int[][] near;
    private int[] best;
    private double cost;

    /**
     * A search.
     *
     * @param near for each state the others it may come to hang from
     */
    private TreeSearch(TreeCost costs, int[][] near, int[] start) {
        this.costs = costs;
        this.near = near;
        this.best = start.clone();
        this.cost = costs.of(start);
    }

    /** A tree with the same root in which no single move makes anything cheaper. */
    static int[] from(int[] start, TreeCost costs, int[][] near) {
        TreeSearch search = new TreeSearch(costs, near, start);
        boolean better = true;
        while (better) {
            better = search.step();
        }
        return search.best;
    }

    /** Takes the best of all moves, if it makes the tree cheaper. */
    private boolean step() {
        int[] tree = best.clone();
        double before = cost;
        for (int state = 0; state < tree.length; state++) {
            if (tree[state] >= 0) {
                moves(tree, state);
            }
        }
        return cost < before;
    }

    private void moves(int[] tree, int state) {
        int parent = tree[state];
        for (int other : near[state]) {
            if (other != parent) {
                tree[state] = other;
                take(tree);
                passOn(tree, state);
            }
        }
        tree[state] = parent;
        passOn(tree, state);
    }

    /** Puts a state between its parent and one of its siblings. */
    private void passOn(int[] tree, int state) {
        int parent = tree[state];
        for (int sibling = 0; sibling < tree.length; sibling++) {
            if (sibling != state && tree[sibling] == parent) {
                tree[sibling] = state;
                take(tree);
                tree[sibling] = parent;
            }
        }
    }

    private void take(int[] tree) {
        double now = costs.of(tree);
        if (now < cost - GAIN) {
            cost = now;
            best = tree.clone();
        }
    }
}
