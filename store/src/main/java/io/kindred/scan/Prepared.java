package io.kindred.scan;

import io.kindred.candidate.SecondLook;
import io.kindred.fingerprint.reading.Reading;

/** A document taken apart, ready to be looked at and to be compared. */
record Prepared(Reading reading, SecondLook look) {
    static Prepared of(Reading reading) {
        return new Prepared(reading, SecondLook.at(reading));
    }

    /** About how many bytes of memory this takes. */
    long weight() {
        return reading.weight() + 2L * reading.document().text().length() + look.weight();
    }
}
