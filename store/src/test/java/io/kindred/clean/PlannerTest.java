package io.kindred.clean;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlannerTest {
    private static final Rules OLDEST = new Rules(Rules.Age.OLDEST, List.of(), Optional.empty());
    private static final Instant LATER = Instant.parse("2030-01-01T00:00:00Z");

    @TempDir
    private Path place;

    private Shelf shelf;

    @BeforeEach
    void open() throws IOException {
        shelf = Shelf.in(place);
    }

    private List<String> lines(Rules rules) throws IOException {
        return shelf.plan(rules)
                .files()
                .map(file -> file.action() + " " + file.path())
                .toList();
    }

    private static Rules versions(Instant before, double min) {
        return new Rules(Rules.Age.OLDEST, List.of(), Optional.of(new Rules.Versions(before, min)));
    }

    @Test
    void ofCopiesOneStays() throws IOException {
        shelf.write("b/x", "small", 2);
        shelf.write("a/y", "small", 3);
        shelf.write("c/z", "small", 1);
        shelf.write("large-1", "much larger", 1);
        shelf.write("large-22", "much larger", 1);
        shelf.write("other", "other", 1);
        shelf.scan();
        assertThat(lines(OLDEST))
                .containsExactly("keep large-1", "delete large-22", "keep c/z", "delete b/x", "delete a/y");
        assertThat(lines(new Rules(Rules.Age.NEWEST, List.of(), Optional.empty())))
                .containsExactly("keep large-1", "delete large-22", "keep a/y", "delete b/x", "delete c/z");
        Plan plan = shelf.plan(OLDEST);
        assertThat(plan.bytes(Action.DELETE)).isEqualTo(21);
        assertThat(plan.files().map(Proposal::reason))
                .containsExactly(
                        "oldest copy, as others, and the shortest path: 2024-01-02 by file time",
                        "same bytes as \"large-1\"",
                        "oldest copy: 2024-01-02 by file time",
                        "same bytes as \"c/z\"",
                        "same bytes as \"c/z\"");
        assertThat(PlanFile.text(plan)).isEqualTo(PlanFile.text(shelf.plan(OLDEST)));
    }

    @Test
    void allStaysInAFolder() throws IOException {
        shelf.write("old", "text", 1);
        shelf.write("f/1", "text", 2);
        shelf.write("f/deep/2", "text", 3);
        shelf.write("folder/3", "text", 4);
        shelf.scan();
        assertThat(lines(new Rules(Rules.Age.OLDEST, List.of("f"), Optional.empty())))
                .containsExactly("keep f/1", "keep f/deep/2", "delete old", "delete folder/3");
        assertThat(lines(new Rules(Rules.Age.OLDEST, List.of(""), Optional.empty())))
                .isEmpty();
    }

    @Test
    void whatIsNotAsScannedIsPassedOver() throws IOException {
        shelf.write("a", "text", 1);
        shelf.write("b", "text", 2);
        shelf.write("c", "text", 3);
        shelf.write("d", "text", 4);
        shelf.scan();
        Files.delete(shelf.folder.resolve("a"));
        shelf.write("b", "TEXT", 5);
        Plan plan = shelf.plan(OLDEST);
        assertThat(plan.files().map(Proposal::path)).containsExactly("c", "d");
        assertThat(plan.notAsScanned()).isEqualTo(2);
    }

    @Test
    void anotherNameIsNoCopy() throws IOException {
        Path file = shelf.write("a", "text", 1);
        Files.createLink(shelf.folder.resolve("b"), file);
        shelf.write("c", "text", 2);
        shelf.scan();
        assertThat(lines(OLDEST)).containsExactly("keep a", "delete c", "keep b");
    }

    @Test
    void versionsStayUnlessAskedFor() throws IOException {
        chain();
        assertThat(lines(OLDEST)).containsExactly("keep v1", "delete v1-copy");
    }

    /** Versions 1, 2 and 3, each a version of the one before; and a copy of the first. */
    private void chain() throws IOException {
        shelf.write("v1", "the first", 1);
        shelf.write("v1-copy", "the first", 2);
        shelf.write("v2", "the second", 3);
        shelf.write("v3", "the third", 4);
        shelf.scan();
        shelf.relate("v1-copy", "v2", 0.8);
        shelf.relate("v2", "v3", 0.7);
    }

    @Test
    void versionOfAVersionThatGoesStays() throws IOException {
        chain();
        assertThat(lines(versions(LATER, 0.5))).containsExactly("keep v3", "archive v2", "keep v1", "delete v1-copy");
    }

    @Test
    void copiesOfAnOlderVersionGoTogether() throws IOException {
        chain();
        shelf.relate("v1", "v3", 0.6);
        assertThat(lines(versions(LATER, 0.5)))
                .containsExactly("keep v3", "archive v2", "archive v1", "archive v1-copy");
        assertThat(lines(versions(LATER, 0.65))).containsExactly("keep v3", "archive v2", "keep v1", "delete v1-copy");
        assertThat(lines(versions(Instant.parse("2024-01-03T00:00:00Z"), 0.5)))
                .containsExactly("keep v2", "archive v1", "archive v1-copy");
        Rules inFolder = new Rules(Rules.Age.OLDEST, List.of(""), Optional.of(new Rules.Versions(LATER, 0.5)));
        assertThat(lines(inFolder)).isEmpty();
    }

    @Test
    void versionsOfOneAgeStay() throws IOException {
        shelf.write("a", "one", 1);
        shelf.write("b", "two", 1);
        shelf.scan();
        shelf.relate("a", "b", 0.9);
        assertThat(lines(versions(LATER, 0.5))).isEmpty();
    }

    @Test
    void ownDateCountsWhereItCanBeTrue() throws IOException {
        shelf.write("a", "one", 10);
        shelf.write("b", "two", 11);
        shelf.add("a", Map.of("modified", "2024-01-09T00:00:00Z"));
        shelf.add("b", Map.of("modified", "2024-01-05T00:00:00Z"));
        shelf.relate("a", "b", 0.9);
        Plan plan = shelf.plan(versions(LATER, 0.5));
        assertThat(plan.files().map(file -> file.action() + " " + file.path() + ": " + file.reason()))
                .containsExactly(
                        "keep a: newest version: 2024-01-09 by its own date",
                        "archive b: version, 0.90, of \"a\"; older: 2024-01-05 by its own date");
    }

    @Test
    void ownDateThatCannotBeTrueDoesNotCount() throws IOException {
        shelf.write("a", "one", 10);
        for (String wrong : List.of("2025-01-09T00:00:00Z", "1970-01-01T00:00:00Z", "yesterday", "2024-01-05")) {
            Path other = place.resolve(wrong.substring(0, 4));
            Shelf one = new Shelf(shelf.folder, other.resolve(wrong.length() + "/catalog.db"));
            one.add("a", Map.of("modified", wrong));
            try (io.kindred.store.Catalog known = io.kindred.store.Catalog.open(one.catalog)) {
                Dated date = Dated.of(known.at("a").orElseThrow(), Optional.of(wrong));
                assertThat(date.shown()).isEqualTo("2024-01-11 by file time");
            }
        }
    }
}
