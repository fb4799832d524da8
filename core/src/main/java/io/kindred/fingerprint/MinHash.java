package io.kindred.fingerprint;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;

/** Numbers of which two texts share, on average, the same part as of their shingles. */
public final class MinHash implements Fingerprint {
    private final Scheme scheme;
    private final int[] components;

    public MinHash(Scheme scheme, int[] components) {
        this.scheme = Objects.requireNonNull(scheme, "scheme");
        this.components = components.clone();
    }

    @Override
    public Scheme scheme() {
        return scheme;
    }

    /** How many components there are: 0 for a text without shingles. */
    public int size() {
        return components.length;
    }

    /** The i-th component. */
    public int at(int i) {
        return components[i];
    }

    /** An estimate of the Jaccard similarity of the two shingle sets: the share of components that are equal. */
    public double resemblance(MinHash other) {
        scheme.mustEqual(other.scheme);
        if (components.length == 0 || other.components.length == 0) {
            return components.length == other.components.length ? 1 : 0;
        }
        int equal = 0;
        for (int i = 0; i < components.length; i++) {
            equal += components[i] == other.components[i] ? 1 : 0;
        }
        return (double) equal / components.length;
    }

    @Override
    public String hex() {
        StringBuilder hex = new StringBuilder();
        for (int component : components) {
            hex.append(String.format(Locale.ROOT, "%08x", component));
        }
        return hex.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MinHash that
                && scheme.equals(that.scheme)
                && Arrays.equals(components, that.components);
    }

    @Override
    public int hashCode() {
        return 31 * scheme.hashCode() + Arrays.hashCode(components);
    }

    @Override
    public String toString() {
        return scheme + "=" + hex();
    }
}
