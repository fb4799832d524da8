package io.kindred.fingerprint.paper;

import java.util.LinkedHashSet;
import java.util.Set;

/** The distinct runs of k characters of a text as strings, in the order they first occur. */
final class Shingles {
    private Shingles() {}

    static Set<String> of(String text, int size) {
        Set<String> shingles = new LinkedHashSet<>();
        for (int i = 0; i + size <= text.length(); i++) {
            shingles.add(text.substring(i, i + size));
        }
        return shingles;
    }
}
