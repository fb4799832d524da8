package io.kindred.server;

import io.kindred.scan.Ancestry;
import io.kindred.scan.Check;
import io.kindred.scan.Library;
import io.kindred.scan.ReadingCache;
import io.kindred.store.Catalog;
import io.kindred.store.SegmentCache;
import io.kindred.text.TextProvider;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;

/** A catalog open for reading, with what is made of it once it is asked for. Used by one thread at a time. */
final class Reader implements Closeable {
    private final Catalog catalog;
    private final Library library;
    private final TextProvider texts;
    private Check check;
    private Ancestry ancestry;

    Reader(Path file, SegmentCache segments, Path root, TextProvider texts, ReadingCache readings) throws IOException {
        this.catalog = Catalog.open(file, segments);
        this.texts = texts;
        this.library = new Library(catalog, root, texts, readings);
    }

    Catalog catalog() {
        return catalog;
    }

    Library library() {
        return library;
    }

    Check check() throws IOException {
        if (check == null) {
            check = new Check(catalog, library, texts, 1);
        }
        return check;
    }

    Ancestry ancestry() throws IOException {
        if (ancestry == null) {
            ancestry = new Ancestry(catalog, library);
        }
        return ancestry;
    }

    /** Goes on to the catalog as it is now. */
    void refresh() throws IOException {
        if (catalog.refresh()) {
            check = null;
            ancestry = null;
        }
    }

    void rest() throws IOException {
        catalog.rest();
    }

    @Override
    public void close() throws IOException {
        catalog.close();
    }
}
