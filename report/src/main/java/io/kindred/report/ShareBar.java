package io.kindred.report;

import java.util.EnumMap;
import java.util.Map;

/** Shares as lengths of the parts of a bar: as near to them as can be, and at least one for each that is there at all. */
public final class ShareBar {
    private ShareBar() {}

    /**
     * The length of each part.
     *
     * @param weights what the parts weigh, in the order they stand in the bar
     * @param length of the bar, at least as many as there are parts
     */
    public static Map<Fate, Integer> parts(Map<Fate, Integer> weights, int length) {
        Map<Fate, Integer> parts = new EnumMap<>(Fate.class);
        long total = weights.values().stream().mapToLong(Integer::intValue).sum();
        int left = length;
        for (Map.Entry<Fate, Integer> weight : weights.entrySet()) {
            if (weight.getValue() > 0) {
                int part = Math.max(1, (int) (weight.getValue() * (long) length / total));
                parts.put(weight.getKey(), part);
                left -= part;
            }
        }
        if (!parts.isEmpty()) {
            spread(parts, left);
        }
        return parts;
    }

    /** Gives what is left to the longest part, or takes what is missing from it. */
    private static void spread(Map<Fate, Integer> parts, int left) {
        Fate longest = parts.keySet().iterator().next();
        for (Map.Entry<Fate, Integer> part : parts.entrySet()) {
            longest = part.getValue() > parts.get(longest) ? part.getKey() : longest;
        }
        parts.merge(longest, left, Integer::sum);
    }
}
