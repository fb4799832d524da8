package io.kindred.cli;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Finds the files below a folder. Links are not followed, and what begins with a point is passed over. */
final class FolderWalk extends SimpleFileVisitor<Path> {
    private final Path root;
    private final Problems problems;
    private final List<String> files = new ArrayList<>();

    private FolderWalk(Path root, Problems problems) {
        this.root = root;
        this.problems = problems;
    }

    /** The regular files below a folder, by their paths relative to it, with {@code /}, in order. */
    static List<String> files(Path root, Problems problems) throws IOException {
        if (!Files.isDirectory(root)) {
            throw new Failure(Printable.of(root.toString()) + ": "
                    + (Files.exists(root) ? "not a folder; kindred scan takes a folder" : "no such folder"));
        }
        FolderWalk walk = new FolderWalk(root, problems);
        Files.walkFileTree(root, walk);
        Collections.sort(walk.files);
        return walk.files;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        boolean hidden = !folder.equals(root) && hidden(folder);
        return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (attributes.isRegularFile() && !hidden(file)) {
            files.add(id(file));
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException reason) {
        String name = file.equals(root) ? root.toString() : id(file);
        problems.tell(name, "not readable: " + Misfortune.wording(reason, "no such file"));
        return FileVisitResult.CONTINUE;
    }

    private String id(Path file) {
        return root.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
    }

    private static boolean hidden(Path path) {
        return path.getFileName().toString().startsWith(".");
    }
}
