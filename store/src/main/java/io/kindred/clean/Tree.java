package io.kindred.clean;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.util.List;

/** A folder and all below it, reached step by step from the top, so that no link leads out of it. */
final class Tree implements Closeable {
    private final HeldFolder top;
    private final boolean plain;

    private Tree(HeldFolder top, boolean plain) {
        this.top = top;
        this.plain = plain;
    }

    /** Holds a folder, which may itself be reached by links. */
    static Tree of(Path folder) throws IOException {
        return of(folder, /* plain= */ false);
    }

    /** Holds a folder, if need be as on systems that know folders by their paths alone. */
    static Tree of(Path folder, boolean plain) throws IOException {
        return new Tree(held(folder.toRealPath(), plain), plain);
    }

    @SuppressWarnings("StreamResourceLeak") // The folder that is returned holds the stream, and closes it.
    private static HeldFolder held(Path real, boolean plain) throws IOException {
        if (plain) {
            return new PlainFolder(real);
        }
        DirectoryStream<Path> names = Files.newDirectoryStream(real);
        if (names instanceof SecureDirectoryStream<Path> secure) {
            return new SecureFolder(real, secure);
        }
        names.close();
        return new PlainFolder(real);
    }

    Path path() {
        return top.path();
    }

    /** The folder at the top. */
    HeldFolder top() throws IOException {
        return folder(List.of(""), /* make= */ false);
    }

    /**
     * The folder of a file.
     *
     * @throws NotDirectoryException if a step of the path is a link or a file
     */
    HeldFolder folderOf(String path) throws IOException {
        return folder(steps(path), /* make= */ false);
    }

    /** The folder of a file, made if it is missing. */
    HeldFolder madeFolderOf(String path) throws IOException {
        return folder(steps(path), /* make= */ true);
    }

    /** The last step of a path. */
    static String name(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** Whether the path of a file still leads to the folder that was held for it. */
    boolean leadsTo(HeldFolder folder, String path) {
        try (HeldFolder now = folderOf(path)) {
            return now.itself().isOf(folder.itself());
        } catch (IOException e) {
            return false;
        }
    }

    private HeldFolder folder(List<String> steps, boolean make) throws IOException {
        HeldFolder folder = held(top.path(), plain);
        if (!folder.itself().isOf(top.itself())) {
            folder.close();
            throw new NotDirectoryException(top.path().toString());
        }
        for (String step : steps.subList(0, steps.size() - 1)) {
            try (HeldFolder above = folder) {
                folder = make ? made(above, step) : above.folder(step);
            }
        }
        return folder;
    }

    private static HeldFolder made(HeldFolder above, String step) throws IOException {
        try {
            return above.folder(step);
        } catch (NoSuchFileException e) {
            create(above.path().resolve(step));
            return above.folder(step);
        }
    }

    private static void create(Path folder) throws IOException {
        try {
            Files.createDirectory(folder);
        } catch (FileAlreadyExistsException e) {
            // Somebody else was faster; whether it is a folder is seen when it is opened.
            return;
        }
    }

    /** The steps of a path as catalogs write it, each of which must be a plain name. */
    private List<String> steps(String path) throws IOException {
        List<String> steps = List.of(path.split("/", /* limit= */ -1));
        for (String step : steps) {
            if (step.isEmpty() || step.equals(".") || step.equals("..") || !isName(step)) {
                throw new IOException("is no path below the scanned folder");
            }
        }
        return steps;
    }

    private boolean isName(String step) {
        try {
            Path name = top.path().getFileSystem().getPath(step);
            return !name.isAbsolute() && name.getRoot() == null && name.getNameCount() == 1;
        } catch (InvalidPathException e) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        top.close();
    }
}
