package io.kindred.clean;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.kindred.Seeds;
import io.kindred.store.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever somebody else does to the files meanwhile, nothing is lost: when a file is gone, a file that stays has its bytes at
 * that moment; and after an undo the folder is as if nobody had cleaned up.
 */
@ExtendWith(Seeds.class)
class RaceTest {
    private static final int RACES = 1000;
    private static final List<Action> ACTIONS = List.of(Action.values());

    private static final Path MEMORY = Path.of("/dev/shm");

    @TempDir
    private Path disk;

    private Path place;

    private final Map<String, Integer> strokes = new TreeMap<>();
    private int moved;
    private int refused;

    @Test
    void nothingIsLostInAThousandRaces(Random random) throws IOException {
        // Where what is brought to disk stays in memory, this takes seconds.
        place = Files.createTempDirectory(Files.isWritable(MEMORY) ? MEMORY : disk, "kindred");
        try {
            Shelf shelf = shelf(place.resolve("catalog.db"));
            for (int race = 0; race < RACES; race++) {
                race(shelf, race, /* plain= */ race % 4 == 0, random);
            }
        } finally {
            delete(place);
        }
        assertThat(moved).isGreaterThan(RACES);
        assertThat(refused).isGreaterThan(RACES);
        assertThat(strokes.keySet()).contains("BEFORE", "CHECKED", "INTENDED", "MOVED", "RETURNING");
    }

    @Test
    void nothingIsLostOnTheWayToAnotherDisk(Random random) throws IOException {
        place = disk;
        assumeTrue(
                Files.isWritable(MEMORY) && !Files.getFileStore(MEMORY).equals(Files.getFileStore(place)),
                "there is no other disk");
        Path other = Files.createTempDirectory(MEMORY, "kindred");
        try {
            Shelf shelf = shelf(other.resolve("catalog.db"));
            for (int race = 0; race < RACES / 10; race++) {
                race(shelf, race, /* plain= */ false, random);
            }
            assertThat(moved).isGreaterThan(RACES / 10);
            assertThat(strokes.keySet()).contains("BEFORE", "CHECKED", "INTENDED", "ASIDE", "MOVED", "RETURNING");
        } finally {
            delete(other);
        }
    }

    /** Files in groups of copies: text a three times, and so on; d is a version of e. */
    private static final Map<String, String> FILES = Map.of(
            "one/a1", "the text of a",
            "one/a2", "the text of a",
            "two/a3", "the text of a",
            "one/b1", "the text of b",
            "two/deep/b2", "the text of b",
            "c1", "the text of c",
            "two/c2", "the text of c",
            "two/d", "the text of d",
            "e", "the text of e, which is d");

    private Shelf shelf(Path catalog) throws IOException {
        Shelf shelf = new Shelf(place.resolve("files"), catalog);
        fill(shelf);
        shelf.scan();
        shelf.relate("two/d", "e", 0.9);
        return shelf;
    }

    private static void fill(Shelf shelf) throws IOException {
        int day = 0;
        for (Map.Entry<String, String> file : new TreeMap<>(FILES).entrySet()) {
            shelf.write(file.getKey(), file.getValue(), day++);
        }
    }

    private void race(Shelf shelf, int number, boolean plain, Random random) throws IOException {
        Path twin = place.resolve("twin");
        for (Path old : List.of(shelf.folder, twin, Racer.outside(shelf.folder), Racer.outside(twin))) {
            delete(old);
        }
        fill(new Shelf(shelf.folder, shelf.catalog));
        fill(new Shelf(twin, shelf.catalog));
        Racer racer = new Racer(shelf.folder, twin, random);
        racer.texts.addAll(FILES.values());
        List<Order> orders = orders(random);
        Interference interference = new Interference(racer, shelf.folder, orders, random);
        List<Outcome> outcomes = new ArrayList<>();
        try (Catalog known = Catalog.open(shelf.catalog)) {
            interference.atLast("BEFORE", orders.get(0).path());
            new CleanUp(known, shelf.catalog, shelf.folder, interference, plain)
                    .run(shelf.orders(orders), outcomes::add);
        }
        outcomes.forEach(outcome -> count(outcome.done()));
        List<Outcome> undone = new ArrayList<>();
        for (Run run : Run.in(shelf.trash())) {
            Undo.of(run, shelf.folder, undone::add, interference, plain);
        }
        new Ending(shelf, twin, racer, "race " + number + " " + orders + "\n" + outcomes + "\n" + undone).check();
        delete(shelf.trash());
    }

    private void count(boolean done) {
        if (done) {
            moved++;
        } else {
            refused++;
        }
    }

