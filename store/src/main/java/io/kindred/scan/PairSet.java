package io.kindred.scan;

import java.util.Arrays;

/** A set of pairs of documents, in either order. May be used by several threads at once. */
final class PairSet {
    /*
     * There are tens of pairs for each document, so each takes a long in one of many open tables, each with a lock of its own.
     * Documents have numbers from 1, so no pair is 0.
     */
    private static final int TABLES = 64;
    private static final int FEWEST = 64;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final Table[] tables = new Table[TABLES];

    PairSet() {
        Arrays.setAll(tables, i -> new Table());
    }

    /** Adds a pair, and tells whether it was not there. */
    boolean add(int one, int other) {
        long pair = (long) Math.min(one, other) << Integer.SIZE | Math.max(one, other);
        long hash = pair * SPREAD;
        return tables[(int) (hash >>> (Long.SIZE - 6))].add(pair, (int) (hash >>> 26));
    }

    private static final class Table {
        private long[] pairs = new long[FEWEST];
        private int size;

        synchronized boolean add(long pair, int hash) {
            int place = place(pair, hash);
            if (pairs[place] == pair) {
                return false;
            }
            pairs[place] = pair;
            if (2 * ++size > pairs.length) {
                grow();
            }
            return true;
        }

        private int place(long pair, int hash) {
            int place = hash & (pairs.length - 1);
            while (pairs[place] != 0 && pairs[place] != pair) {
                place = (place + 1) & (pairs.length - 1);
            }
            return place;
        }

        private void grow() {
            long[] old = pairs;
            pairs = new long[2 * old.length];
            for (long pair : old) {
                if (pair != 0) {
                    pairs[place(pair, (int) ((pair * SPREAD) >>> 26))] = pair;
                }
            }
        }
    }
}
