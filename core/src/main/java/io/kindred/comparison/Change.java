package io.kindred.comparison;

import java.util.Locale;

/** What became of a run of chunks on its way from left to right. */
public enum Change {
    /** The same words at the same place among its neighbours. */
    KEPT,
    /** Other words here and there, at the same place. */
    EDITED,
    /** Taken to another place, edited or not. */
    MOVED,
    /** Several chunks made fewer. */
    MERGED,
    /** One chunk made several. */
    SPLIT;

    /** The change that leads back from right to left. */
    public Change mirrored() {
        return switch (this) {
            case MERGED -> SPLIT;
            case SPLIT -> MERGED;
            case KEPT, EDITED, MOVED -> this;
        };
    }

    /** The name as users and programs see it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
