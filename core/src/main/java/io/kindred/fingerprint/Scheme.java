package io.kindred.fingerprint;

import java.util.Objects;

/**
 * The full name of a way to make fingerprints; only values of equal schemes can be compared.
 *
 * @param name the method and its version, such as {@code simhash64-v1}; what a name computes never changes
 * @param settings what the method was set to, such as {@code chars4-set}
 * @param key the id of the hash key, {@code public} unless a catalog keeps its own
 */
public record Scheme(String name, String settings, String key) {
    public Scheme {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(settings, "settings");
        Objects.requireNonNull(key, "key");
    }

    /** Refuses to go on with a value of another scheme. */
    void mustEqual(Scheme other) {
        if (!equals(other)) {
            throw new IllegalArgumentException("values of two schemes cannot be compared: " + this + " and " + other);
        }
    }

    @Override
    public String toString() {
        return name + ":" + settings + ":" + key;
    }
}
