package io.kindred.fingerprint.shingle;

import java.util.Locale;

/** What a shingle is a run of. */
public enum Unit {
    /** UTF-16 characters of the normalised text. */
    CHARS,
    /** Words of the normalised text. */
    WORDS,
    /** The Soundex codes of the words; a word without letters A to Z stands for itself. */
    SOUNDEX;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
