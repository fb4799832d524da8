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
    private final Closeness closeness;
    private final Pairing apart;

    private Stars(Closeness closeness, Pairing apart) {
        this.closeness = closeness;
        this.apart = apart;
    }

    /** Takes the text with most others close to it as the first leader, and goes on with what is left. */
    static Stars of(Texts texts, Closeness closeness, Pairing apart) {
        int size = texts.size();
        Stars stars = new Stars(closeness, apart);
        boolean[] taken = new boolean[size];
        int[] open = new int[size];
        Arrays.setAll(open, text -> stars.near(text, taken).size());
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
            List<Integer> followers = stars.near(next.text(), taken);
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

    /** The texts that may gather around one, ascending. */
    private List<Integer> near(int text, boolean[] taken) {
        List<Integer> near = new ArrayList<>();
        closeness.neighbours(text).forEach((other, close) -> {
            if (close >= NEARLY_SAME && !taken[other]) {
                near.add(other);
            }
        });
        return apart.isEmpty() ? near : agreeing(text, near);
    }

    /** Of texts that were told apart, only the one that is closer to their leader gathers around it. */
    private List<Integer> agreeing(int leader, List<Integer> near) {
        List<Integer> agreeing = new ArrayList<>();
        near.stream()
                .sorted(Comparator.comparingDouble(text -> -closeness.of(leader, text)))
                .filter(text -> !apart.hasAny(text, agreeing))
                .forEachOrdered(agreeing::add);
        agreeing.sort(Comparator.naturalOrder());
        return agreeing;
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
