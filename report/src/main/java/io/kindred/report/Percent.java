package io.kindred.report;

/** A share as people read it: never 0 % for something, nor 100 % for less than all. */
public final class Percent {
    private Percent() {}

    public static String of(double share) {
        if (share > 0 && share < 0.005) {
            return "under 1 %";
        }
        if (share < 1 && share > 0.995) {
            return "over 99 %";
        }
        return Math.round(share * 100) + " %";
    }
}
