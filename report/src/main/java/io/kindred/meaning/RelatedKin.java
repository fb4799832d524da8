package io.kindred.meaning;

import io.kindred.scan.Kinship;
import io.kindred.scan.Question;
import io.kindred.scan.RelatedCheck;
import io.kindred.scan.ScanWatcher;
import io.kindred.store.Catalog;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Adds to the kin of files what is only about the same. Nothing is loaded while there is no place for it. */
public final class RelatedKin {
    private final Catalog catalog;
    private final Path root;
    private final TextProvider texts;
    private final ScanWatcher watcher;
    private final Way way;
    private RelatedCheck check;

    /**
     * Questions to a catalog, answered as the last scan related its documents.
     *
     * @param root the folder that paths in the catalog are relative to
     * @param watcher is told if something cannot be used
     */
    public RelatedKin(Catalog catalog, Path root, TextProvider texts, ScanWatcher watcher) throws IOException {
        this.catalog = catalog;
        this.root = root;
        this.texts = texts;
        this.watcher = watcher;
        this.way = Way.of(catalog);
    }

    /** The kin of a file, and below them the documents that are about the same, up to so many in all. */
    public List<Kinship> added(String id, Path file, List<Kinship> kin, int top) throws IOException {
        return hasPlace(kin, top) ? joined(kin, check().related(id, file, kin, top - kin.size())) : kin;
    }

    /** The same for a file that has been read. */
    public List<Kinship> added(Question question, List<Kinship> kin, int top) throws IOException {
        return hasPlace(kin, top) ? joined(kin, check().related(question, kin, top - kin.size())) : kin;
    }

    private boolean hasPlace(List<Kinship> kin, int top) throws IOException {
        return kin.size() < top && way.meaning().isPresent() && RelatedCheck.isPossible(catalog);
    }

    private static List<Kinship> joined(List<Kinship> kin, List<Kinship> related) {
        return Stream.concat(kin.stream(), related.stream()).toList();
    }

    private RelatedCheck check() throws IOException {
        if (check == null) {
            check = new RelatedCheck(catalog, root, texts, way.meaning().orElseThrow(), watcher);
        }
        return check;
    }
}
