package io.kindred.clean;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.util.Set;

/** A folder held open by the operating system, which then finds names in it without its path. */
final class SecureFolder implements HeldFolder {
    private final Path path;
    private final SecureDirectoryStream<Path> names;

    SecureFolder(Path path, SecureDirectoryStream<Path> names) {
        this.path = path;
        this.names = names;
    }

    @Override
    public Path path() {
        return path;
    }

    @Override
    public Sight itself() throws IOException {
        return Sight.of(names.getFileAttributeView(BasicFileAttributeView.class).readAttributes());
    }

    @Override
    public Sight see(String name) throws IOException {
        return Sight.of(names.getFileAttributeView(relative(name), BasicFileAttributeView.class, NOFOLLOW_LINKS)
                .readAttributes());
    }

    @Override
    public SeekableByteChannel open(String name) throws IOException {
        return names.newByteChannel(relative(name), Set.of(StandardOpenOption.READ, NOFOLLOW_LINKS));
    }

    @Override
    public void move(String name, HeldFolder target, String newName) throws IOException {
        if (!(target instanceof SecureFolder other)) {
            throw new AtomicMoveNotSupportedException(name, newName, "another file system");
        }
        names.move(relative(name), other.names, relative(newName));
    }

    @Override
    public void delete(String name) throws IOException {
        names.deleteFile(relative(name));
    }

    @Override
    public HeldFolder folder(String name) throws IOException {
        return new SecureFolder(path.resolve(name), names.newDirectoryStream(relative(name), NOFOLLOW_LINKS));
    }

    @Override
    public void close() throws IOException {
        names.close();
    }

    private Path relative(String name) {
        return path.getFileSystem().getPath(name);
    }
}
