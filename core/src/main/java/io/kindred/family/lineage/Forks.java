package io.kindred.family.lineage;

import java.util.BitSet;

/**
 * Parts lines that were two branches: where a state undoes all that the one before it had done, adds something of its own, and the
 * next one has both, the two were made side by side and then merged.
 */
final class Forks {
    private static final double HARDLY = 0.05;
    private static final double NEARLY_ALL = 0.8;

    /** How much each branch must have added. */
    private static final double LEAST = 30;

    private Forks() {}

    /** The tree with such states hung beside the one they were hung from. */
    static int[] parted(int[] tree, Patterns patterns) {
        int[] parted = tree.clone();
        for (int merged = 0; merged < tree.length; merged++) {
            int aside = tree[merged];
            int before = aside < 0 ? -1 : tree[aside];
            int base = before < 0 ? -1 : tree[before];
            if (base >= 0 && isMerge(patterns, base, before, aside, merged)) {
                parted[aside] = base;
            }
        }
        return parted;
    }

    private static boolean isMerge(Patterns patterns, int base, int one, int other, int merged) {
        double ofOne = 0;
        double keptByOther = 0;
        double broughtBack = 0;
        double ofOther = 0;
        for (int pattern = 0; pattern < patterns.size(); pattern++) {
            BitSet has = patterns.holders(pattern);
            double weight = has.get(base) ? 0 : patterns.weight(pattern);
            ofOne += has.get(one) ? weight : 0;
            keptByOther += has.get(one) && has.get(other) ? weight : 0;
            broughtBack += has.get(one) && has.get(merged) ? weight : 0;
            ofOther += has.get(other) && !has.get(one) && has.get(merged) ? weight : 0;
        }
        return Math.min(ofOne, ofOther) >= LEAST && keptByOther <= HARDLY * ofOne && broughtBack >= NEARLY_ALL * ofOne;
    }
}
