package io.kindred.scan;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;

/**
 * Finds the files below a folder.
 *
 * <p>Links are not followed, so no file outside the folder is found and none twice. Pipes, sockets and devices are passed
 * over, and so is what begins with a point and what a rule excludes: with a folder all that is in it.
 */
final class FolderWalk extends SimpleFileVisitor<Path> {
    private static final int DEEPEST = 256;

    private final Path root;
    private final List<PathMatcher> excluded;
    private final ScanWatcher watcher;
    private final List<FileStamp> files = new ArrayList<>();
    private final List<Trouble> troubles = new ArrayList<>();

    private FolderWalk(Path root, List<String> globs, ScanWatcher watcher) {
        this.root = root;
        this.excluded = globs.stream()
                .map(glob -> root.getFileSystem().getPathMatcher("glob:" + glob))
                .toList();
        this.watcher = watcher;
    }

    /**
     * The regular files below some folders, or being given themselves, in the order of their paths.
     *
     * @param root what paths are relative to
     * @param globs the patterns of names, or of paths relative to the root, that are passed over
     */
    static FolderWalk of(Path root, List<Path> starts, List<String> globs, ScanWatcher watcher) throws IOException {
        FolderWalk walk = new FolderWalk(root, globs, watcher);
        for (Path start : starts) {
            Files.walkFileTree(start, EnumSet.noneOf(FileVisitOption.class), DEEPEST, walk);
        }
        walk.files.sort(Comparator.comparing(FileStamp::path));
        return walk;
    }

    List<FileStamp> files() {
        return files;
    }

    /** The folders that could not be looked into. */
    List<Trouble> troubles() {
        return troubles;
    }

    /** Whether a path lies in one of the folders that could not be looked into, and so is not known to have vanished. */
    boolean isUnseen(String path) {
        return troubles.stream()
                .anyMatch(trouble -> trouble.path().isEmpty()
                        || path.equals(trouble.path())
                        || path.startsWith(trouble.path() + "/"));
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        boolean passed = !folder.equals(root) && isPassedOver(folder);
        return passed ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (attributes.isRegularFile() && !isPassedOver(file)) {
            files.add(stamp(path(file), attributes));
            watcher.found(files.size());
        } else if (attributes.isDirectory()) {
            troubles.add(new Trouble(path(file), "folders nested deeper than " + DEEPEST + " are not looked into"));
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException reason) {
        troubles.add(new Trouble(path(file), "not readable: " + wording(reason)));
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException reason) {
        return reason == null ? FileVisitResult.CONTINUE : visitFileFailed(folder, reason);
    }

    /** How a file looks now. */
    static FileStamp stamp(String path, Path file) throws IOException {
        try {
            return stamp(path, Files.readAttributes(file, BasicFileAttributes.class));
        } catch (FileSystemException e) {
            throw new IOException("not readable: " + wording(e), e);
        }
    }

    private static FileStamp stamp(String path, BasicFileAttributes attributes) {
        Instant modified = attributes.lastModifiedTime().toInstant();
        return new FileStamp(path, attributes.size(), modified.getEpochSecond() * 1_000_000_000L + modified.getNano());
    }

    private boolean isPassedOver(Path path) {
        Path name = path.getFileName();
        Path relative = root.relativize(path);
        return name.toString().startsWith(".")
                || excluded.stream().anyMatch(glob -> glob.matches(name) || glob.matches(relative));
    }

    private String path(Path file) {
        return path(root, file);
    }

    /** Where a file lies below a root, with {@code /}. */
    static String path(Path root, Path file) {
        return root.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
    }

    static String wording(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file";
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        String reason = e instanceof FileSystemException file ? file.getReason() : e.getMessage();
        return reason == null ? e.getClass().getSimpleName() : reason.strip().replaceAll("\\s+", " ");
    }

    /** Where the walk could not go, and why. */
    record Trouble(String path, String reason) {}
}
