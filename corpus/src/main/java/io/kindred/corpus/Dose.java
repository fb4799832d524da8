package io.kindred.corpus;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * How much an edit changes: a number of units, or a share of the units there are.
 *
 * <p>For words and sentences a number is meant for every paragraph, a share for the whole text; for paragraphs both are
 * meant for the whole text.
 *
 * @param amount the number, or the share between 0 and 1
 */
public record Dose(double amount, boolean isShare) {
    /** Refuses what is neither a whole number from 0 nor a share between 0 and 1. */
    public Dose {
        if (isShare) {
            Pieces.requireShare(amount);
        } else if (!(amount >= 0 && amount == Math.rint(amount))) {
            throw new IllegalArgumentException("not a number of units: " + amount);
        }
    }

    /** So many units. */
    public static Dose count(int units) {
        return new Dose(units, false);
    }

    /** So much of the units there are; at least one, unless the share is zero. */
    public static Dose share(double share) {
        return new Dose(share, true);
    }

    /** The number, or the share as a decimal fraction. */
    @Override
    public String toString() {
        return isShare ? Double.toString(amount) : Integer.toString((int) amount);
    }

    /** How many units of a text of {@code total} units; a number may be more than there are. */
    int of(int total) {
        return isShare ? Pieces.count(amount, total) : (int) amount;
    }

    /** How many units of every paragraph, given how many there are in each. */
    List<Integer> spread(List<Integer> sizes, Random random) {
        if (!isShare) {
            return Collections.nCopies(sizes.size(), (int) amount);
        }
        int total = sizes.stream().mapToInt(size -> size).sum();
        Set<Integer> chosen = Pieces.choose(of(total), total, random);
        int[] counts = new int[sizes.size()];
        int paragraph = 0;
        int end = sizes.isEmpty() ? 0 : sizes.get(0);
        for (int unit : chosen) {
            while (unit >= end) {
                end += sizes.get(++paragraph);
            }
            counts[paragraph]++;
        }
        return IntStream.of(counts).boxed().toList();
    }
}
