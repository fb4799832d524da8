package io.kindred.scan;

import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The documents of a catalog that were related for the time being, until somebody goes through all. */
final class Waiting {
    private static final String NAME = "waiting";

    private final CatalogWriter writer;

    /** Their numbers, ascending. */
    private int[] documents;

    Waiting(CatalogWriter writer) throws IOException {
        this.writer = writer;
        ByteBuffer bytes = ByteBuffer.wrap(writer.catalog().blob(NAME).orElse(new byte[0]));
        this.documents = new int[bytes.capacity() / Integer.BYTES];
        bytes.asIntBuffer().get(documents);
    }

    boolean isEmpty() {
        return documents.length == 0;
    }

    private boolean has(int document) {
        return Arrays.binarySearch(documents, document) >= 0;
    }

    /** The first of the documents that have not been related at all. */
    List<Entry> others(int most) throws IOException {
        int[] others = Arrays.stream(writer.catalog().unrelated())
                .filter(document -> !has(document))
                .limit(most)
                .toArray();
        List<Entry> entries = new ArrayList<>();
        for (int other : others) {
            writer.catalog().document(other).ifPresent(entries::add);
        }
        return entries;
    }

    void add(List<Entry> more) throws IOException {
        documents = IntStream.concat(Arrays.stream(documents), more.stream().mapToInt(Entry::id))
                .sorted()
                .distinct()
                .toArray();
        write();
    }

    /** Takes back what was found for the time being. */
    void end() throws IOException {
        if (!isEmpty()) {
            writer.atomically(() -> {
                writer.unrelate(known());
                documents = new int[0];
                write();
            });
        }
    }

    /** Those that are still there. */
    private List<Integer> known() throws IOException {
        return Arrays.stream(writer.catalog().unrelated())
                .filter(this::has)
                .boxed()
                .toList();
    }

    private void write() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * documents.length);
        bytes.asIntBuffer().put(documents);
        writer.set(NAME, bytes.array());
    }
}
