package io.kindred.store;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a person thinks of a relation. */
public enum Opinion {
    /** It is as it says; if it makes the two versions, they stay versions. */
    CONFIRMED,
    /** The two are no kin. */
    REJECTED,
    /** Looked at, and not decided. */
    UNSURE;

    /** The opinion of a name. */
    public static Optional<Opinion> named(String name) {
        return Arrays.stream(values())
                .filter(opinion -> opinion.toString().equals(name))
                .findFirst();
    }

    /** The name as users and programs see it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
