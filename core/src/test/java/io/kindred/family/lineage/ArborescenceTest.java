package io.kindred.family.lineage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.Seeds;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class ArborescenceTest {
    @RepeatedTest(200)
    void isAsCheapAsTheCheapestOfAllTrees(Random random) {
        int nodes = 2 + random.nextInt(5);
        int root = random.nextInt(nodes);
        double[][] costs = new double[nodes][nodes];
        for (double[] row : costs) {
            for (int i = 0; i < nodes; i++) {
                row[i] = random.nextInt(20) - 5;
            }
        }
        int[] found = Arborescence.of(costs, root);
        assertThat(isTree(found, root)).isTrue();
        assertThat(cost(found, costs)).isEqualTo(cheapest(new int[nodes], 0, costs, root), within(1e-9));
    }

    @Test
    void opensACircle() {
        double[][] costs = {{0, 9, 9, 9}, {9, 0, 1, 9}, {9, 9, 0, 1}, {9, 1, 9, 0}};
        costs[0][2] = 8;
        assertThat(Arborescence.of(costs, 0)).containsExactly(-1, 3, 0, 2);
    }

    @Test
    void oneNodeHasNoParent() {
        assertThat(Arborescence.of(new double[1][1], 0)).containsExactly(-1);
    }

    /** The cost of the cheapest tree, every choice of parents being tried. */
    private static double cheapest(int[] parents, int node, double[][] costs, int root) {
        if (node == parents.length) {
            return isTree(parents, root) ? cost(parents, costs) : Double.POSITIVE_INFINITY;
        }
        if (node == root) {
            parents[node] = -1;
            return cheapest(parents, node + 1, costs, root);
        }
        double least = Double.POSITIVE_INFINITY;
        for (int parent = 0; parent < parents.length; parent++) {
            if (parent != node) {
                parents[node] = parent;
                least = Math.min(least, cheapest(parents, node + 1, costs, root));
            }
        }
        return least;
    }

    private static boolean isTree(int[] parents, int root) {
        for (int node = 0; node < parents.length; node++) {
            int at = node;
            for (int steps = 0; steps < parents.length && at != root; steps++) {
                at = parents[at];
            }
            if (at != root) {
                return false;
            }
        }
        return parents[root] == -1;
    }

    private static double cost(int[] parents, double[][] costs) {
        double sum = 0;
        for (int node = 0; node < parents.length; node++) {
            sum += parents[node] < 0 ? 0 : costs[parents[node]][node];
        }
        return sum;
    }
}
