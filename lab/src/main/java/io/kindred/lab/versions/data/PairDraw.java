package io.kindred.lab.versions.data;

import io.kindred.lab.versions.measure.Prepared;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** Draws pairs from the files of a data set, the same ones every time. */
final class PairDraw {
    /*
     * Almost all pairs of a data set are as unlike as can be, and a few that are not kin are very much alike. A plain
     * sample would miss those few, and with them all that makes precision hard. So the pairs are drawn from three strata:
     * the kin; for each document the few that share most of its five-word shingles without being its kin; all others.
     * Each pair weighs as many pairs as its stratum has for each one drawn, so the weighed figures estimate those of all
     * pairs of the data set, and near pairs, all of which are taken, add no noise to them.
     */
    private static final long SEED = 20130;

    private final List<Member> members;
    private final List<Prepared> documents;
    private final Size size;
    private final Random random = new Random(SEED);
    private final Set<Long> near = new HashSet<>();

    PairDraw(List<Member> members, List<Prepared> documents, Size size) {
        this.members = members;
        this.documents = documents;
        this.size = size;
    }

    List<Pair> pairs() {
        List<Long> kin = new ArrayList<>();
        List<Long> others = new ArrayList<>();
        IntStream.range(0, members.size())
                .parallel()
                .boxed()
                .map(this::nearest)
                .toList()
                .forEach(near::addAll);
        for (int left = 0; left < members.size(); left++) {
            for (int right = left + 1; right < members.size(); right++) {
                long code = code(left, right);
                if (members.get(left).mayPairWith(members.get(right)) && !near.contains(code)) {
                    (members.get(left).isKinOf(members.get(right)) ? kin : others).add(code);
                }
            }
        }
        List<Pair> pairs = new ArrayList<>();
        add(kin, size.kin(), true, pairs);
        add(near.stream().sorted().toList(), Integer.MAX_VALUE, false, pairs);
        add(others, size.others(), false, pairs);
        return pairs;
    }

    private void add(List<Long> codes, int most, boolean kin, List<Pair> to) {
        List<Long> drawn = new ArrayList<>(codes);
        Collections.shuffle(drawn, random);
        drawn = drawn.subList(0, Math.min(most, drawn.size()));
        double weight = (double) codes.size() / drawn.size();
        for (long code : drawn) {
            int left = (int) (code >>> Integer.SIZE);
            int right = (int) code;
            double grade =
                    Math.max(members.get(left).grade(), members.get(right).grade());
            to.add(new Pair(documents.get(left), documents.get(right), kin, near.contains(code), weight, grade));
        }
    }

    /** The pairs of a document with those most like it that are not its kin. */
    private List<Long> nearest(int left) {
        double[] alike = new double[members.size()];
        for (int right = 0; right < alike.length; right++) {
            boolean counts = right != left
                    && members.get(left).mayPairWith(members.get(right))
                    && !members.get(left).isKinOf(members.get(right));
            alike[right] = counts
                    ? documents
                            .get(left)
                            .words()
                            .resemblance(documents.get(right).words())
                    : 0;
        }
        return IntStream.range(0, alike.length)
                .filter(right -> alike[right] > 0)
                .boxed()
                .sorted(Comparator.comparingDouble(right -> -alike[right]))
                .limit(size.near())
                .map(right -> code(Math.min(left, right), Math.max(left, right)))
                .toList();
    }

    private static long code(int left, int right) {
        return ((long) left << Integer.SIZE) | right;
    }
}
