package io.kindred.family;

import java.util.List;
import java.util.Objects;

/**
 * Members of a family that nearly say the same.
 *
 * @param leader the id of the member that stands for them: each of the others is within the threshold of it
 * @param members the ids of all, the leader among them, in order
 * @param copies the groups of members that say the very same, each of two at least
 */
public record Cluster(String leader, List<String> members, List<List<String>> copies) {
    public Cluster {
        Objects.requireNonNull(leader, "leader");
        members = List.copyOf(members);
        copies = copies.stream().map(List::copyOf).toList();
    }
}