    /** A plan as a careless person might edit it: now and then nothing of a group is kept. */
    private static List<Order> orders(Random random) throws IOException {
        List<Order> orders = new ArrayList<>();
        for (String path : new TreeSet<>(FILES.keySet())) {
            Action action = ACTIONS.get(random.nextInt(ACTIONS.size()));
            orders.add(new Order(orders.size() + 1, action, path, Shelf.mark(FILES.get(path))));
        }
        return orders;
    }

    /** Strikes at a moment or two, and looks whether what is gone is still there elsewhere. */
    private final class Interference implements Pause {
        private final Racer racer;
        private final Path folder;
        private final List<Order> orders;
        private final Random random;
        private int until;

        Interference(Racer racer, Path folder, List<Order> orders, Random random) {
            this.racer = racer;
            this.folder = folder;
            this.orders = orders;
            this.random = random;
            this.until = random.nextInt(10);
        }

        @Override
        public void at(Moment moment, String path) throws IOException {
            if (moment == Moment.DONE) {
                mustHaveAnother(path);
            } else {
                atLast(moment.toString(), path);
            }
        }

        void atLast(String moment, String path) throws IOException {
            if (until-- == 0) {
                until = random.nextInt(10);
                strokes.merge(moment, 1, Integer::sum);
                String any = orders.get(random.nextInt(orders.size())).path();
                String kin = kin(path);
                racer.strike(random.nextInt(3) == 0 ? any : random.nextBoolean() ? path : kin, any);
            }
        }

        private String kin(String path) {
            List<String> kin = FILES.keySet().stream()
                    .filter(other -> FILES.get(other).equals(FILES.get(path)) && !other.equals(path))
                    .sorted()
                    .toList();
            return kin.isEmpty() ? "e" : kin.get(random.nextInt(kin.size()));
        }

        private void mustHaveAnother(String path) throws IOException {
            String text = FILES.get(path);
            boolean archived =
                    orders.stream().anyMatch(order -> order.path().equals(path) && order.action() == Action.ARCHIVE);
            Set<String> enough = archived && path.equals("two/d")
                    ? Set.of(text, FILES.get("e"))
                    : archived && path.equals("e") ? Set.of(text, FILES.get("two/d")) : Set.of(text);
            try (Stream<Path> paths = Files.walk(folder)) {
                assertThat(paths.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                                .filter(file -> !file.getFileName().toString().startsWith("."))
                                .map(RaceTest::read)
                                .anyMatch(enough::contains))
                        .as("a file that stays for %s", path)
                        .isTrue();
            }
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** How it must be in the end. */
    private record Ending(Shelf shelf, Path twin, Racer racer, String story) {
        void check() throws IOException {
            compare(shelf.folder, twin);
            compare(Racer.outside(shelf.folder), Racer.outside(twin));
        }

        private void compare(Path folder, Path expected) throws IOException {
            Map<String, String> is = Shelf.snapshot(folder);
            Map<String, String> should = Shelf.snapshot(expected);
            Set<String> paths = new TreeSet<>(is.keySet());
            paths.addAll(should.keySet());
            // What was set aside stays there if its place was taken, and the story says so.
            paths.removeIf(path -> path.contains(".kindred-") && story.contains(path));
            for (String path : paths) {
                compare(path, is.get(path), should.get(path));
            }
        }

        private void compare(String path, String is, String should) throws IOException {
            if (is == null) {
                assertThat(trash()).as("%s is gone: %s", path, story).contains(text(should));
            } else if (should == null) {
                // Somebody deleted it while it was in the trash, and may have moved its folder since; names are unique.
                assertThat(racer.deleted.stream().map(Tree::name))
                        .as("%s has come: %s", path, story)
                        .contains(Tree.name(path));
                assertThat(text(is)).as(story).isIn(racer.texts);
            } else if (FILES.containsKey(path) && !racer.touched.contains(path) && !racer.deleted.contains(path)) {
                assertThat(is).as("%s: %s", path, story).isEqualTo(should);
            } else {
                assertThat(text(is)).as("%s: %s", path, story).isEqualTo(text(should));
            }
        }

        private static String text(String described) {
            return described.replaceFirst(" \\| .*", "");
        }

        /** What is still in the trash because its place was taken, or its folder moved away. */
        private List<String> trash() throws IOException {
            if (!Files.exists(shelf.trash())) {
                return List.of();
            }
            try (Stream<Path> paths = Files.walk(shelf.trash())) {
                return paths.filter(Files::isRegularFile).map(RaceTest::read).toList();
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            try (Stream<Path> paths = Files.walk(folder)) {
                for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }
}
