package io.kindred.lab.paper.roth2011;

import io.kindred.lab.paper.Kin;
import io.kindred.lab.paper.Published;
import io.kindred.lab.paper.roth2011.Zones.Expected;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a scan says of the collection, held against what the paper expects. */
record Verdicts(Kin kin, Published published) {
    /** How many cells there are, how many are right, and how many claim kin where there is none. */
    record Count(int cells, int right, int falsePositives) {}

    /** Counts the cells of a group of files with a group of files, all of them with themselves too. */
    Count count(List<String> rows, List<String> columns) {
        int right = 0;
        int surplus = 0;
        for (String row : rows) {
            for (String column : columns) {
                right += isRight(row, column) ? 1 : 0;
                surplus += expected(row, column) == Expected.NONE && !isRight(row, column) ? 1 : 0;
            }
        }
        return new Count(rows.size() * columns.size(), right, surplus);
    }

    /**
     * Whether the verdict is what the paper expects: the same where it expects the same, a version or a part where it
     * expects similarity, any relation where it expects little, and none where it expects none. In a zone, two files that
     * are expected to be disjoint may still share a passage: single verses of the Proverbs stand in several chapters.
     */
    boolean isRight(String row, String column) {
        Optional<RelationKind> kind = kin.between(row, column);
        return switch (expected(row, column)) {
            case EXACT ->
                row.equals(column)
                        || kind.filter(each -> each == RelationKind.IDENTICAL || each == RelationKind.SAME_TEXT)
                                .isPresent();
            case SIMILAR, MEDIUM -> kind.filter(Kin::isClose).isPresent();
            case LOW -> kind.isPresent();
            case NONE -> kind.isEmpty() || isSharedVerse(row, column);
        };
    }

    /** Whether two files of one zone are said to share a passage and no more. */
    boolean isSharedVerse(String row, String column) {
        return Zones.isInside(row, column)
                && kin.between(row, column)
                        .filter(kind -> kind == RelationKind.SHARES)
                        .isPresent();
    }

    Expected expected(String row, String column) {
        return Zones.expected(published, row, column);
    }

    /** The verdict in words. */
    String verdict(String row, String column) {
        if (row.equals(column)) {
            return "itself";
        }
        return kin.relation(row, column).map(Verdicts::words).orElse("-");
    }

    private static String words(Relation relation) {
        String kind = relation.kind() == RelationKind.CONTAINED
                ? "contains"
                : relation.kind().toString();
        return String.format(Locale.ROOT, "%s %.2f", kind, relation.score());
    }
}
