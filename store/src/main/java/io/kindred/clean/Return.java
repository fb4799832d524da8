package io.kindred.clean;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/**
 * Puts files back where they were, and never in the place of another.
 *
 * <p>Java's moves either replace what is there or look first and move then, and somebody may come in between. A hard link is
 * made by the operating system only where nothing is; so the file gets its old name as a second name, and then the first is
 * taken away. Where there are no links, looking first must do.
 */
final class Return {
    private final Tree tree;
    private final Pause pause;

    Return(Tree tree, Pause pause) {
        this.tree = tree;
        this.pause = pause;
    }

    /**
     * Puts back a file.
     *
     * @param from the folder it is in
     * @param name its name there
     * @param to the folder of its path
     * @return whether it is back; if not, something else is in its place, or its folder is elsewhere
     */
    boolean put(HeldFolder from, String name, HeldFolder to, Move move) throws IOException {
        String own = Tree.name(move.path());
        if (seen(to, own).isPresent()) {
            return false;
        }
        pause.at(Pause.Moment.RETURNING, move.path());
        try {
            return tree.leadsTo(to, move.path()) ? link(from, name, to, move) : rename(from, name, to, own);
        } catch (AtomicMoveNotSupportedException e) {
            return copy(from, name, to, move);
        }
    }

    private boolean link(HeldFolder from, String name, HeldFolder to, Move move) throws IOException {
        String own = Tree.name(move.path());
        Path place = to.path().resolve(own);
        try {
            Files.createLink(place, from.path().resolve(name));
        } catch (FileAlreadyExistsException e) {
            return false;
        } catch (IOException | UnsupportedOperationException e) {
            return rename(from, name, to, own);
        }
        Sight moved = from.see(name);
        if (seen(to, own).filter(moved::isOf).isEmpty()) {
            removeStray(place, moved);
            return false;
        }
        Durable.force(to.path());
        pause.at(Pause.Moment.LINKED, move.path());
        from.delete(name);
        return true;
    }

    /** Removes a name that was made in a folder that has come in the place of the right one. */
    private static void removeStray(Path place, Sight moved) throws IOException {
        try {
            Sight there = Sight.of(Files.readAttributes(place, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS));
            if (there.isOf(moved)) {
                Files.delete(place);
            }
        } catch (NoSuchFileException e) {
            return;
        }
    }

    private static boolean rename(HeldFolder from, String name, HeldFolder to, String own) throws IOException {
        if (seen(to, own).isPresent()) {
            return false;
        }
        from.move(name, to, own);
        return true;
    }

    /** Copies a file back from another disk: beside its place, and then there. */
    private boolean copy(HeldFolder from, String name, HeldFolder to, Move move) throws IOException {
        String part = Move.part(move.aside());
        discard(to, part);
        try {
            Traits traits = move.traits().with(Examined.of(from, name).content());
            Copying.copy(from, name, to, part, traits);
            if (!put(to, part, to, move)) {
                return false;
            }
        } finally {
            discard(to, part);
        }
        Durable.force(to.path());
        from.delete(name);
        return true;
    }

    private static void discard(HeldFolder folder, String part) throws IOException {
        if (seen(folder, part).isPresent()) {
            folder.delete(part);
        }
    }

    /** What stands under a name, if anything. */
    static Optional<Sight> seen(HeldFolder folder, String name) throws IOException {
        try {
            return Optional.of(folder.see(name));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }
}
