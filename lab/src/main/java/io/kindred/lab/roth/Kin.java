package io.kindred.lab.roth;

import io.kindred.relation.RelationKind;
import io.kindred.store.Catalog;
import io.kindred.store.RelationFilter;
import java.io.IOException;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/** What a scan says that the documents of a catalog are to each other, by their paths. */
final class Kin {
    private static final Set<RelationKind> CLOSE = EnumSet.of(
            RelationKind.IDENTICAL,
            RelationKind.SAME_TEXT,
            RelationKind.VERSION,
            RelationKind.CONTAINS,
            RelationKind.CONTAINED);

    private final Map<Pair, RelationKind> relations = new HashMap<>();

    static Kin of(Catalog catalog) throws IOException {
        Kin kin = new Kin();
        catalog.relations(
                RelationFilter.ALL,
                stored -> kin.relations.put(
                        Pair.of(stored.relation().left(), stored.relation().right()),
                        stored.relation().kind()));
        return kin;
    }

    Optional<RelationKind> between(String one, String other) {
        return Optional.ofNullable(relations.get(Pair.of(one, other)));
    }

    /** Whether documents of a relation are versions, or one is in the other. */
    static boolean isClose(RelationKind kind) {
        return CLOSE.contains(kind);
    }

    /** Hands over the pairs of which it is said that one is a version of the other or contains it. */
    void forEachClaim(BiConsumer<String, String> action) {
        relations.forEach((pair, kind) -> {
            if (isClose(kind) && kind != RelationKind.IDENTICAL && kind != RelationKind.SAME_TEXT) {
                action.accept(pair.first(), pair.second());
            }
        });
    }

    private record Pair(String first, String second) {
        static Pair of(String one, String other) {
            return one.compareTo(other) < 0 ? new Pair(one, other) : new Pair(other, one);
        }
    }
}
