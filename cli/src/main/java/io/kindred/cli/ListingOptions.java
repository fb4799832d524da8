package io.kindred.cli;

import io.kindred.report.CsvRows;
import io.kindred.report.RelationRow;
import io.kindred.report.RowWriter;
import io.kindred.store.Catalog;
import io.kindred.store.RelationFilter;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The options of a scan that say which relations are told, and where: those of Waikato 2013. */
final class ListingOptions {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write all relations to this file as well, one per line.")
    private Path output;

    @Option(
            names = "--delim",
            paramLabel = "C",
            defaultValue = ",",
            description = "What stands between the fields of a line of --output. Default: ${DEFAULT-VALUE}")
    private char delim;

    @Option(
            names = "--close-documents",
            description = "With --statistics: only tell of documents that are kin, not of every two.")
    private boolean onlyClose;

    boolean onlyClose() {
        return onlyClose;
    }

    /** Writes all relations of a catalog to the file that the user named, if any. */
    void store(Catalog catalog) throws IOException {
        if (output == null) {
            return;
        }
        if (delim == '"' || delim == '\n' || delim == '\r') {
            throw new Failure("--delim cannot be a quotation mark or a line end");
        }
        try {
            new AnswerFile(output).write(out -> {
                try (RowWriter rows = new CsvRows(out, RelationRow.COLUMNS, delim)) {
                    catalog.relations(RelationFilter.ALL, found -> rows.write(RelationRow.of(found.relation())));
                }
            });
        } catch (FileSystemException e) {
            throw new Failure(output + ": cannot write: " + Misfortune.wording(e, "no such folder"), e);
        }
    }
}
