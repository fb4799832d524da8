package io.kindred.report;

import io.kindred.chunk.Chunk;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Which steps of a long story are folded together: long runs of one fate, unbroken in left and in right. */
public final class Folds {
    /** The fold of a step that is in none. */
    public static final int NONE = -1;

    private static final int LARGE = 4000;
    private static final int LONG = 20;

    private final int[] foldOf;
    private final List<Integer> sizes = new ArrayList<>();

    private Folds(int steps) {
        foldOf = new int[steps];
        Arrays.fill(foldOf, NONE);
    }

    /** The folds of a story; a short one has none. */
    public static Folds of(List<Step> steps) {
        Folds folds = new Folds(steps.size());
        int at = steps.size() > LARGE ? 0 : steps.size();
        while (at < steps.size()) {
            int end = at + 1;
            while (end < steps.size() && follows(steps.get(end - 1), steps.get(end))) {
                end++;
            }
            if (end - at > LONG && !steps.get(at).isTouched()) {
                folds.add(at, end, steps);
            }
            at = end;
        }
        return folds;
    }

    public int of(int step) {
        return foldOf[step];
    }

    /** How many paragraphs a fold has. */
    public int size(int fold) {
        return sizes.get(fold);
    }

    private void add(int from, int to, List<Step> steps) {
        Arrays.fill(foldOf, from, to, sizes.size());
        sizes.add(steps.subList(from, to).stream().mapToInt(Step::paragraphs).sum());
    }

    private static boolean follows(Step one, Step next) {
        return one.fate() == next.fate() && follows(one.left(), next.left()) && follows(one.right(), next.right());
    }

    private static boolean follows(List<Chunk> one, List<Chunk> next) {
        return one.isEmpty()
                || next.isEmpty()
                || one.get(one.size() - 1).number() + 1 == next.get(0).number();
    }
}
