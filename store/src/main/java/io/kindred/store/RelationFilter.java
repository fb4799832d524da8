package io.kindred.store;

import io.kindred.relation.RelationKind;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Which relations are asked for.
 *
 * @param kinds the kinds as they read with left before right by path; none means all
 * @param min the least score
 * @param of the path of a document that takes part
 */
public record RelationFilter(Set<RelationKind> kinds, double min, Optional<String> of) {
    /** Every relation. */
    public static final RelationFilter ALL = new RelationFilter(Set.of(), 0, Optional.empty());

    /** Every relation of documents that share text. */
    public static final RelationFilter BY_TEXT =
            new RelationFilter(EnumSet.complementOf(EnumSet.of(RelationKind.RELATED)), 0, Optional.empty());

    public RelationFilter {
        kinds = Set.copyOf(kinds);
        Objects.requireNonNull(of, "of");
    }
}
