package io.kindred.family.lineage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Tells a tree as a lineage: what came and went along each edge, what was undone, and what was taken over from elsewhere. */
final class LineageTelling {
    /** Which share of what is new in a state makes another one a second parent, and how much it must be at least. */
    private static final double SECOND = 0.15;

    private static final double LEAST = 30;
    private static final double LEAST_UNDONE = 10;
    private static final double MOSTLY = 0.5;

    private final List<State> states;
    private final Patterns patterns;
    private final double[][] gains;
    private final Clues clues;
    private final Rooting rooting;
    private final int[] tree;
    private final double[] margins;
    private final BitSet[] ancestors;

    LineageTelling(
            List<State> states, Patterns patterns, double[][] gains, Clues clues, Rooting rooting, double[] margins) {
        this.states = states;
        this.patterns = patterns;
        this.gains = gains;
        this.clues = clues;
        this.rooting = rooting;
        this.tree = Forks.parted(rooting.tree(), patterns);
        this.margins = margins;
        this.ancestors = ancestors(tree);
    }

    Lineage lineage(List<Copy> copies) {
        List<Descent> descents = new ArrayList<>();
        List<Merge> merges = new ArrayList<>();
        List<Integer> order = fromTheRoot();
        for (int state : order.subList(1, order.size())) {
            descents.add(descent(tree[state], state));
            merge(state).ifPresent(merges::add);
        }
        return new Lineage(states.get(order.get(0)).id(), rooting.chance(), descents, merges, copies);
    }

    private Descent descent(int from, int to) {
        return new Descent(
                states.get(from).id(),
                states.get(to).id(),
                rooting.chance(to),
                margins[to],
                undone(from, to) >= Math.max(LEAST_UNDONE, MOSTLY * (gains[from][to] + gains[to][from])),
                (int) Math.round(gains[from][to]),
                (int) Math.round(gains[to][from]),
                clues.reasons(from, to));
    }

    /** How much of a change takes back the change before it or brings back what was there still earlier. */
    private double undone(int from, int to) {
        int before = tree[from];
        double undone = 0;
        for (int pattern = 0; pattern < patterns.size() && before >= 0; pattern++) {
            BitSet has = patterns.holders(pattern);
            boolean back = has.get(to) && !has.get(from) && has.intersects(ancestors[from]);
            boolean away = has.get(from) && !has.get(before) && !has.get(to);
            undone += back || away ? patterns.weight(pattern) : 0;
        }
        return before >= 0 ? undone : -1;
    }

    /** The state from which most of what is new in another was taken over, if it is enough. */
    private Optional<Merge> merge(int to) {
        double[] shared = new double[states.size()];
        for (int pattern = 0; pattern < patterns.size(); pattern++) {
            BitSet has = patterns.holders(pattern);
            if (has.get(to) && !has.intersects(ancestors[to])) {
                for (int other = has.nextSetBit(0); other >= 0; other = has.nextSetBit(other + 1)) {
                    shared[other] += patterns.weight(pattern);
                }
            }
        }
        int best = -1;
        for (int other = 0; other < shared.length; other++) {
            boolean aside = other != to && !ancestors[other].get(to) && clues.value(Clue.TIME, to, other) <= 0;
            if (aside && tree[to] >= 0 && (best < 0 || shared[other] > shared[best])) {
                best = other;
            }
        }
        double all = tree[to] < 0 ? 0 : gains[tree[to]][to];
        return best >= 0 && shared[best] >= Math.max(LEAST, SECOND * all)
                ? Optional.of(new Merge(states.get(best).id(), states.get(to).id(), shared[best] / all))
                : Optional.empty();
    }

    private static BitSet[] ancestors(int[] tree) {
        BitSet[] ancestors = new BitSet[tree.length];
        for (int state = 0; state < tree.length; state++) {
            ancestors[state] = new BitSet();
            for (int above = tree[state]; above >= 0; above = tree[above]) {
                ancestors[state].set(above);
            }
        }
        return ancestors;
    }

    /** All states, parents before their children, siblings by their ids. */
    private List<Integer> fromTheRoot() {
        List<Integer> order = new ArrayList<>();
        Deque<Integer> open = new ArrayDeque<>();
        open.add(indexOfRoot());
        while (!open.isEmpty()) {
            int state = open.remove();
            order.add(state);
            for (int child = 0; child < tree.length; child++) {
                if (tree[child] == state) {
                    open.add(child);
                }
            }
        }
        return order;
    }

    private int indexOfRoot() {
        int root = 0;
        while (tree[root] >= 0) {
            root++;
        }
        return root;
    }
}
