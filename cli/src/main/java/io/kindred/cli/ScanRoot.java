package io.kindred.cli;

import io.kindred.report.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Finds the folder that the paths of a scan are relative to. */
final class ScanRoot {
    private ScanRoot() {}

    /** The real places of what the user named. */
    static List<Path> real(List<Path> given) throws IOException {
        for (Path path : given) {
            if (!Files.exists(path)) {
                throw new Failure(Printable.of(path.toString()) + ": no such folder");
            }
        }
        List<Path> real = new ArrayList<>();
        for (Path path : given) {
            real.add(path.toRealPath());
        }
        return real;
    }

    /** The folder if one is named, and otherwise the innermost folder that holds all that is named. */
    static Path of(List<Path> starts) {
        Path root = starts.get(0);
        if (starts.size() == 1 && !Files.isDirectory(root)) {
            throw new Failure(Printable.of(root.toString()) + ": not a folder; kindred scan takes a folder");
        }
        for (Path start : starts) {
            while (!start.startsWith(root)) {
                root = root.getParent();
            }
        }
        return Files.isDirectory(root) ? root : root.getParent();
    }
}
