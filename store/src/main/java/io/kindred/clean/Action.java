package io.kindred.clean;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What becomes of a file. */
public enum Action {
    /** It stays where it is. */
    KEEP,
    /** It is set aside, because a file that stays is a later version of it or has the same bytes. */
    ARCHIVE,
    /** It goes to the trash, because a file that stays has the same bytes. */
    DELETE;

    /** The action of a name that a person wrote. */
    static Optional<Action> named(String name) {
        return Arrays.stream(values())
                .filter(action -> action.toString().equals(name.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /** The name in plans and journals. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
