package io.kindred.scan;

import io.kindred.comparison.Rarity;

/**
 * A way to find kin that has a name.
 *
 * <p>Relations of two ways never stand in one catalog, so the name says all that the relations depend on.
 */
public interface Measuring {
    /** What tells this way from others. */
    String name();

    /** Whether only documents that share text need be looked at. */
    boolean needsSharedText();

    /** The way that has a name. */
    static Measuring named(String name) {
        return name.startsWith(AlignedMeasuring.NAME)
                ? new AlignedMeasuring(name.equals(AlignedMeasuring.NAME))
                : PaperMeasuring.named(name);
    }

    /** A judge of documents whose sentences are as rare as is said. */
    Judge judge(Rarity rarity);
}
