package io.kindred.comparison.passage;

import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.Span;
import java.util.BitSet;

/** One of the two documents: its words as numbers of a lexicon, and its units. */
final class Side {
    private final Reading reading;
    private final Units units;
    private final int[] words;

    Side(Reading reading, Units units, int[] words) {
        this.reading = reading;
        this.units = units;
        this.words = words;
    }

    int words() {
        return words.length;
    }

    int word(int position) {
        return words[position];
    }

    Units units() {
        return units;
    }

    /** Where words stand in the text. */
    Span span(int first, int end) {
        return reading.span(first, end);
    }

    /** The units of which every word is among {@code positions}. */
    BitSet unitsWithin(BitSet positions) {
        BitSet within = new BitSet();
        for (int unit = 0; unit < units.size(); unit++) {
            within.set(unit, positions.nextClearBit(units.firstWord(unit)) >= units.firstWord(unit + 1));
        }
        return within;
    }
}
