package io.kindred.fingerprint;

import io.kindred.text.NormalizedText;

/** Makes fingerprints of one scheme. Fingerprinters may be shared between threads. */
public interface Fingerprinter<F extends Fingerprint> {
    /** The scheme of all fingerprints made here. */
    Scheme scheme();

    /** The fingerprint of a text. */
    F fingerprint(NormalizedText text);
}
