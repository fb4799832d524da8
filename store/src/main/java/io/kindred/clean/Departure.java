package io.kindred.clean;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.util.Optional;

/** One file on its way to the trash. */
final class Departure {
    /*
     * How a file goes, so that nothing is lost whoever else is at work in the folder.
     *
     * Its own folder is held open, reached from the top without following a link. The file is read to its end and must have the
     * bytes that the plan was made for; then a file that stays is read and must have the same bytes, or be a version of it, and be
     * another file. The move is written to the journal and brought to disk. Then the file is renamed into the trash, which takes
     * no time at all, and only now comes the check that counts: what lies in the trash is beyond the reach of those who know it
     * by its path, so it is read again, and so is the file that stays. If anything is not what it was before, somebody came
     * in between, and whatever was moved is put back under its name, unless that name has been taken again.
     *
     * Where the trash is on another disk, the file is first renamed within its folder, checked there, copied, and deleted when
     * the copy has been read back.
     *
     * A process that is killed leaves a move in the journal that is neither done nor taken back. The next clean-up, or the next
     * undo, begins by taking it back.
     */
    private final Move move;
    private final HeldFolder folder;
    private final HeldFolder trash;
    private final Examined file;
    private final Survivors.Survivor survivor;
    private final Tree tree;
    private final Journal journal;
    private final Pause pause;
    private final String own;
    private boolean gone;

    /**
     * The way of a file that has been read.
     *
     * @param folder its folder
     * @param trash where it goes
     * @param survivor the file that stays in its stead, which has been read too
     */
    Departure(
            Move move,
            HeldFolder folder,
            HeldFolder trash,
            Examined file,
            Survivors.Survivor survivor,
            Tree tree,
            Journal journal,
            Pause pause) {
        this.move = move;
        this.folder = folder;
        this.trash = trash;
        this.file = file;
        this.survivor = survivor;
        this.tree = tree;
        this.journal = journal;
        this.pause = pause;
        this.own = Tree.name(move.path());
    }

    /** Whether the file has left its place and is not back. */
    boolean isGone() {
        return gone;
    }

    /** Moves the file, or says why not. */
    void take() throws IOException {
        written(() -> journal.intend(move));
        boolean aside = leave();
        if (aside) {
            copy();
        }
        gone = true;
        written(() -> journal.done(move));
        pause.at(Pause.Moment.DONE, move.path());
    }

    /** Moves the file out of its place and checks it there; returns whether it still has to be copied. */
    private boolean leave() throws IOException {
        boolean aside = false;
        try {
            if (!folder.see(own).isAs(file.sight())) {
                throw new Refusal("has changed just now");
            }
            pause.at(Pause.Moment.INTENDED, move.path());
            aside = !isMoved();
        } catch (IOException e) {
            written(() -> journal.back(move));
            throw e;
        }
        pause.at(aside ? Pause.Moment.ASIDE : Pause.Moment.MOVED, move.path());
        check(aside ? folder : trash, aside ? move.aside() : move.name());
        return aside;
    }

    /** Moves the file to the trash, or if that is on another disk, aside. */
    private boolean isMoved() throws IOException {
        try {
            folder.move(own, trash, move.name());
            return true;
        } catch (AtomicMoveNotSupportedException e) {
            if (Return.seen(folder, move.aside()).isPresent()) {
                throw new Refusal("cannot be set aside, because " + move.aside() + " is in its folder");
            }
            folder.move(own, folder, move.aside());
            return false;
        }
    }

    private void check(HeldFolder where, String name) throws IOException {
        Optional<String> wrong = wrong(where, name);
        if (wrong.isPresent()) {
            putBack(where, name, wrong.get());
        }
    }

    private Optional<String> wrong(HeldFolder where, String name) {
        try {
            if (!file.isIn(where, name)) {
                return Optional.of("changed while it was being moved");
            }
            if (!tree.leadsTo(folder, move.path())) {
                return Optional.of("its folder was replaced while it was being moved");
            }
            return survivor.isThere(tree)
                    ? Optional.empty()
                    : Optional.of("is the last copy now: " + Quoted.of(survivor.path()) + " just changed");
        } catch (IOException e) {
            return Optional.of("it, or " + Quoted.of(survivor.path()) + " which was to stay, "
                    + "changed while it was being moved: " + Wording.of(e));
        }
    }

    private void putBack(HeldFolder where, String name, String wrong) throws IOException {
        boolean back;
        try {
            back = new Return(tree, pause).put(where, name, folder, move);
        } catch (IOException e) {
            back = false;
        }
        if (!back) {
            gone = true;
            throw new Refusal(wrong + "; it could not be put back and is now "
                    + where.path().resolve(name));
        }
        written(() -> journal.back(move));
        throw new Refusal(wrong);
    }

    /** Copies the file to a trash on another disk. */
    private void copy() throws IOException {
        String part = Move.part(move.name());
        try {
            Copying.copy(folder, move.aside(), trash, part, move.traits());
            trash.move(part, trash, move.name());
            Durable.force(trash.path());
        } catch (IOException e) {
            putBack(folder, move.aside(), "could not be copied to the trash: " + Wording.of(e));
        }
        pause.at(Pause.Moment.MOVED, move.path());
        Optional<String> wrong = wrong(folder, move.aside());
        if (wrong.isPresent()) {
            trash.delete(move.name());
            putBack(folder, move.aside(), wrong.get());
        }
        folder.delete(move.aside());
        Durable.force(folder.path());
    }

    /** What cannot be written to the journal ends the run. */
    private static void written(Writing writing) {
        try {
            writing.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private interface Writing {
        void run() throws IOException;
    }
}
