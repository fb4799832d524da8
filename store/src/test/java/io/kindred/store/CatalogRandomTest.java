package io.kindred.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is done to a catalog, in whatever order, it says the same as its twin in memory. */
@ExtendWith(Seeds.class)
class CatalogRandomTest {
    private static final int STEPS = 250;
    private static final int PATHS = 60;

    @TempDir
    Path folder;

    private final Twin twin = new Twin();
    private Path file;
    private CatalogWriter writer;

    @BeforeEach
    void open() throws IOException {
        file = folder.resolve("catalog.db");
        writer = CatalogWriter.open(file);
    }

    @AfterEach
    void close() throws IOException {
        writer.close();
    }

    @Test
    void catalogEqualsItsTwin(Random random) throws IOException {
        for (int step = 0; step < STEPS; step++) {
            change(random);
            if (step % 25 == 0 || step == STEPS - 1) {
                compare(writer.catalog(), random);
                try (Catalog reader = Catalog.open(file)) {
                    compare(reader, random);
                    assertThat(reader.verify()).isEmpty();
                }
            }
        }
    }

    private void change(Random random) throws IOException {
        switch (random.nextInt(9)) {
            case 0, 1, 2 -> put(random);
            case 3 -> remove(random);
            case 4 -> move(random);
            case 5 -> relate(random);
            case 6 -> report(random);
            case 7 -> fail(random);
            default -> reopen(random);
        }
    }

    private void put(Random random) throws IOException {
        List<NewDocument> batch = new ArrayList<>();
        for (String path : paths(random)) {
            batch.add(Samples.random(path, random));
        }
        List<String> paths = batch.stream().map(one -> one.file().path()).toList();
        paths.forEach(twin::remove);
        int first = twin.put(batch);
        writer.atomically(() -> {
            writer.remove(paths);
            assertThat(writer.put(batch)).isEqualTo(first);
        });
    }

    private void remove(Random random) throws IOException {
        Set<String> paths = paths(random);
        paths.forEach(twin::remove);
        writer.remove(paths);
    }

    /** Lets some files change places, and takes one to a new place. */
    private void move(Random random) throws IOException {
        List<Integer> ids = some(random);
        Map<Integer, FileState> moved = new HashMap<>();
        for (int i = 0; i < ids.size(); i++) {
            FileState own = twin.documents.get(ids.get(i)).file();
            FileState other = twin.documents.get(ids.get((i + 1) % ids.size())).file();
            String path = i == 0 ? "moved/" + random.nextLong() : other.path();
            moved.put(ids.get(i), new FileState(path, own.size(), random.nextLong(), own.content()));
        }
        moved.forEach(twin::move);
        writer.move(moved);
    }

    private void relate(Random random) throws IOException {
        List<Integer> ids = some(random);
        List<StoredRelation> relations = new ArrayList<>();
        for (int i = 1; i < ids.size(); i++) {
            boolean up = random.nextBoolean();
            relations.add(Samples.relation(ids.get(up ? i - 1 : i), ids.get(up ? i : i - 1), random));
        }
        relations.forEach(twin::relate);
        ids.forEach(id -> twin.mark(id, true));
        writer.relate(relations, ids);
        if (random.nextInt(3) == 0) {
            ids.forEach(id -> twin.mark(id, false));
            twin.relations.keySet().removeIf(pair -> ids.contains(pair.low()) || ids.contains(pair.high()));
            writer.unrelate(ids);
        }
    }

    private void report(Random random) throws IOException {
        List<Problem> problems = paths(random).stream()
                .map(path -> new Problem(path, random.nextLong(), random.nextLong(), "for no reason"))
                .toList();
        if (random.nextBoolean()) {
            twin.problems.clear();
            writer.replaceProblems(problems);
        } else {
            writer.report(problems);
        }
        problems.forEach(problem -> twin.problems.put(problem.path(), problem));
    }

    /** Does much and then fails, which leaves nothing behind. */
    private void fail(Random random) throws IOException {
        NewDocument document = Samples.random("new/" + random.nextLong(), random);
        try {
            writer.atomically(() -> {
                writer.remove(paths(random));
                writer.put(List.of(document));
                writer.put(List.of(document));
            });
            assertThat(false).as("two documents at one path are refused").isTrue();
        } catch (CatalogException e) {
            assertThat(e).hasMessageContaining("document.path");
        }
    }

    private void reopen(Random random) throws IOException {
        if (random.nextBoolean()) {
            writer.compact();
        }
        writer.close();
        writer = CatalogWriter.open(file);
    }

    private void compare(Catalog catalog, Random random) throws IOException {
        assertThat(catalog.documents()).isEqualTo(twin.entries());
        assertThat(catalog.postings()).isEqualTo(twin.postings());
        assertThat(catalog.problems()).isEqualTo(List.copyOf(twin.problems.values()));
        assertThat(Samples.relations(catalog, RelationFilter.ALL)).isEqualTo(twin.relations());
        for (long key : Samples.keys(random)) {
            assertThat(catalog.holders(key).toArray()).isEqualTo(twin.holders(key));
        }
        for (Entry entry : catalog.documents()) {
            assertThat(catalog.text(entry.id()))
                    .contains(twin.documents
                            .get(entry.id())
                            .document()
                            .text()
                            .orElseThrow()
                            .text());
            for (long key :
                    twin.documents.get(entry.id()).document().signature().keys()) {
                assertThat(catalog.holders(key).toArray()).isEqualTo(twin.holders(key));
            }
        }
    }

    private static Set<String> paths(Random random) {
        Set<String> paths = new TreeSet<>();
        random.ints(1 + random.nextInt(6), 0, PATHS).forEach(number -> paths.add("folder/" + number + ".txt"));
        return paths;
    }

    private List<Integer> some(Random random) {
        return twin.documents.keySet().stream()
                .filter(id -> random.nextInt(4) == 0)
                .toList();
    }
}
