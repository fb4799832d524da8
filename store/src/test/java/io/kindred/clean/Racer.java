package io.kindred.clean;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Somebody else who works on the files of a folder during a clean-up; and does the same to a twin of the folder in which nobody
 * cleans up.
 */
final class Racer {
    private static final List<Stroke> STROKES = List.of(Stroke.values());

    private final Path folder;
    private final Path twin;
    private final Random random;
    private int strokes;
    private boolean linked;

    /** The paths that were written to. */
    final Set<String> touched = new HashSet<>();
    /** All that ever stood in a file. */
    final Set<String> texts = new HashSet<>();
    /** The paths that were deleted. */
    final Set<String> deleted = new HashSet<>();

    Racer(Path folder, Path twin, Random random) {
        this.folder = folder;
        this.twin = twin;
        this.random = random;
    }

    private enum Stroke {
        CHANGE,
        CHANGE_STEALTHILY,
        REPLACE,
        REPLACE_WITH_THE_SAME,
        DELETE,
        LINK,
        HARD_LINK,
        MAKE_A_FOLDER,
        MOVE_THE_PARENT
    }

    /** Does something to a file, with its parent, or to another. */
    void strike(String path, String other) throws IOException {
        Stroke stroke = STROKES.get(random.nextInt(STROKES.size()));
        strokes++;
        if (linked && (stroke == Stroke.CHANGE || stroke == Stroke.CHANGE_STEALTHILY)) {
            // It would change the file by all its names, also by one in the trash.
            stroke = Stroke.REPLACE;
        }
        if (isReplaced(path) || isReplaced(other) || (stroke == Stroke.HARD_LINK && !canLink(other, path))) {
            return;
        }
        String text = "racer " + strokes + " was here " + random.nextInt();
        String before = Files.readString(twin.resolve(path));
        FileTime time = Files.getLastModifiedTime(twin.resolve(path));
        linked |= stroke == Stroke.HARD_LINK;
        for (Path root : new Path[] {folder, twin}) {
            strike(root, stroke, path, other, text, before, time);
        }
        if (!isReplaced(path)) {
            texts.add(Files.readString(twin.resolve(path)));
        }
        (stroke == Stroke.DELETE ? deleted : touched).add(path);
    }

    private void strike(Path root, Stroke stroke, String path, String other, String text, String before, FileTime time)
            throws IOException {
        Path file = root.resolve(path);
        switch (stroke) {
            case CHANGE -> Files.writeString(file, text);
            case CHANGE_STEALTHILY -> changeStealthily(file, before, time);
            case REPLACE -> replace(file, text);
            case REPLACE_WITH_THE_SAME -> replace(file, before);
            case DELETE -> Files.deleteIfExists(file);
            case LINK -> link(root, file, text);
            case HARD_LINK -> {
                Files.deleteIfExists(file);
                Files.createLink(file, root.resolve(other));
            }
            case MAKE_A_FOLDER -> {
                Files.deleteIfExists(file);
                Files.createDirectory(file);
                Files.writeString(file.resolve("inside"), text);
            }
            case MOVE_THE_PARENT -> moveParent(root, file);
        }
    }

    /** Other bytes, and as many, at the old time. */
    private static void changeStealthily(Path file, String text, FileTime time) throws IOException {
        Files.writeString(file, text.replace('e', 'E').replaceFirst(".$", "~"));
        Files.setLastModifiedTime(file, time);
    }

    private static void replace(Path file, String text) throws IOException {
        Path fresh = file.resolveSibling("fresh");
        Files.writeString(fresh, text);
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private void link(Path root, Path file, String text) throws IOException {
        Path target = Files.writeString(outside(root).resolve("target" + strokes), text);
        Files.deleteIfExists(file);
        Files.createSymbolicLink(file, target);
    }

    private void moveParent(Path root, Path file) throws IOException {
        Path parent = file.getParent();
        if (!parent.equals(root)) {
            Path elsewhere = outside(root).resolve("moved" + strokes);
            Files.move(parent, elsewhere);
            Files.createSymbolicLink(parent, elsewhere);
        }
    }

    static Path outside(Path root) throws IOException {
        return Files.createDirectories(root.resolveSibling(root.getFileName() + "-outside"));
    }

    /** Whether a path is no plain file in plain folders any more: once is enough. */
    private boolean isReplaced(String path) {
        Path file = twin.resolve(path);
        return Files.isSymbolicLink(file.getParent()) || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    private boolean canLink(String other, String path) {
        return !other.equals(path) && Files.isRegularFile(folder.resolve(other), LinkOption.NOFOLLOW_LINKS);
    }
}
