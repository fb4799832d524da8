package io.kindred.clean;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A folder of the trash: what one clean-up moved, and its journal.
 *
 * @param number the first clean-up of a trash is number 1
 */
public record Run(int number, Path folder) {
    private static final String NAME = "\\d{4,9}";

    /** The runs in a trash folder, the first one first. */
    public static List<Run> in(Path trash) throws IOException {
        if (!Files.isDirectory(trash)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(trash)) {
            return folders.filter(
                            folder -> folder.getFileName().toString().matches(NAME) && Files.exists(journal(folder)))
                    .map(folder -> new Run(Integer.parseInt(folder.getFileName().toString()), folder))
                    .sorted(Comparator.comparingInt(Run::number))
                    .toList();
        }
    }

    /** The last run of which anything may still lie in the trash. */
    public static Optional<Run> last(Path trash) throws IOException {
        List<Run> runs = in(trash);
        return runs.isEmpty() ? Optional.empty() : Optional.of(runs.get(runs.size() - 1));
    }

    /** The folders for a new run. */
    static Run begin(Path trash) throws IOException {
        Durable.folder(trash);
        int number = last(trash).map(Run::number).orElse(0) + 1;
        Path folder = trash.resolve(String.format(Locale.ROOT, "%04d", number));
        while (Files.exists(folder)) {
            folder = trash.resolve(String.format(Locale.ROOT, "%04d", ++number));
        }
        Run run = new Run(number, folder);
        Durable.folder(run.place(Action.DELETE));
        Durable.folder(run.place(Action.ARCHIVE));
        return run;
    }

    /** Where the run's journal is. */
    Path journal() {
        return journal(folder);
    }

    private static Path journal(Path folder) {
        return folder.resolve("journal.txt");
    }

    /** Where files lie that an action was done to. */
    public Path place(Action action) {
        return folder.resolve(action == Action.ARCHIVE ? "archived" : "deleted");
    }

    /** Removes all that is left of a run that was taken back, unless there are files in it that nobody knows of. */
    void end() throws IOException {
        List<Path> left = new ArrayList<>(List.of(place(Action.DELETE), place(Action.ARCHIVE)));
        left.addAll(List.of(journal(), folder, folder.getParent()));
        try {
            for (Path one : left) {
                Files.deleteIfExists(one);
            }
        } catch (DirectoryNotEmptyException e) {
            // Other runs, or somebody's files.
            return;
        } catch (NoSuchFileException e) {
            return;
        }
    }
}
