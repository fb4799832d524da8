package io.kindred.lab.paper.waikato2013;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** k-means over the presence of terms, as the paper would cluster documents (section 3.3 of the design). */
final class KMeans {
    private static final long SEED = 2013;
    private static final int ROUNDS = 30;
    private static final int STARTS = 10;

    private final List<Set<String>> texts;
    private final int clusters;
    private long comparisons;

    KMeans(List<Set<String>> texts, int clusters) {
        this.texts = List.copyOf(texts);
        this.clusters = clusters;
    }

    /** How many times a text was compared with a centre. */
    long comparisons() {
        return comparisons;
    }

    /** The number of the cluster of each text: of several beginnings by chance the one with the tightest clusters. */
    int[] assigned() {
        int[] best = new int[0];
        double tightest = Double.POSITIVE_INFINITY;
        for (int start = 0; start < STARTS; start++) {
            int[] assigned = assigned(new Random(SEED + start));
            double spread = spread(assigned);
            if (spread < tightest) {
                tightest = spread;
                best = assigned;
            }
        }
        return best;
    }

    private int[] assigned(Random random) {
        int[] assigned = random.ints(texts.size(), 0, clusters).toArray();
        boolean moved = true;
        for (int round = 0; round < ROUNDS && moved; round++) {
            List<Map<String, Double>> centres = centres(assigned);
            moved = false;
            for (int i = 0; i < assigned.length; i++) {
                int nearest = nearest(texts.get(i), centres);
                moved |= nearest != assigned[i];
                assigned[i] = nearest;
            }
        }
        return assigned;
    }

    private double spread(int[] assigned) {
        List<Map<String, Double>> centres = centres(assigned);
        double sum = 0;
        for (int i = 0; i < assigned.length; i++) {
            sum += distance(texts.get(i), centres.get(assigned[i]));
        }
        return sum;
    }

    private List<Map<String, Double>> centres(int[] assigned) {
        List<Map<String, Double>> centres = new ArrayList<>();
        for (int cluster = 0; cluster < clusters; cluster++) {
            Map<String, Double> centre = new HashMap<>();
            int size = 0;
            for (int i = 0; i < assigned.length; i++) {
                if (assigned[i] == cluster) {
                    texts.get(i).forEach(term -> centre.merge(term, 1.0, Double::sum));
                    size++;
                }
            }
            double members = size;
            centre.replaceAll((term, count) -> count / members);
            centres.add(centre);
        }
        return centres;
    }

    private int nearest(Set<String> text, List<Map<String, Double>> centres) {
        int nearest = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int cluster = 0; cluster < clusters; cluster++) {
            double distance = distance(text, centres.get(cluster));
            comparisons++;
            if (distance < least) {
                least = distance;
                nearest = cluster;
            }
        }
        return nearest;
    }

    /** The square of the Euclidean distance. */
    private static double distance(Set<String> text, Map<String, Double> centre) {
        double distance = text.size();
        for (Map.Entry<String, Double> entry : centre.entrySet()) {
            double value = entry.getValue();
            distance += text.contains(entry.getKey()) ? -2 * value + value * value : value * value;
        }
        return distance;
    }
}
