package io.kindred.family;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiPredicate;

/** What families are made of: stars with the weight of their texts, and how close their leaders are. */
final class Parts {
    /*
     * Where many documents are alike, some must be very much alike if they are states of one: a history is made of small
     * steps. Documents of which no two share more than the rest do were filled into one form. So two texts are no step apart
     * if both are about as far from many others that have nobody close to them.
     */
    private static final double STEP = 0.3;
    private static final int MANY = 8;
    private static final double CLOSE = 0.85;
    private static final double ABOUT = 0.7;

    private final int[] sizes;
    private final double[] inside;
    private final List<Map<Integer, Double>> neighbours;
    private final BiPredicate<Integer, Integer> cut;
    private final double[][] lonely;
    private final Pairing together;
    private final Pairing apart;

    private Parts(
            int[] sizes,
            double[] inside,
            List<Map<Integer, Double>> neighbours,
            BiPredicate<Integer, Integer> cut,
            Pairing together,
            Pairing apart) {
        this.together = together;
        this.apart = apart;
        this.sizes = sizes;
        this.inside = inside;
        this.neighbours = neighbours;
        this.cut = cut;
        boolean[] alone = new boolean[sizes.length];
        for (int part = 0; part < sizes.length; part++) {
            alone[part] =
                    sizes[part] == 1 && neighbours.get(part).values().stream().allMatch(closeness -> closeness < CLOSE);
        }
        this.lonely = new double[sizes.length][];
        for (int part = 0; part < sizes.length; part++) {
            lonely[part] = neighbours.get(part).entrySet().stream()
                    .filter(near -> alone[near.getKey()])
                    .mapToDouble(near -> 1 - near.getValue())
                    .sorted()
                    .toArray();
        }
    }

    /**
     * The parts that stars are.
     *
     * @param together which texts people said to be states of one document
     * @param apart which they said to be different
     */
    static Parts of(Stars stars, Closeness closeness, Pairing together, Pairing apart) {
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
        Map<Integer, Integer> partOf = new HashMap<>();
        for (int star = 0; star < stars.size(); star++) {
            int part = star;
            stars.texts(star).forEach(text -> partOf.put(text, part));
        }
        return new Parts(
                sizes,
                inside,
                neighbours,
                (one, other) -> closeness.isCut(stars.leader(one), stars.leader(other)),
                together.within(partOf::get),
                apart.within(partOf::get));
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

    /** Whether two parts are so close that one may have become the other in one step. */
    boolean isStep(int part, int other) {
        double closeness = neighbours.get(part).getOrDefault(other, 0.0);
        return closeness >= CLOSE
                || (closeness >= STEP && !(isOneOfMany(part, 1 - closeness) && isOneOfMany(other, 1 - closeness)));
    }

    /** Whether a part is about so far from many others that are lonely. */
    private boolean isOneOfMany(int part, double distance) {
        return below(lonely[part], distance / ABOUT) - below(lonely[part], ABOUT * distance) >= MANY;
    }

    /** How many of the ascending numbers are below a bound. */
    private static int below(double[] numbers, double bound) {
        int low = 0;
        int high = numbers.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (numbers[middle] < bound) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Which parts hold texts that people said to be states of one document. */
    Pairing together() {
        return together;
    }

    /** Which parts hold texts that people said to be different. */
    Pairing apart() {
        return apart;
    }

    /** How many texts a part has. */
    int texts(int part) {
        return sizes[part];
    }

    /** How close the pairs of texts within a part are, all together. */
    double inside(int part) {
        return inside[part];
    }

    /** Whether all of one of two close parts is in the other. */
    boolean isCut(int part, int other) {
        return cut.test(part, other);
    }

    /** The parts close to one, ascending, and how close they are. */
    Map<Integer, Double> neighbours(int part) {
        return neighbours.get(part);
    }
}
