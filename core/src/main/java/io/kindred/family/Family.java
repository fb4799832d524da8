package io.kindred.family;

import java.util.List;
import java.util.Objects;

/**
 * Documents that are one document in many states.
 *
 * @param name what names the family: made from the text of the member that was known first, and so kept when others come
 * @param members the ids of all members, in order; two at least
 * @param clusters the members by what nearly says the same, the largest first; each member is in one
 * @param cohesion how close two members are to each other on average, from 0 to 1
 */
public record Family(String name, List<String> members, List<Cluster> clusters, double cohesion) {
    public Family {
        Objects.requireNonNull(name, "name");
        members = List.copyOf(members);
        clusters = List.copyOf(clusters);
    }
}
