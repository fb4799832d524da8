package io.kindred.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.Seeds;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Whoever shares a cache with others finds what he would find alone, in the catalog as he sees it. */
@ExtendWith(Seeds.class)
class SharedCacheTest {
    @TempDir
    Path folder;

    private final SegmentCache cache = new SegmentCache();
    private final List<String> paths = new ArrayList<>();
    private long[] asked = {};
    private int made;

    @Test
    void sharedCacheTellsOfNoOtherState(Random random) throws IOException {
        Path file = folder.resolve("catalog.db");
        try (CatalogWriter writer = CatalogWriter.open(file, cache)) {
            add(writer, random);
            try (Catalog early = Catalog.open(file, cache);
                    Catalog late = Catalog.open(file, cache)) {
                for (int round = 0; round < 40; round++) {
                    change(writer, random);
                    late.refresh();
                    try (Catalog alone = Catalog.open(file)) {
                        mustAgree(late, alone);
                        mustAgree(writer.catalog(), alone);
                    }
                    mustAgree(early, early);
                    if (random.nextInt(5) == 0) {
                        early.refresh();
                    }
                }
            }
        }
    }

    private void change(CatalogWriter writer, Random random) throws IOException {
        switch (random.nextInt(6)) {
            case 0 -> writer.remove(List.of(paths.remove(random.nextInt(paths.size()))));
            case 1 -> writer.compact();
            case 2 -> undo(writer, random);
            default -> add(writer, random);
        }
    }

    private void add(CatalogWriter writer, Random random) throws IOException {
        List<NewDocument> batch = new ArrayList<>();
        for (int i = 0; i <= random.nextInt(5); i++) {
            NewDocument document = Samples.random("made" + made++, random);
            batch.add(document);
            asked = LongStream.concat(
                            Arrays.stream(asked),
                            Arrays.stream(document.signature().keys()).limit(3))
                    .toArray();
        }
        writer.put(batch);
        batch.forEach(document -> paths.add(document.file().path()));
    }

    /** Adds documents, looks them up and takes it all back: their numbers are given to others then. */
    private void undo(CatalogWriter writer, Random random) {
        int before = paths.size();
        assertThatThrownBy(() -> writer.atomically(() -> {
                    add(writer, random);
                    mustAgree(writer.catalog(), writer.catalog());
                    throw new IOException("undone");
                }))
                .hasMessageContaining("undone");
        paths.subList(before, paths.size()).clear();
    }

    /** Holders are those of all postings of the same state. */
    private void mustAgree(Catalog shared, Catalog other) throws IOException {
        long[] postings = other.postings();
        for (long key : asked) {
            int[] expected = Arrays.stream(postings)
                    .filter(posting -> PostingBlock.key(posting) == key)
                    .mapToInt(PostingBlock::document)
                    .toArray();
            assertThat(shared.holders(key).toArray()).isEqualTo(expected);
        }
    }
}
