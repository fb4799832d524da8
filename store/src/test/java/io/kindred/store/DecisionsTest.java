package io.kindred.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.relation.Evidence;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people decide is about texts, and outlasts what becomes of the documents. */
class DecisionsTest {
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    @TempDir
    Path folder;

    private CatalogWriter writer;

    @BeforeEach
    void fill() throws IOException {
        writer = CatalogWriter.open(folder.resolve("catalog.db"));
        writer.put(List.of(
                Samples.document("c", 1, "one"),
                Samples.document("a", 1, "two"),
                Samples.document("b", 1, "three"),
                Samples.document("copy of a", 1, "two")));
        relate(RelationKind.VERSION);
    }

    @AfterEach
    void close() throws IOException {
        assertThat(writer.catalog().verify()).isEmpty();
        writer.close();
    }

    @Test
    void aRejectedPairIsNoKinNorAreItsCopies() throws IOException {
        writer.decide(2, 1, Opinion.REJECTED, Optional.of(RelationKind.VERSION), NOON);
        assertThat(opinions()).containsExactly("a c rejected", "b c -", "c copy of a rejected");
        assertThat(kin()).containsExactlyInAnyOrder("b c version");
    }

    @Test
    void theLastDecisionCounts() throws IOException {
        writer.decide(2, 1, Opinion.REJECTED, Optional.of(RelationKind.VERSION), NOON);
        writer.decide(1, 4, Opinion.UNSURE, Optional.of(RelationKind.CONTAINS), NOON.plusSeconds(1));
        assertThat(writer.catalog().decisions()).singleElement().satisfies(decision -> {
            assertThat(decision.left().path()).isEqualTo("a");
            assertThat(decision.right().path()).isEqualTo("c");
            assertThat(decision.opinion()).isEqualTo(Opinion.UNSURE);
            assertThat(decision.kind()).contains(RelationKind.CONTAINED);
            assertThat(decision.decided()).isEqualTo(NOON.plusSeconds(1));
        });
        writer.retract(1, 2);
        assertThat(writer.catalog().decisions()).isEmpty();
    }

    @Test
    void aConfirmedVersionStaysOne() throws IOException {
        writer.decide(1, 3, Opinion.CONFIRMED, Optional.of(RelationKind.VERSION), NOON);
        assertThat(kin()).contains("b c version").hasSize(3);
        writer.unrelate(List.of(1, 2, 3, 4));
        assertThat(kin()).containsExactly("b c version");
        relate(RelationKind.TEMPLATE);
        assertThat(kin()).contains("b c version", "b c template");
    }

    @Test
    void whatIsDecidedOutlastsTheDocuments() throws IOException {
        writer.decide(1, 3, Opinion.REJECTED, Optional.empty(), NOON);
        writer.remove(List.of("c", "b"));
        assertThat(writer.catalog().decisions()).isEmpty();
        writer.put(List.of(Samples.document("new c", 9, "one"), Samples.document("new b", 9, "three")));
        assertThat(writer.catalog().decisions())
                .extracting(decision ->
                        decision.left().path() + " " + decision.right().path())
                .containsExactly("new b new c");
    }

    @Test
    void sameTextCannotBeDecidedAbout() {
        assertThatThrownBy(() -> writer.decide(2, 4, Opinion.REJECTED, Optional.empty(), NOON))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("same text");
        assertThatThrownBy(() -> writer.decide(2, 99, Opinion.REJECTED, Optional.empty(), NOON))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no document 99");
    }

    private void relate(RelationKind kind) throws IOException {
        writer.relate(List.of(relation(1, 2, kind), relation(3, 1, kind), relation(1, 4, kind)), List.of());
    }

    private static StoredRelation relation(int left, int right, RelationKind kind) {
        return new StoredRelation(
                left,
                right,
                new Relation("?", "?", kind, 0.9, 0.8, 0.7, 0.6, 1, false),
                new Evidence(1, 2, 3, 4, 5, 6, 7));
    }

    private List<String> opinions() throws IOException {
        return Samples.relations(writer.catalog(), RelationFilter.ALL).stream()
                .map(found -> names(found) + " "
                        + found.opinion().map(Opinion::toString).orElse("-"))
                .toList();
    }

    private List<String> kin() throws IOException {
        return writer.catalog().kin().stream()
                .map(found -> names(found) + " " + found.relation().kind())
                .toList();
    }

    private static String names(StoredRelation found) {
        return found.relation().left() + " " + found.relation().right();
    }
}
