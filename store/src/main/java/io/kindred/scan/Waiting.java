package io.kindred.scan;

import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The documents of a catalog that were related for the time being, until somebody goes through all. */
final class Waiting {
    private static final String NAME = "waiting";

    private final CatalogWriter writer;
    private final Set<Integer> documents = new TreeSet<>();

    Waiting(CatalogWriter writer) throws IOException {
        this.writer = writer;
        writer.catalog().blob(NAME).ifPresent(bytes -> {
            ByteBuffer in = ByteBuffer.wrap(bytes);
            while (in.hasRemaining()) {
                documents.add(in.getInt());
            }
        });
    }

    boolean isEmpty() {
        return documents.isEmpty();
    }

    /** The first of the documents that have not been related at all. */
    List<Entry> others(int most) throws IOException {
        int[] others = Arrays.stream(writer.catalog().unrelated())
                .filter(document -> !documents.contains(document))
                .limit(most)
                .toArray();
        List<Entry> entries = new ArrayList<>();
        for (int other : others) {
            writer.catalog().document(other).ifPresent(entries::add);
        }
        return entries;
    }

    void add(List<Entry> more) throws IOException {
        more.forEach(entry -> documents.add(entry.id()));
        write();
    }

    /** Takes back what was found for the time being. */
    void end() throws IOException {
        if (!documents.isEmpty()) {
            writer.atomically(() -> {
                writer.unrelate(known());
                documents.clear();
                write();
            });
        }
    }

    /** Those that are still there. */
    private Set<Integer> known() throws IOException {
        return Arrays.stream(writer.catalog().unrelated())
                .boxed()
                .filter(documents::contains)
                .collect(Collectors.toSet());
    }

    private void write() throws IOException {
        ByteBuffer out = ByteBuffer.allocate(Integer.BYTES * documents.size());
        documents.forEach(out::putInt);
        writer.set(NAME, Arrays.copyOf(out.array(), out.position()));
    }
}
