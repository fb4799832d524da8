package io.kindred.text;

import java.util.Arrays;

/**
 * Where the characters of a rewritten text come from.
 *
 * <p>It keeps one entry for each run of characters that were moved by the same distance, not one for each character:
 * ordinary text is moved only where white space was collapsed or a character grew or vanished.
 */
final class OffsetMap {
    private int[] starts = new int[16];
    private int[] origins = new int[16];
    private int size;

    /** Says that the characters at {@code start} and after it come from {@code origin} and after it. */
    void put(int start, int origin) {
        if (size > 0 && origin - start == origins[size - 1] - starts[size - 1]) {
            return;
        }
        if (size == starts.length) {
            starts = Arrays.copyOf(starts, size * 2);
            origins = Arrays.copyOf(origins, size * 2);
        }
        starts[size] = start;
        origins[size++] = origin;
    }

    /** Forgets the characters at {@code start} and after it. */
    void cut(int start) {
        while (size > 0 && starts[size - 1] >= start) {
            size--;
        }
    }

    /** The offset that the last run gives to the character at {@code at}. */
    int newest(int at) {
        return origins[size - 1] + at - starts[size - 1];
    }

    /** The offset that the character at {@code at} comes from. */
    int origin(int at) {
        int found = Arrays.binarySearch(starts, 0, size, at);
        int run = found >= 0 ? found : -found - 2;
        return origins[run] + at - starts[run];
    }

    /** The run that holds the character at {@code at}, if no run before {@code earliest} does. */
    int run(int at, int earliest) {
        int run = earliest;
        while (run + 1 < size && starts[run + 1] <= at) {
            run++;
        }
        return run;
    }

    /** The offset that the character at {@code at} comes from, which stands in a run. */
    int origin(int at, int run) {
        return origins[run] + at - starts[run];
    }

    /** Gives up the room that was kept for more entries. */
    void trim() {
        starts = Arrays.copyOf(starts, size);
        origins = Arrays.copyOf(origins, size);
    }
}
