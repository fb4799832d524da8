package io.kindred.corpus;

import io.kindred.corpus.truth.Link;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The heaviest run of links in which neither side goes back, weighed by the words the links share. */
final class InOrder {
    /** A link of this share of the weight that would have to give way to it is as good as that. */
    private static final double AS_GOOD = 0.8;

    private final List<Link> links;
    private final int[] weights;
    private final Set<Link> kept = new HashSet<>();
    private final Set<Link> debatable = new HashSet<>();

    /** Finds the run among links in ascending order. */
    InOrder(Map<Link, Integer> wordsByLink) {
        links = List.copyOf(wordsByLink.keySet());
        weights = wordsByLink.values().stream().mapToInt(words -> words).toArray();
        if (!links.isEmpty()) {
            int[] upTo = heaviestUpTo();
            int[] from = heaviestFrom();
            keepHeaviest(from);
            doubt(upTo, from);
        }
    }

    boolean keeps(Link link) {
        return kept.contains(link);
    }

    /** Whether another run that is about as heavy treats the link the other way. */
    boolean isDebatable(Link link) {
        return debatable.contains(link);
    }

    private int[] heaviestUpTo() {
        int[] heaviest = weights.clone();
        for (int last = 0; last < heaviest.length; last++) {
            for (int before = 0; before < last; before++) {
                if (inOrder(before, last)) {
                    heaviest[last] = Math.max(heaviest[last], heaviest[before] + weights[last]);
                }
            }
        }
        return heaviest;
    }

    private int[] heaviestFrom() {
        int[] heaviest = weights.clone();
        for (int first = heaviest.length - 1; first >= 0; first--) {
            for (int after = first + 1; after < heaviest.length; after++) {
                if (inOrder(first, after)) {
                    heaviest[first] = Math.max(heaviest[first], heaviest[after] + weights[first]);
                }
            }
        }
        return heaviest;
    }

    private void keepHeaviest(int[] from) {
        int last = -1;
        for (int at = heaviest(from, last); at >= 0; at = heaviest(from, last)) {
            kept.add(links.get(at));
            last = at;
        }
    }

    /** Which of the links that may follow begins the heaviest run, the first of them if several do; -1 for none. */
    private int heaviest(int[] from, int last) {
        int best = -1;
        for (int at = last + 1; at < from.length; at++) {
            boolean follows = last < 0 || inOrder(last, at);
            if (follows && (best < 0 || from[at] > from[best])) {
                best = at;
            }
        }
        return best;
    }

    private void doubt(int[] upTo, int[] from) {
        int heaviest = from[heaviest(from, -1)];
        for (int at = 0; at < weights.length; at++) {
            int lost = heaviest - (upTo[at] + from[at] - weights[at]);
            if (!kept.contains(links.get(at)) && weights[at] >= AS_GOOD * (weights[at] + lost)) {
                debatable.add(links.get(at));
                for (int other = 0; other < weights.length; other++) {
                    if (!inOrder(Math.min(at, other), Math.max(at, other)) && kept.contains(links.get(other))) {
                        debatable.add(links.get(other));
                    }
                }
            }
        }
    }

    /** Whether the later of two links does not go back; in the list it never does on the left. */
    private boolean inOrder(int earlier, int later) {
        return links.get(earlier).right() <= links.get(later).right();
    }
}
