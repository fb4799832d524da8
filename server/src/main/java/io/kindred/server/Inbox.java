package io.kindred.server;

import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.ExactHasher;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The folder that documents which are checked in are put into. Nothing that is there is ever replaced. */
final class Inbox {
    static final String NAME = "inbox";
    private static final int MOST_OF_ONE_NAME = 10_000;

    private final Path root;

    Inbox(Path root) {
        this.root = root;
    }

    /**
     * Where a file has been put.
     *
     * @param isNew false if the same bytes were there under that name already
     */
    record Placed(Path file, boolean isNew) {}

    /** Moves a file here, under its name or, if another has it, under that name with a number. */
    Placed place(Path file, ExactHash content) throws IOException {
        Path folder = root.resolve(NAME);
        Files.createDirectories(folder);
        if (!folder.toRealPath().equals(root.toRealPath().resolve(NAME))) {
            throw Refusal.conflict("The folder " + NAME + " is a link to elsewhere.");
        }
        String name = file.getFileName().toString();
        for (int number = 1; number <= MOST_OF_ONE_NAME; number++) {
            Path place = folder.resolve(numbered(name, number));
            if (Files.exists(place, LinkOption.NOFOLLOW_LINKS)) {
                if (has(place, content, Files.size(file))) {
                    return new Placed(place, false);
                }
            } else if (moved(file, place)) {
                return new Placed(place, true);
            }
        }
        throw Refusal.conflict("There are " + MOST_OF_ONE_NAME + " files of that name; choose another.");
    }

    private static boolean moved(Path file, Path place) throws IOException {
        try {
            Files.move(file, place);
            return true;
        } catch (FileAlreadyExistsException e) {
            return false;
        }
    }

    private static boolean has(Path place, ExactHash content, long size) throws IOException {
        if (!Files.isRegularFile(place, LinkOption.NOFOLLOW_LINKS) || Files.size(place) != size) {
            return false;
        }
        try (InputStream bytes = Files.newInputStream(place, LinkOption.NOFOLLOW_LINKS)) {
            return ExactHasher.content(bytes).equals(content);
        }
    }

    /** Sees to it that a file that is put here later is on disk. */
    static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    private static String numbered(String name, int number) {
        if (number == 1) {
            return name;
        }
        int dot = name.lastIndexOf('.');
        return dot <= 0 ? name + "-" + number : name.substring(0, dot) + "-" + number + name.substring(dot);
    }
}
