package io.kindred.clean;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Which files of a folder could go, and which stay in their stead.
 *
 * @param catalog the real path of the catalog it was made of
 * @param folder the real path of the scanned folder
 * @param rules what it goes by, in words
 * @param groups files that belong together; those of which most bytes could go come first
 * @param notAsScanned how many files were passed over because they are not what they were when they were scanned
 */
public record Plan(Path catalog, Path folder, String rules, List<Group> groups, int notAsScanned) {
    public Plan {
        Objects.requireNonNull(catalog, "catalog");
        Objects.requireNonNull(folder, "folder");
        Objects.requireNonNull(rules, "rules");
        groups = List.copyOf(groups);
    }

    /**
     * A file that stays and those that could go because it does.
     *
     * @param files the one that stays, then the others
     */
    public record Group(List<Proposal> files) {
        public Group {
            files = List.copyOf(files);
        }

        /** The bytes that could go. */
        public long bytes() {
            return files.stream()
                    .filter(Proposal::goes)
                    .mapToLong(Proposal::bytes)
                    .sum();
        }

        /** How many files an action is proposed for. */
        public long count(Action action) {
            return files.stream().filter(file -> file.action() == action).count();
        }
    }

    /** All files the plan tells of. */
    public Stream<Proposal> files() {
        return groups.stream().flatMap(group -> group.files().stream());
    }

    /** How many files an action is proposed for. */
    public long count(Action action) {
        return files().filter(file -> file.action() == action).count();
    }

    /** The bytes an action is proposed for. */
    public long bytes(Action action) {
        return files().filter(file -> file.action() == action)
                .mapToLong(Proposal::bytes)
                .sum();
    }
}
