package io.kindred.scan;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The part of a collection that a scan looks at, and so may say of what is gone. */
final class Scope {
    private final List<String> starts;
    private final Set<String> files;
    private final FolderWalk walk;

    Scope(Path root, List<Path> starts, FolderWalk walk) {
        this.starts = starts.stream().map(start -> FolderWalk.path(root, start)).toList();
        this.files = walk.files().stream().map(FileStamp::path).collect(Collectors.toSet());
        this.walk = walk;
    }

    /** Whether a path is looked at and there is no longer a file. */
    boolean isGone(String path) {
        return !files.contains(path) && isWithin(path) && !walk.isUnseen(path);
    }

    private boolean isWithin(String path) {
        return starts.stream().anyMatch(start -> start.isEmpty() || path.equals(start) || path.startsWith(start + "/"));
    }
}
