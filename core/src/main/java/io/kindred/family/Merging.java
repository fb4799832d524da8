package io.kindred.family;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

/** Joins parts into families, the closest first, as long as both sides are open for it. */
final class Merging {
    /** How close two sides must be on average, whatever else. */
    private static final double LEAST = 0.15;

    private final Parts parts;
    private final int[] sideOf;
    private final List<Side> sides = new ArrayList<>();
    private final PriorityQueue<Offer> offers =
            new PriorityQueue<>(Comparator.comparingDouble((Offer offer) -> -offer.closeness())
                    .thenComparingInt(Offer::one)
                    .thenComparingInt(Offer::other));

    private Merging(Parts parts) {
        this.parts = parts;
        this.sideOf = new int[parts.size()];
        for (int part = 0; part < parts.size(); part++) {
            Map<Integer, Tie> ties = new HashMap<>();
            int here = part;
            parts.neighbours(part)
                    .forEach((other, closeness) -> ties.put(other, new Tie(closeness, parts.isStep(here, other))));
            sides.add(new Side(List.of(part), new Bond(parts.texts(part), parts.inside(part)), ties));
            sideOf[part] = part;
        }
        joinTogether();
        for (int part = 0; part < parts.size(); part++) {
            if (sides.get(part) != null) {
                offer(part);
            }
        }
    }

    /** Begins with what people said belongs together. */
    private void joinTogether() {
        for (int part = 0; part < parts.size(); part++) {
            for (int other : parts.together().of(part)) {
                int one = sideOf[part];
                int two = sideOf[other];
                if (one != two && !areApart(one, two)) {
                    Tie tie = sides.get(one).neighbours().getOrDefault(two, new Tie(0, false));
                    join(one, two, tie.average());
                }
            }
        }
    }

    /** Whether two sides hold parts that people told apart. */
    private boolean areApart(int one, int other) {
        return sides.get(one).parts().stream()
                .flatMap(part -> parts.apart().of(part).stream())
                .anyMatch(part -> sideOf[part] == other);
    }

    /** For each part the number of its family, which is that of its first part. */
    static int[] of(Parts parts) {
        Merging merging = new Merging(parts);
        while (!merging.offers.isEmpty() && merging.offers.peek().closeness() >= LEAST) {
            merging.take(merging.offers.remove());
        }
        int[] families = new int[parts.size()];
        for (Side side : merging.sides) {
            if (side != null) {
                int first = side.parts().stream().min(Comparator.naturalOrder()).orElseThrow();
                side.parts().forEach(part -> families[part] = first);
            }
        }
        return families;
    }

    private void offer(int side) {
        sides.get(side).neighbours().forEach((other, tie) -> {
            if (other < side && tie.isStep()) {
                offers.add(new Offer(tie.average(), other, side));
            }
        });
    }

    private void take(Offer offer) {
        Side one = sides.get(offer.one());
        Side other = sides.get(offer.other());
        double apart = 1 - offer.closeness();
        if (one == null
                || other == null
                || apart > one.bond().reach()
                || apart > other.bond().reach()
                || areApart(offer.one(), offer.other())) {
            return;
        }
        join(offer.one(), offer.other(), offer.closeness());
    }

    private void join(int first, int second, double closeness) {
        Side one = sides.set(first, null);
        Side other = sides.set(second, null);
        List<Integer> both = new ArrayList<>(one.parts());
        both.addAll(other.parts());
        int joined = sides.size();
        both.forEach(part -> sideOf[part] = joined);
        Side side = new Side(both, one.bond().with(other.bond(), closeness), neighbours(one, other));
        sides.add(side);
        side.neighbours().forEach((far, tie) -> sides.get(far).neighbours().put(joined, tie));
        offer(joined);
    }

    /** How close two sides together are to the others that are left. */
    private Map<Integer, Tie> neighbours(Side one, Side other) {
        Map<Integer, Tie> neighbours = new HashMap<>();
        for (Side side : List.of(one, other)) {
            double share = (double) side.bond().texts()
                    / (one.bond().texts() + other.bond().texts());
            side.neighbours().forEach((far, tie) -> {
                if (sides.get(far) != null) {
                    neighbours.merge(far, new Tie(share * tie.average(), tie.isStep()), Tie::plus);
                }
            });
        }
        return neighbours;
    }

    /** Some parts that have become one, and the others they are close to. */
    private record Side(List<Integer> parts, Bond bond, Map<Integer, Tie> neighbours) {}

    /** How close two sides are, on average over all pairs of their texts, and whether any pair of them is a step. */
    private record Tie(double average, boolean isStep) {
        Tie plus(Tie more) {
            return new Tie(average + more.average, isStep || more.isStep);
        }
    }

    /** Two sides that may be joined. */
    private record Offer(double closeness, int one, int other) {}
}
