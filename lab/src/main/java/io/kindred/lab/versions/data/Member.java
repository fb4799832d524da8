package io.kindred.lab.versions.data;

import java.nio.file.Path;

/**
 * A file of a data set with the truth about it.
 *
 * @param family what all that are kin have in common
 * @param group only files of one group are paired
 * @param side files of one side are not paired with each other, unless it has no name
 * @param grade a finer truth about the file, where there is one
 */
public record Member(Path file, String family, String group, String side, double grade) {
    /** A file that may be paired with every other. */
    Member(Path file, String family) {
        this(file, family, "", "", 0);
    }

    boolean mayPairWith(Member other) {
        return group.equals(other.group) && (side.isEmpty() || !side.equals(other.side));
    }

    boolean isKinOf(Member other) {
        return family.equals(other.family);
    }
}
