package io.kindred.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;

/**
 * A file that gets a whole answer or none: it is written beside its place and moved there at the end.
 *
 * <p>A pipe or a device is written to as it is, and so is a file in a folder that takes no new ones.
 */
final class AnswerFile {
    private final Path name;

    AnswerFile(Path name) {
        this.name = name;
    }

    void write(ViewOptions.Answer answer) throws IOException {
        if (Files.isDirectory(name)) {
            throw new FileSystemException(name.toString(), null, "is a directory");
        }
        Path place = Files.exists(name) ? name.toRealPath() : name.toAbsolutePath();
        boolean there = Files.exists(place);
        if (there && !Files.isWritable(place)) {
            throw new AccessDeniedException(name.toString());
        }
        if (there && !(Files.isRegularFile(place) && Files.isWritable(place.getParent()))) {
            write(answer, place);
            return;
        }
        Path part = place.resolveSibling(".kindred-" + Long.toHexString(System.nanoTime()) + ".part");
        try {
            write(answer, part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            if (there) {
                copyPermissions(place, part);
            }
            Files.move(part, place, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private void write(ViewOptions.Answer answer, Path file, OpenOption... options) throws IOException {
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.UTF_8, options))) {
            answer.write(out);
            if (out.checkError()) {
                throw new Failure(name + ": cannot write the answer");
            }
        }
    }

    private static void copyPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (view != null) {
            view.setPermissions(Files.getPosixFilePermissions(from));
        }
    }
}
