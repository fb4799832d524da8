package io.kindred.lab.paper.roth2011;

import java.util.Arrays;
import java.util.List;

/** The longest run of words that stands in two texts, as evidence for those who doubt that they share one. */
final class CommonRun {
    private CommonRun() {}

    static String longest(String one, String other) {
        List<String> left = Tokens.WORDS.of(one, Variation.A);
        List<String> right = Tokens.WORDS.of(other, Variation.A);
        int[] runs = new int[right.size() + 1];
        int longest = 0;
        int end = 0;
        for (int i = 0; i < left.size(); i++) {
            int[] before = Arrays.copyOf(runs, runs.length);
            for (int j = 0; j < right.size(); j++) {
                runs[j + 1] = left.get(i).equals(right.get(j)) ? before[j] + 1 : 0;
                if (runs[j + 1] > longest) {
                    longest = runs[j + 1];
                    end = i + 1;
                }
            }
        }
        return String.join(" ", left.subList(end - longest, end));
    }
}
