package io.kindred.lab.versions.data;

/** What the truth of a set is good for. */
public enum Purpose {
    /** Pairs that are kin and pairs that are not: all figures. */
    VERSIONS,
    /** Nothing is said of pairs of two families: no precision. */
    RECALL,
    /** Degrees of reuse rather than versions: how well they are ranked. */
    GRADES,
    /** Pairs of which nearly none are kin: how many are called so. */
    ALARMS
}
