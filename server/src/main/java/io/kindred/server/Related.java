package io.kindred.server;

import io.kindred.meaning.LostTermsException;
import io.kindred.meaning.RelatedKin;
import io.kindred.scan.Kinship;
import io.kindred.scan.Question;
import io.kindred.scan.ScanWatcher;
import io.kindred.store.Catalog;
import io.kindred.text.TextProvider;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Knows which documents of the catalog are about the same as a file. There is one for all who ask, one after the other, since what
 * it holds on to takes memory.
 */
final class Related implements Closeable {
    private final Path file;
    private final Path root;
    private final TextProvider texts;
    private Catalog catalog;
    private RelatedKin kin;

    Related(Path file, Path root, TextProvider texts) {
        this.file = file;
        this.root = root;
        this.texts = texts;
    }

    /** The kin of a file, and below them the documents that are about the same, up to so many in all. */
    synchronized List<Kinship> added(Question question, List<Kinship> known, int most) throws IOException {
        if (known.size() >= most) {
            return known;
        }
        if (catalog == null) {
            catalog = Catalog.open(file);
        }
        try {
            if (catalog.refresh() || kin == null) {
                kin = null;
                kin = new RelatedKin(catalog, root, texts, new Log());
            }
            return kin.added(question, known, most);
        } catch (LostTermsException e) {
            System.getLogger(Related.class.getName())
                    .log(System.Logger.Level.WARNING, "no related documents are told: " + e.getMessage());
            return known;
        } finally {
            catalog.rest();
        }
    }

    @Override
    public synchronized void close() throws IOException {
        if (catalog != null) {
            catalog.close();
            catalog = null;
            kin = null;
        }
    }

    private static final class Log implements ScanWatcher {
        @Override
        public void unusable(String scheme, String reason) {
            System.getLogger(Related.class.getName())
                    .log(System.Logger.Level.WARNING, "related documents are found by concepts alone: " + reason);
        }
    }
}
