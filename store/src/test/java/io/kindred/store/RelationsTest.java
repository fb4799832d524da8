package io.kindred.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.relation.Evidence;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Relations read from left to right by path, whichever way they were put. */
class RelationsTest {
    @TempDir
    Path folder;

    private CatalogWriter writer;

    @BeforeEach
    void fill() throws IOException {
        writer = CatalogWriter.open(folder.resolve("catalog.db"));
        writer.put(List.of(
                Samples.document("c", 1, "one"), Samples.document("a", 1, "two"), Samples.document("b", 1, "three")));
        writer.relate(
                List.of(relation(1, 2, RelationKind.CONTAINS, 0.4), relation(3, 1, RelationKind.VERSION, 0.9)),
                List.of());
    }

    @AfterEach
    void close() throws IOException {
        writer.close();
    }

    @Test
    void sidesAreSwappedWithAllThatBelongsToThem() throws IOException {
        StoredRelation first = relations(RelationFilter.ALL).get(0);
        assertThat(first)
                .isEqualTo(new StoredRelation(
                        2,
                        1,
                        new Relation("a", "c", RelationKind.CONTAINED, 0.4, 0.3, 0.2, 0.1, 0.5, true),
                        new Evidence(1, 2, 3, 5, 4, 7, 6)));
        assertThat(first.mirrored().mirrored()).isEqualTo(first);
    }

    @Test
    void filtersHold() throws IOException {
        assertThat(paths(RelationFilter.ALL)).containsExactly("a c", "b c");
        assertThat(paths(new RelationFilter(Set.of(), 0.5, Optional.empty()))).containsExactly("b c");
        assertThat(paths(new RelationFilter(Set.of(RelationKind.CONTAINED), 0, Optional.empty())))
                .containsExactly("a c");
        assertThat(paths(new RelationFilter(Set.of(RelationKind.CONTAINS), 0, Optional.empty())))
                .isEmpty();
        assertThat(paths(new RelationFilter(Set.of(), 0, Optional.of("a")))).containsExactly("a c");
        assertThat(paths(new RelationFilter(Set.of(), 0, Optional.of("c")))).containsExactly("a c", "b c");
        assertThat(paths(new RelationFilter(Set.of(), 0, Optional.of("x")))).isEmpty();
    }

    @Test
    void relationsFollowTheirDocuments() throws IOException {
        writer.move(Map.of(2, file("z", 2)));
        assertThat(paths(RelationFilter.ALL)).containsExactly("b c", "c z");
        writer.remove(List.of("c"));
        assertThat(paths(RelationFilter.ALL)).isEmpty();
        assertThat(writer.catalog().verify()).isEmpty();
    }

    private FileState file(String path, int id) throws IOException {
        FileState old = writer.catalog().details(id).orElseThrow().entry().file();
        return new FileState(path, old.size(), 7, old.content());
    }

    private static StoredRelation relation(int left, int right, RelationKind kind, double score) {
        return new StoredRelation(
                left,
                right,
                new Relation("?", "?", kind, score, 0.3, 0.1, 0.2, 0.5, true),
                new Evidence(1, 2, 3, 4, 5, 6, 7));
    }

    private List<StoredRelation> relations(RelationFilter filter) throws IOException {
        return Samples.relations(writer.catalog(), filter);
    }

    private List<String> paths(RelationFilter filter) throws IOException {
        return relations(filter).stream()
                .map(one -> one.relation().left() + " " + one.relation().right())
                .toList();
    }
}
