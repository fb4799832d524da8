package io.kindred.family;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What families are made of: stars with the weight of their texts, and how close their leaders are. */
final class Parts {
    private final int[] sizes;
    private final double[] inside;
    private final List<Map<Integer, Double>> neighbours;

    private Parts(int[] sizes, double[] inside, List<Map<Integer, Double>> neighbours) {
        this.sizes = sizes;
        this.inside = inside;
        this.neighbours = neighbours;
    }

    static Parts of(Stars stars, Closeness closeness, Texts texts) {
        int[] sizes = new int[stars.size()];
        double[] inside = new double[stars.size()];
        Map<Integer, Integer> numbers = new HashMap<>();
        for (int star = 0; star < stars.size(); star++) {
            sizes[star] = stars.texts(star).size();
            inside[star] = inside(stars.texts(star), closeness);
            numbers.put(stars.leader(star), star);
        }
        List<Map<Integer, Double>> neighbours = new ArrayList<>();
        for (int star = 0; star < stars.size(); star++) {
            Map<Integer, Double> near = new TreeMap<>();
            closeness.neighbours(stars.leader(star)).forEach((other, close) -> {
                if (numbers.containsKey(other)) {
                    near.put(numbers.get(other), close);
                }
            });
            neighbours.add(near);
        }
        return new Parts(sizes, inside, neighbours);
    }

    /** The sum of how close the pairs of a star are; a pair that is not known is as close as its leader makes sure. */
    private static double inside(List<Integer> star, Closeness closeness) {
        int leader = star.get(0);
        double sum = 0;
        for (int i = 1; i < star.size(); i++) {
            double near = closeness.of(star.get(i), leader);
            sum += near;
            for (int j = 1; j < i; j++) {
                double known = closeness.of(star.get(i), star.get(j));
                sum += Math.max(known, near + closeness.of(star.get(j), leader) - 1);
            }
        }
        return sum;
    }

    int size() {
        return sizes.length;
    }

    /** How many texts a part has. */
    int texts(int part) {
        return sizes[part];
    }

    /** How close the pairs of texts within a part are, all together. */
    double inside(int part) {
        return inside[part];
    }

    /** The parts close to one, ascending, and how close they are. */
    Map<Integer, Double> neighbours(int part) {
        return neighbours.get(part);
    }
}
