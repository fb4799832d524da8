package io.kindred.cli;

import io.kindred.relation.Evidence;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.scan.Kinship;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The kin of files for people: each file, and below it a line for each document with the reason. */
final class KinText implements RowWriter {
    static final List<String> COLUMNS = RelationRow.COLUMNS;

    private final PrintWriter out;

    KinText(PrintWriter out) {
        this.out = out;
    }
}
