package io.kindred.lab.paper;

import io.kindred.formats.AnyFormatProvider;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.scan.AlignedMeasuring;
import io.kindred.scan.Scan;
import io.kindred.scan.ScanWatcher;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.RelationFilter;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/** What a scan says that the documents of a catalog are to each other, by their paths. */
public final class Kin {
    private static final int MOST_BYTES = 64 << 20;
    private static final Set<RelationKind> CLOSE = EnumSet.of(
            RelationKind.IDENTICAL,
            RelationKind.SAME_TEXT,
            RelationKind.VERSION,
            RelationKind.CONTAINS,
            RelationKind.CONTAINED);

    private final Map<Pair, Relation> relations = new HashMap<>();

    /** What the scan of a catalog found. */
    public static Kin of(Catalog catalog) throws IOException {
        Kin kin = new Kin();
        catalog.relations(
                RelationFilter.ALL,
                stored -> kin.relations.put(
                        Pair.of(stored.relation().left(), stored.relation().right()), stored.relation()));
        return kin;
    }

    /** Scans a folder with two threads into a catalog that is not there yet, and says what it found. */
    public static Kin scan(Path folder, Path catalogFile) throws IOException {
        Path root = folder.toRealPath();
        try (AnyFormatProvider texts = new AnyFormatProvider(MOST_BYTES, 2, Duration.ofSeconds(60));
                CatalogWriter writer = CatalogWriter.open(catalogFile)) {
            new Scan(writer, root, texts, new AlignedMeasuring(true), true, 2, new ScanWatcher() {})
                    .run(List.of(root), List.of());
        }
        try (Catalog catalog = Catalog.open(catalogFile)) {
            return of(catalog);
        }
    }

    /** What two documents are to each other. */
    public Optional<RelationKind> between(String one, String other) {
        return relation(one, other).map(Relation::kind);
    }

    /** All that was found about two documents; which of them is left is not said. */
    public Optional<Relation> relation(String one, String other) {
        return Optional.ofNullable(relations.get(Pair.of(one, other)));
    }

    /** Whether documents of a relation are versions, or one is in the other. */
    public static boolean isClose(RelationKind kind) {
        return CLOSE.contains(kind);
    }

    /** Hands over the pairs of which it is said that one is a version of the other or contains it. */
    public void forEachClaim(BiConsumer<String, String> action) {
        relations.forEach((pair, relation) -> {
            RelationKind kind = relation.kind();
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
