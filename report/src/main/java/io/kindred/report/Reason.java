package io.kindred.report;

import io.kindred.relation.Evidence;
import io.kindred.relation.Relation;
import java.util.ArrayList;
import java.util.List;

/** Why two documents are what they are to each other, in one line. */
public final class Reason {
    private Reason() {}

    public static String of(Relation relation, Evidence evidence) {
        return switch (relation.kind()) {
            case IDENTICAL -> "the same bytes";
            case SAME_TEXT -> "the same text, other case, layout or format";
            case VERSION -> shares(relation) + changes(evidence);
            case CONTAINS -> "has " + Percent.of(relation.rightInLeft()) + " of the other" + changes(evidence);
            case CONTAINED -> Percent.of(relation.leftInRight()) + " of it is in the other" + changes(evidence);
            case SHARES -> "a passage: " + shares(relation);
            case TEMPLATE -> "made from one form: " + shares(relation);
            case RELATED -> "about the same";
        };
    }

    private static String shares(Relation relation) {
        return Percent.of(relation.leftInRight()) + " of it is in the other, " + Percent.of(relation.rightInLeft())
                + " of the other in it";
    }

    private static String changes(Evidence evidence) {
        List<String> changes = new ArrayList<>();
        add(changes, evidence.kept(), "kept");
        add(changes, evidence.edited(), "edited");
        add(changes, evidence.moved(), "moved");
        add(changes, evidence.merged(), "merged");
        add(changes, evidence.split(), "split");
        add(changes, evidence.inserted(), "only there");
        add(changes, evidence.deleted(), "only here");
        return changes.isEmpty() ? "" : "; " + String.join(", ", changes);
    }

    private static void add(List<String> changes, int count, String change) {
        if (count > 0) {
            changes.add(count + " " + change);
        }
    }
}
