package io.kindred.candidate;

import io.kindred.fingerprint.reading.Reading;
import java.util.Arrays;

/**
 * A document made ready for a second look at its candidates: a cheap one that spares most comparisons that would find nothing.
 *
 * <p>Two documents are worth comparing if some runs of five words are in both, or if a fair part of the runs of three words
 * of the shorter are: a text that was written anew, or misread by a scanner, has hardly a longer run left whole.
 */
public final class SecondLook {
    private static final int LONG_RUN = 5;
    private static final int SHORT_RUN = 3;
    private static final int ENOUGH = 8;
    private static final double FAIR_PART = 0.05;

    /** Of longer documents only long runs count: they share short ones by chance. */
    private static final int SHORT_DOCUMENT = 4_000;

    private final int[] longRuns;
    private final int[] shortRuns;

    private SecondLook(int[] longRuns, int[] shortRuns) {
        this.longRuns = longRuns;
        this.shortRuns = shortRuns;
    }

    /** Makes a document ready. */
    public static SecondLook at(Reading reading) {
        return new SecondLook(
                runs(reading, LONG_RUN), reading.words() > SHORT_DOCUMENT ? new int[0] : runs(reading, SHORT_RUN));
    }

    /** Whether two documents are worth comparing. */
    public boolean isWorth(SecondLook other) {
        int most = Math.min(longRuns.length, other.longRuns.length);
        int shortest = Math.min(shortRuns.length, other.shortRuns.length);
        return common(longRuns, other.longRuns) >= Math.min(ENOUGH, Math.max(1, most / 2))
                || common(shortRuns, other.shortRuns) >= Math.max(1, FAIR_PART * shortest);
    }

    /** About how many bytes of memory this takes. */
    public long weight() {
        return 4L * (longRuns.length + shortRuns.length) + 64;
    }

    private static int common(int[] one, int[] other) {
        int common = 0;
        int i = 0;
        int j = 0;
        while (i < one.length && j < other.length) {
            int left = one[i];
            int right = other[j];
            common += left == right ? 1 : 0;
            i += left <= right ? 1 : 0;
            j += right <= left ? 1 : 0;
        }
        return common;
    }

    /** Hashes of 32 bits of the distinct runs of so many words, ascending; of a shorter document the one run it is. */
    private static int[] runs(Reading reading, int length) {
        int words = Math.min(length, reading.words());
        int[] runs = new int[words == 0 ? 0 : reading.words() - words + 1];
        for (int at = 0; at < runs.length; at++) {
            long hash = 0;
            for (int i = 0; i < words; i++) {
                hash = Long.rotateLeft(hash * 0x9E3779B97F4A7C15L, 31) + reading.word(at + i);
            }
            runs[at] = (int) ((hash * 0x9E3779B97F4A7C15L) >>> Integer.SIZE);
        }
        Arrays.sort(runs);
        int distinct = 0;
        for (int i = 0; i < runs.length; i++) {
            if (i == 0 || runs[i] != runs[i - 1]) {
                runs[distinct++] = runs[i];
            }
        }
        return Arrays.copyOf(runs, distinct);
    }
}
