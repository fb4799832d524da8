package io.kindred.comparison.align;

import java.util.Arrays;
import java.util.stream.IntStream;

/** For each word the rows of words it stands in. */
final class Postings {
    /** How many rows are looked at of those of a word that stands in too many. */
    private static final int NEAREST = 64;

    private final int[] start;
    private final int[] rows;
    private final int[] lastMet;
    private int query;
    private int[] found = new int[16];
    private int size;

    /** The postings of rows whose words are numbers below {@code vocabulary}. */
    Postings(int[][] words, int vocabulary) {
        start = new int[vocabulary + 1];
        forEach(words, vocabulary, (word, row) -> start[word + 1]++);
        for (int word = 0; word < vocabulary; word++) {
            start[word + 1] += start[word];
        }
        rows = new int[start[vocabulary]];
        int[] next = Arrays.copyOf(start, vocabulary);
        forEach(words, vocabulary, (word, row) -> rows[next[word]++] = row);
        lastMet = new int[words.length];
    }

    /**
     * The rows that share one of the rarest of some words.
     *
     * @param prefix how many of the words, from the rarest, are looked up
     * @param near the row near which to look for a word that stands in more than {@code most} rows
     * @param most after how many rows no further word is looked up
     * @param budget told when {@code most} cut the looking up short
     */
    int[] sharing(int[] words, int prefix, int near, int most, Budget budget) {
        query++;
        size = 0;
        int visited = 0;
        int[] rarest = rarestFirst(words);
        for (int i = 0; i < prefix; i++) {
            if (i > 0 && rarest[i] == rarest[i - 1]) {
                continue;
            }
            visited += count(rarest[i]);
            if (visited > most && size > 0) {
                budget.exceed();
                break;
            }
            visit(rarest[i], near, most, budget);
        }
        return Arrays.copyOf(found, size);
    }

    private void visit(int word, int near, int most, Budget budget) {
        int from = start[word];
        int to = start[word + 1];
        if (to - from > most) {
            int at = Arrays.binarySearch(rows, from, to, near);
            from = Math.max(from, Math.min((at < 0 ? -at - 1 : at) - NEAREST / 2, to - NEAREST));
            to = Math.min(to, from + NEAREST);
            budget.exceed();
        }
        if (!budget.spend(to - from)) {
            return;
        }
        for (int at = from; at < to; at++) {
            if (lastMet[rows[at]] != query) {
                lastMet[rows[at]] = query;
                found = size == found.length ? Arrays.copyOf(found, size * 2) : found;
                found[size++] = rows[at];
            }
        }
    }

    private int[] rarestFirst(int[] words) {
        long[] keys = new long[words.length];
        for (int i = 0; i < words.length; i++) {
            keys[i] = (long) count(words[i]) << 32 | words[i];
        }
        Arrays.sort(keys);
        return IntStream.range(0, words.length).map(i -> (int) keys[i]).toArray();
    }

    private int count(int word) {
        return start[word + 1] - start[word];
    }

    private interface Visitor {
        void visit(int word, int row);
    }

    /** Visits every word of every row once, however often it stands there. */
    private static void forEach(int[][] words, int vocabulary, Visitor visitor) {
        int[] last = new int[vocabulary];
        Arrays.fill(last, -1);
        for (int row = 0; row < words.length; row++) {
            for (int word : words[row]) {
                if (last[word] != row) {
                    last[word] = row;
                    visitor.visit(word, row);
                }
            }
        }
    }
}
