package io.kindred.clean;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;

/** A folder known by its path alone, where the operating system offers no better: each use looks whether it is the same. */
final class PlainFolder implements HeldFolder {
    private final Path path;
    private final PlainFolder above;
    private final Sight first;

    PlainFolder(Path path) throws IOException {
        this(path, null);
    }

    private PlainFolder(Path path, PlainFolder above) throws IOException {
        this.path = path;
        this.above = above;
        this.first = sight(path);
        if (first.kind() != Sight.Kind.FOLDER) {
            throw new NotDirectoryException(path.toString());
        }
    }

    @Override
    public Path path() {
        return path;
    }

    @Override
    public Sight itself() throws IOException {
        return first;
    }

    @Override
    public Sight see(String name) throws IOException {
        return sight(place(name));
    }

    @Override
    public SeekableByteChannel open(String name) throws IOException {
        return Files.newByteChannel(place(name), StandardOpenOption.READ, NOFOLLOW_LINKS);
    }

    @Override
    public void move(String name, HeldFolder target, String newName) throws IOException {
        if (!(target instanceof PlainFolder other)) {
            throw new AtomicMoveNotSupportedException(name, newName, "another file system");
        }
        Files.move(place(name), other.place(newName), StandardCopyOption.ATOMIC_MOVE);
    }

    @Override
    public void delete(String name) throws IOException {
        Files.delete(place(name));
    }

    @Override
    public HeldFolder folder(String name) throws IOException {
        return new PlainFolder(place(name), this);
    }

    @Override
    public void close() {}

    /** The path of a name, once all folders on the way are seen to be what they were. */
    private Path place(String name) throws IOException {
        for (PlainFolder folder = this; folder != null; folder = folder.above) {
            Sight now = sight(folder.path);
            boolean same = now.kind() == Sight.Kind.FOLDER
                    && (now.key() == null || now.key().equals(folder.first.key()));
            if (!same) {
                throw new NotDirectoryException(folder.path.toString());
            }
        }
        return path.resolve(name);
    }

    private static Sight sight(Path file) throws IOException {
        return Sight.of(Files.readAttributes(file, BasicFileAttributes.class, NOFOLLOW_LINKS));
    }
}
