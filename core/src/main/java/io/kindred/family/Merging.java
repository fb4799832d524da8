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

    private final List<Side> sides = new ArrayList<>();
    private final PriorityQueue<Offer> offers =
            new PriorityQueue<>(Comparator.comparingDouble((Offer offer) -> -offer.closeness())
                    .thenComparingInt(Offer::one)
                    .thenComparingInt(Offer::other));

    private Merging(Parts parts) {
        for (int part = 0; part < parts.size(); part++) {
            Map<Integer, Tie> ties = new HashMap<>();
            int here = part;
            parts.neighbours(part)
                    .forEach((other, closeness) -> ties.put(other, new Tie(closeness, parts.isStep(here, other))));
            sides.add(new Side(List.of(part), new Bond(parts.texts(part), parts.inside(part)), ties));
        }
        for (int part = 0; part < parts.size(); part++) {
            offer(part);
        }
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
                || apart > other.bond().reach()) {
            return;
        }
        sides.set(offer.one(), null);
        sides.set(offer.other(), null);
        List<Integer> parts = new ArrayList<>(one.parts());
        parts.addAll(other.parts());
        int joined = sides.size();
        Side side = new Side(parts, one.bond().with(other.bond(), offer.closeness()), neighbours(one, other));
        sides.add(side);
        side.neighbours()
                .forEach((far, closeness) -> sides.get(far).neighbours().put(joined, closeness));
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
