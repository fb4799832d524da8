package io.kindred.comparison.passage;

import io.kindred.fingerprint.reading.Reading;
import java.util.Arrays;

/** A document cut into units: sentences, but short ones joined and long ones cut. */
final class Units {
    private static final int FEWEST_WORDS = 3;
    private static final int MOST_WORDS = 25;

    private final int[] starts;

    private Units(int[] starts) {
        this.starts = starts;
    }

    /** A sentence too short to say anything joins the next one, or the last unit; a long one is cut evenly. */
    static Units of(Reading reading) {
        int[] starts = new int[reading.words() + 1];
        int units = 0;
        int from = 0;
        for (int sentence = 0; sentence < reading.sentences(); sentence++) {
            int length = reading.firstWord(sentence + 1) - from;
            if (length >= FEWEST_WORDS || (units == 0 && from + length == reading.words())) {
                int pieces = (length + MOST_WORDS - 1) / MOST_WORDS;
                for (int piece = 0; piece < pieces; piece++) {
                    starts[units++] = from + (int) ((long) length * piece / pieces);
                }
                from += length;
            }
        }
        starts[units] = reading.words();
        return new Units(Arrays.copyOf(starts, units + 1));
    }

    int size() {
        return starts.length - 1;
    }

    /** The first word of a unit; for the number of units, the number of words. */
    int firstWord(int unit) {
        return starts[unit];
    }

    /** The unit that a word stands in. */
    int of(int word) {
        int found = Arrays.binarySearch(starts, word);
        return found >= 0 ? found : -found - 2;
    }
}
