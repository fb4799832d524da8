package io.kindred.comparison.passage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Groups of seeds: in each, every seed can be reached from every other by steps that are short in both documents. */
final class Clusters {
    private static final Comparator<Seed> ORDER =
            Comparator.comparingInt(Seed::left).thenComparingInt(Seed::right).thenComparingInt(Seed::run);

    private final Seed[] seeds;
    private final int[] parent;

    private Clusters(List<Seed> all) {
        seeds = all.toArray(Seed[]::new);
        Arrays.sort(seeds, ORDER);
        parent = new int[seeds.length];
        Arrays.setAll(parent, i -> i);
    }

    /** The groups, if a step passes over at most so many units. */
    static List<List<Seed>> of(List<Seed> seeds, int leftGap, int rightGap) {
        Clusters clusters = new Clusters(seeds);
        for (int step = 0; step <= leftGap + 1; step++) {
            clusters.link(step, rightGap + 1);
        }
        return clusters.groups();
    }

    /**
     * Links each seed to the nearest ones, up and down right, that are {@code step} units further in left. Those beyond
     * the nearest, if near enough, are linked to it.
     */
    private void link(int step, int reach) {
        int next = 0;
        for (int i = 0; i < seeds.length; i++) {
            int left = seeds[i].left() + step;
            int right = seeds[i].right();
            next = Math.max(next, i + 1);
            while (next < seeds.length
                    && (seeds[next].left() < left || (seeds[next].left() == left && seeds[next].right() < right))) {
                next++;
            }
            linkIfNear(i, next, left, reach);
            linkIfNear(i, next - 1, left, reach);
        }
    }

    private void linkIfNear(int i, int other, int left, int reach) {
        if (other < seeds.length
                && seeds[other].left() == left
                && Math.abs(seeds[other].right() - seeds[i].right()) <= reach) {
            int a = root(i);
            int b = root(other);
            parent[Math.max(a, b)] = Math.min(a, b);
        }
    }

    private int root(int i) {
        int root = i;
        while (parent[root] != root) {
            parent[root] = parent[parent[root]];
            root = parent[root];
        }
        return root;
    }

    private List<List<Seed>> groups() {
        Map<Integer, List<Seed>> groups = new LinkedHashMap<>();
        for (int i = 0; i < seeds.length; i++) {
            groups.computeIfAbsent(root(i), root -> new ArrayList<>()).add(seeds[i]);
        }
        return new ArrayList<>(groups.values());
    }
}
