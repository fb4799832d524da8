package io.kindred.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import org.junit.jupiter.api.Test;

class RelationRowTest {
    @Test
    void onlyOneRoundsToOne() {
        assertThat(RelationRow.rounded(1)).isEqualTo(1);
        assertThat(RelationRow.rounded(0.99999)).isEqualTo(0.9999);
        assertThat(RelationRow.rounded(0.12345)).isEqualTo(0.1235);
    }

    @Test
    void rowHasTheColumns() {
        Row row = RelationRow.of(Relation.same("a", "b", RelationKind.IDENTICAL));
        assertThat(row.values().keySet()).containsExactlyElementsOf(RelationRow.COLUMNS);
    }
}
