package io.kindred.cli;

import io.kindred.scan.Kinship;
import io.kindred.scan.RelatedCheck;
import io.kindred.scan.Scan;
import io.kindred.scan.ScanWatcher;
import io.kindred.store.Catalog;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Adds to the kin of files what is only about the same. Nothing is loaded while there is no place for it. */
final class RelatedKin {
    private final Catalog catalog;
    private final Path root;
    private final TextProvider texts;
    private final Problems problems;
    private final MeaningOptions.Way way;
    private RelatedCheck check;

    RelatedKin(Catalog catalog, Path root, TextProvider texts, Problems problems) throws IOException {
        this.catalog = catalog;
        this.root = root;
        this.texts = texts;
        this.problems = problems;
        this.way = MeaningOptions.of(catalog);
    }

    /** The kin of a file, and below them the documents that are about the same, up to so many in all. */
    List<Kinship> added(String id, Path file, List<Kinship> kin, int top) throws IOException {
        if (kin.size() >= top
                || way.meaning().isEmpty()
                || Scan.subjects(catalog).isEmpty()) {
            return kin;
        }
        List<Kinship> related = check().related(id, file, kin, top - kin.size());
        return Stream.concat(kin.stream(), related.stream()).toList();
    }

    private RelatedCheck check() throws IOException {
        if (check == null) {
            check = new RelatedCheck(catalog, root, texts, way.meaning().orElseThrow(), new ScanWatcher() {
                @Override
                public void unusable(String scheme, String reason) {
                    problems.note("related documents are found by concepts alone: " + reason);
                }
            });
        }
        return check;
    }
}
