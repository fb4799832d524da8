package io.kindred.clean;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CleanUpTest {
    private static final Rules OLDEST = new Rules(Rules.Age.OLDEST, List.of(), Optional.empty());

    @TempDir
    private Path place;

    private Shelf shelf;

    @BeforeEach
    void fill() throws IOException {
        shelf = Shelf.in(place);
        shelf.write("a/one", "text", 1);
        Files.setPosixFilePermissions(
                shelf.write("b/two\n \"odd\" \\", "text", 2), PosixFilePermissions.fromString("r-xr-----"));
        shelf.write("three", "text", 3);
        shelf.write("alone", "nothing like it", 4);
        shelf.scan();
    }

    private String plan() throws IOException {
        return PlanFile.text(shelf.plan(OLDEST));
    }

    private static List<String> refusals(List<Outcome> outcomes) {
        return outcomes.stream()
                .filter(outcome -> !outcome.done())
                .map(outcome -> outcome.path() + " " + outcome.reason())
                .toList();
    }

    @Test
    void whatGoesComesBackAsItWas() throws IOException {
        Map<String, String> before = Shelf.snapshot(shelf.folder);
        assertThat(shelf.apply(plan())).hasSize(2).allMatch(Outcome::done);
        assertThat(Shelf.snapshot(shelf.folder).keySet()).containsExactly("a/one", "alone");
        assertThat(shelf.undo()).hasSize(2).allMatch(Outcome::done);
        assertThat(Shelf.snapshot(shelf.folder)).isEqualTo(before);
        assertThat(shelf.trash()).doesNotExist();
        assertThat(shelf.undo()).isEmpty();
    }

    @Test
    void lastCopyStaysWhateverIsWritten() throws IOException {
        Map<String, String> before = Shelf.snapshot(shelf.folder);
        for (String action : List.of("delete", "archive")) {
            String all = plan().replaceAll("(?m)^(keep|delete) ", action + " ");
            assertThat(refusals(shelf.apply(all))).hasSize(3);
            assertThat(Shelf.snapshot(shelf.folder)).isEqualTo(before);
            assertThat(shelf.trash()).doesNotExist();
        }
    }

    @Test
    void anotherCopyMayBeKept() throws IOException {
        String other = plan().replaceFirst("(?m)^keep", "archive").replaceFirst("(?m)^delete(.*three)", "keep$1");
        assertThat(shelf.apply(other)).hasSize(2).allMatch(Outcome::done);
        assertThat(Shelf.snapshot(shelf.folder).keySet()).containsExactly("alone", "three");
    }

    @Test
    void lineThatIsRemovedIsAFileThatStays() throws IOException {
        String without = plan().replaceFirst("(?m)^keep.*\n", "").replaceFirst("(?m)^delete(.*three).*\n", "");
        assertThat(shelf.apply(without)).hasSize(1).allMatch(Outcome::done);
        assertThat(Shelf.snapshot(shelf.folder).keySet()).containsExactly("a/one", "alone", "three");
    }

    @Test
    void outdatedLinesAreRefusedOneByOne() throws IOException {
        shelf.write("five", "fives", 1);
        shelf.write("fives", "fives", 2);
        shelf.add("five", Map.of());
        shelf.add("fives", Map.of());
        String plan = plan();
        shelf.write("three", "TEXT", 3);
        Files.delete(shelf.folder.resolve("fives"));
        String foreign = plan + "delete  0123456789abcdef  1  \"unknown\"\ndelete  0123456789abcdef  1  \"alone\"\n";
        List<Outcome> outcomes = shelf.apply(foreign);
        assertThat(outcomes.stream().filter(Outcome::done).map(Outcome::path)).containsExactly("b/two\n \"odd\" \\");
        assertThat(refusals(outcomes))
                .containsExactly(
                        "three has changed since it was scanned",
                        "fives is not there any more",
                        "unknown is not in the catalog any more; make a new plan",
                        "alone is another document in the catalog since the plan was made; make a new plan");
    }

    @Test
    void planOfAnotherCatalogIsRefused() throws IOException {
        Shelf other = Shelf.in(place.resolve("other"));
        other.write("a/one", "text", 1);
        other.scan();
        String plan = plan();
        PlanException refused = catchThrowableOfType(PlanException.class, () -> other.apply(plan));
        assertThat(refused).hasMessageContaining("another catalog");
        String moved = plan.replace("folder   \"" + shelf.folder, "folder   \"" + other.folder);
        assertThat(catchThrowableOfType(PlanException.class, () -> shelf.apply(moved)))
                .hasMessageContaining("another folder");
    }

    @Test
    void pathsOutsideAreNoPaths() throws IOException {
        try (Tree tree = Tree.of(shelf.folder)) {
            for (String path : List.of("../x", "a/../../x", "/etc/passwd", "", "a//one", "./three", "a/\0", "a/")) {
                assertThat(catchThrowableOfType(IOException.class, () -> tree.folderOf(path)))
                        .as(path)
                        .hasMessage("is no path below the scanned folder");
            }
        }
    }

    @Test
    void fileThatHasComeMeanwhileStays() throws IOException {
        shelf.apply(plan());
        shelf.write("three", "somebody else's", 9);
        assertThat(refusals(shelf.undo()))
                .singleElement()
                .asString()
                .startsWith("three is another file by now; the one");
        assertThat(Files.readString(shelf.folder.resolve("three"))).isEqualTo("somebody else's");
        Files.delete(shelf.folder.resolve("three"));
        assertThat(shelf.undo()).hasSize(1).allMatch(Outcome::done);
        assertThat(Files.readString(shelf.folder.resolve("three"))).isEqualTo("text");
        assertThat(shelf.trash()).doesNotExist();
    }

    @Test
    void folderThatIsMissingIsMadeAgain() throws IOException {
        shelf.apply(plan());
        Files.delete(shelf.folder.resolve("b"));
        assertThat(shelf.undo()).hasSize(2).allMatch(Outcome::done);
        assertThat(shelf.folder.resolve("b/two\n \"odd\" \\")).hasContent("text");
    }

    @Test
    void whatSomebodyTookFromTheTrashIsMissed() throws IOException {
        shelf.apply(plan());
        Files.delete(Run.last(shelf.trash()).orElseThrow().place(Action.DELETE).resolve("0002-three"));
        List<Outcome> undone = shelf.undo();
        assertThat(refusals(undone)).containsExactly("three is no longer in the trash");
        assertThat(undone).hasSize(2);
    }

    @Test
    void whatIsWrittenToInTheTrashIsToldOf() throws IOException {
        shelf.apply(plan());
        Path file = Run.last(shelf.trash()).orElseThrow().place(Action.DELETE).resolve("0002-three");
        Files.writeString(file, "more");
        assertThat(shelf.undo()).extracting(Outcome::reason).containsExactly("somebody wrote to it in the trash", "");
        assertThat(shelf.folder.resolve("three")).hasContent("more");
    }

    @Test
    void laterCleanUpsAreTakenBackFirst() throws IOException {
        String plan = plan();
        shelf.apply(plan.replaceFirst("(?m)^delete(.*three)", "keep$1"));
        shelf.apply(plan.replaceFirst("(?m)^delete(.*two)", "keep$1"));
        assertThat(Run.in(shelf.trash())).extracting(Run::number).containsExactly(1, 2);
        assertThat(shelf.undo()).extracting(Outcome::path).containsExactly("three");
        assertThat(shelf.undo()).extracting(Outcome::path).containsExactly("b/two\n \"odd\" \\");
    }

    @Test
    void damageToTheJournalIsCountedAndTheRestComesBack() throws IOException {
        shelf.apply(plan());
        Run run = Run.last(shelf.trash()).orElseThrow();
        String text = Files.readString(run.journal());
        Files.writeString(run.journal(), text.replaceFirst(" move 1 ", " move 7 ") + "torn");
        Journal.Contents contents = Journal.read(run.journal());
        assertThat(contents.damaged()).containsExactly(2);
        assertThat(Undo.of(run, shelf.folder, outcome -> {})).isEqualTo(1);
        assertThat(shelf.folder.resolve("three")).hasContent("text");
        assertThat(run.place(Action.DELETE).resolve("0001-two_ _odd_ _")).hasContent("text");
    }

    @Test
    void anotherNameOfTheSameFileIsNoCopy() throws IOException {
        String plan = plan();
        for (String path : List.of("b/two\n \"odd\" \\", "three")) {
            Files.delete(shelf.folder.resolve(path));
            Files.createLink(shelf.folder.resolve(path), shelf.folder.resolve("a/one"));
        }
        assertThat(refusals(shelf.apply(plan)))
                .hasSize(2)
                .allMatch(refusal -> refusal.endsWith(
                        "is the last copy of what would stay: \"a/one\" is the same file by another name, so that"
                                + " nothing would be gained"));
    }

    @Test
    void olderVersionIsArchivedAndNeverDeleted() throws IOException {
        shelf.write("newer", "nothing quite like it", 5);
        shelf.add("newer", Map.of());
        shelf.relate("alone", "newer", 0.9);
        String lines = "archive  " + Shelf.mark("nothing like it") + "  1  \"alone\"\n";
        assertThat(refusals(shelf.apply(plan() + lines.replace("archive", "delete"))))
                .containsExactly("alone is the last copy of what would stay");
        assertThat(refusals(shelf.apply(
                        plan() + lines + "archive  " + Shelf.mark("nothing quite like it") + "  1  \"newer\"\n")))
                .containsExactly(
                        "alone has no later version or copy that would stay",
                        "newer has no later version or copy that would stay");
        assertThat(refusals(shelf.apply(plan() + lines))).isEmpty();
        assertThat(shelf.folder.resolve("alone")).doesNotExist();
        assertThat(Run.last(shelf.trash()).orElseThrow().place(Action.ARCHIVE)).isDirectoryContaining("glob:**alone");
    }

    @Test
    void folderThatMovesAwayKeepsItsFile() throws IOException {
        Path outside = Files.createDirectory(place.resolve("outside"));
        for (Pause.Moment when :
                List.of(Pause.Moment.CHECKED, Pause.Moment.INTENDED, Pause.Moment.MOVED, Pause.Moment.RETURNING)) {
            Path elsewhere = outside.resolve(when.toString());
            Pause pause = (moment, path) -> {
                if (moment == Pause.Moment.MOVED && when == Pause.Moment.RETURNING) {
                    Files.delete(shelf.folder.resolve("a/one"));
                } else if (moment == when && path.startsWith("b/")) {
                    Files.move(shelf.folder.resolve("b"), elsewhere);
                    Files.createSymbolicLink(shelf.folder.resolve("b"), elsewhere);
                }
            };
            List<Outcome> outcomes = shelf.apply(plan(), pause);
            assertThat(outcomes.get(0).done()).as("%s", outcomes).isFalse();
            assertThat(elsewhere.resolve("two\n \"odd\" \\")).as("%s", when).hasContent("text");
            shelf.undo();
            assertThat(shelf.folder.resolve("three")).hasContent("text");
            Files.delete(shelf.folder.resolve("b"));
            Files.move(elsewhere, shelf.folder.resolve("b"));
        }
    }

    @Test
    void placeIsBesideTheCatalogAndNotScanned() {
        assertThat(CleanPlace.of(Path.of("/x/.kindred/catalog.db")).trash()).isEqualTo(Path.of("/x/.kindred/trash"));
        assertThat(CleanPlace.of(Path.of("/x/my.db")).plan()).isEqualTo(Path.of("/x/.my-clean/plan.txt"));
    }
}
