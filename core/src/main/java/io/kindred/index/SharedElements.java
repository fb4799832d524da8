package io.kindred.index;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Sets without most of the elements that no other set has, and without all that is in sets that for this reason are similar to
 * none.
 */
final class SharedElements {
    /*
     * Most sets are similar to none, and most of them show it by their elements that no other set has. To find these, elements
     * need not be told apart: each part of a dealing counts in a few counters for each element, chosen by some bits of it, and
     * the element of a counter that counted one is alone. Of an element that shares its counter with another that is not seen;
     * nothing is lost but time. There is no branch in it that could be guessed wrong, and a set that goes here is never ranked.
     */
    private static final int COUNTERS = 8;
    private static final int WORD = 6;
    private static final long[] NOTHING = {};

    private final long[][] sets;
    private final int[] alone;

    private SharedElements(int sets) {
        this.sets = new long[sets][];
        this.alone = new int[sets];
    }

    /** What others may have too of sets that may be similar to another; nothing of other sets. */
    static SharedElements of(long[][] sets, Overlap overlap) {
        SharedElements shared = new SharedElements(sets.length);
        Dealing dealing = new Dealing(sets);
        long[] marks = new long[dealing.dealt().length / Long.SIZE];
        IntStream.range(0, dealing.parts()).parallel().forEach(part -> mark(dealing, part, marks));
        IntStream.range(0, dealing.blocks()).parallel().forEach(block -> {
            int[] next = dealing.next(block);
            Marked found = new Marked();
            for (int set = dealing.bound(block); set < dealing.bound(block + 1); set++) {
                found.read(sets[set], dealing, next, marks);
                shared.add(set, found, overlap);
            }
        });
        return shared;
    }

    /** Sets the bits of those elements of a part that another set may have too. */
    private static void mark(Dealing dealing, int part, long[] marks) {
        int from = dealing.from(part);
        int to = dealing.to(part);
        long[] dealt = dealing.dealt();
        long[] once = new long[Math.max(1, COUNTERS * Integer.highestOneBit(Math.max(1, to - from)) / Long.SIZE)];
        long[] twice = new long[once.length];
        int mask = once.length - 1;
        for (int i = from; i < to; i++) {
            int word = (int) (dealt[i] >>> WORD) & mask;
            long bit = 1L << dealt[i];
            twice[word] |= once[word] & bit;
            once[word] |= bit;
        }
        for (int i = from; i < to; i++) {
            long isTwice = twice[(int) (dealt[i] >>> WORD) & mask] >>> dealt[i] & 1;
            marks[i >>> WORD] |= isTwice << i;
        }
    }

    private void add(int set, Marked found, Overlap overlap) {
        int count = found.count;
        if (overlap.prefix(count) > count - found.size) {
            sets[set] = Arrays.copyOf(found.elements, found.size);
            alone[set] = count - found.size;
        } else {
            sets[set] = NOTHING;
        }
    }

    /** The marked elements of one set after another. */
    private static final class Marked {
        private long[] elements = new long[1024];
        private int count;
        private int size;

        /** Writes one too many rather than ask whether it is marked: no branch would be guessed right. */
        void read(long[] set, Dealing dealing, int[] next, long[] marks) {
            if (set.length >= elements.length) {
                elements = new long[2 * set.length];
            }
            int kept = 0;
            for (long element : set) {
                elements[kept] = element;
                int place = next[dealing.part(element)]++;
                kept += (int) (marks[place >>> WORD] >>> place) & 1;
            }
            count = set.length;
            size = kept;
        }
    }

    /** The elements of each set that others may have too. Nobody changes the array. */
    long[][] sets() {
        return sets;
    }

    /** How many further elements a set has. */
    int alone(int set) {
        return alone[set];
    }
}
