package io.kindred.family;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Texts gathered around leaders, every one of them close to its leader. */
final class Stars {
    /** How close a text must be to its leader. */
    static final double NEARLY_SAME = 0.98;

    private final List<List<Integer>> stars = new ArrayList<>();

    private Stars() {}

    /** Takes the text with most others close to it as the first leader, and goes on with what is left. */
    static Stars of(int size, Closeness closeness, Texts texts) {
        Stars stars = new Stars();
        boolean[] taken = new boolean[size];
        int[] open = new int[size];
        Arrays.setAll(open, text -> near(text, closeness, taken).size());
        PriorityQueue<Candidate> queue =
                new PriorityQueue<>(Comparator.comparingInt((Candidate candidate) -> -candidate.followers())
                        .thenComparingInt(candidate -> -texts.words(candidate.text()))
                        .thenComparingInt(Candidate::text));
        for (int text = 0; text < size; text++) {
            queue.add(new Candidate(text, open[text]));
        }
        while (!queue.isEmpty()) {
            Candidate next = queue.remove();
            if (taken[next.text()]) {
                continue;
            }
            List<Integer> followers = near(next.text(), closeness, taken);
            if (followers.size() < next.followers()) {
                queue.add(new Candidate(next.text(), followers.size()));
            } else {
                stars.add(next.text(), followers, taken);
            }
        }
        stars.stars.sort(Comparator.comparing(star -> star.get(0)));
        return stars;
    }

    private void add(int leader, List<Integer> followers, boolean[] taken) {
        List<Integer> star = new ArrayList<>(List.of(leader));
        star.addAll(followers);
        star.forEach(text -> taken[text] = true);
        stars.add(star);
    }

    private static List<Integer> near(int text, Closeness closeness, boolean[] taken) {
        List<Integer> near = new ArrayList<>();
        closeness.neighbours(text).forEach((other, close) -> {
            if (close >= NEARLY_SAME && !taken[other]) {
                near.add(other);
            }
        });
        return near;
    }

    /** How many stars there are; they are numbered in the order of their leaders. */
    int size() {
        return stars.size();
    }

    /** The texts of a star, the leader first. */
    List<Integer> texts(int star) {
        return stars.get(star);
    }

    int leader(int star) {
        return stars.get(star).get(0);
    }

    /** A text and how many it would lead. */
    private record Candidate(int text, int followers) {}
}
