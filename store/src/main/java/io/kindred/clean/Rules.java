package io.kindred.clean;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a plan goes by.
 *
 * @param keep which of several copies stays
 * @param folders paths of folders in which every file stays
 * @param versions which older versions are set aside as well; none if nothing is said
 */
public record Rules(Age keep, List<String> folders, Optional<Versions> versions) {
    public Rules {
        Objects.requireNonNull(keep, "keep");
        folders = List.copyOf(folders);
        Objects.requireNonNull(versions, "versions");
    }

    /** Which of several copies. */
    public enum Age {
        OLDEST,
        NEWEST
    }

    /**
     * Which versions are old.
     *
     * @param before those from before this time
     * @param min those of at least this score
     */
    public record Versions(Instant before, double min) {
        public Versions {
            Objects.requireNonNull(before, "before");
        }
    }

    /** The folder in which a file stays. */
    Optional<String> folder(String path) {
        return folders.stream()
                .filter(folder -> folder.isEmpty() || path.startsWith(folder + "/"))
                .findFirst();
    }
}
