package io.kindred.clean;

import io.kindred.store.Catalog;
import io.kindred.store.Entry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Does what a plan says: moves files to the trash.
 *
 * <p>Whoever runs it holds the right to write the catalog, so that there is one clean-up at a time and no scan beside it.
 */
public final class CleanUp {
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
    private final Catalog catalog;
    private final Path catalogFile;
    private final Path root;
    private final Pause pause;
    private final boolean plain;

    /**
     * A clean-up.
     *
     * @param catalogFile the real path of the catalog's file
     * @param root the scanned folder
     */
    public CleanUp(Catalog catalog, Path catalogFile, Path root) {
        this(catalog, catalogFile, root, Pause.NONE, /* plain= */ false);
    }

    CleanUp(Catalog catalog, Path catalogFile, Path root, Pause pause, boolean plain) {
        this.catalog = catalog;
        this.catalogFile = catalogFile;
        this.root = root;
        this.pause = pause;
        this.plain = plain;
    }

    /**
     * Does what is ordered, file by file in the order of the plan.
     *
     * @param told hears what became of each file that was to go
     * @return where the files are now, if any were moved
     * @throws PlanException if the plan was made for another catalog; nothing was done then
     */
    public Optional<Run> run(Orders orders, Consumer<Outcome> told) throws IOException {
        mustBeForUs(orders);
        Path trash = CleanPlace.of(catalogFile).trash();
        Undo.settle(trash, root);
        List<Order> leaving = orders.files().stream()
                .filter(order -> order.action() != Action.KEEP)
                .toList();
        if (leaving.isEmpty()) {
            return Optional.empty();
        }
        Run run = Run.begin(trash);
        int moved;
        try (Tree tree = Tree.of(root, plain);
                Passage passage = new Passage(run, tree, pause, plain)) {
            Survivors survivors = new Survivors(catalog, tree, orders);
            for (Order order : leaving) {
                told.accept(outcome(order, survivors, passage));
            }
            moved = passage.moved();
        }
        if (moved == 0) {
            run.end();
        }
        return moved == 0 ? Optional.empty() : Optional.of(run);
    }

    private void mustBeForUs(Orders orders) throws IOException {
        if (!orders.catalog().equals(catalogFile.toString())) {
            throw new PlanException("the plan was made of another catalog, " + orders.catalog() + ", and not of "
                    + catalogFile + "; make a new plan");
        }
        if (!orders.folder().equals(root.toRealPath().toString())) {
            throw new PlanException(
                    "the plan is about another folder, " + orders.folder() + ", and not about " + root.toRealPath());
        }
    }

    private Outcome outcome(Order order, Survivors survivors, Passage passage) {
        long bytes = 0;
        try {
            Entry entry = entry(order);
            bytes = entry.file().size();
            passage.move(order, entry, survivors);
            return new Outcome(order.path(), order.action(), bytes, /* done= */ true, "");
        } catch (IOException e) {
            return new Outcome(order.path(), order.action(), bytes, /* done= */ false, Wording.of(e));
        }
    }

    private Entry entry(Order order) throws IOException {
        Entry entry = catalog.at(order.path())
                .orElseThrow(() -> new Refusal("is not in the catalog any more; make a new plan"));
        if (!entry.file().content().hex().startsWith(order.mark())) {
            throw new Refusal("is another document in the catalog since the plan was made; make a new plan");
        }
        return entry;
    }

    /** The way from the folder to one run's part of the trash. */
    private static final class Passage implements AutoCloseable {
        private final Tree tree;
        private final Pause pause;
        private final Tree deleted;
        private final Tree archived;
        private final Journal journal;
        private int number;
        private int moved;

        Passage(Run run, Tree tree, Pause pause, boolean plain) throws IOException {
            this.tree = tree;
            this.pause = pause;
            this.deleted = Tree.of(run.place(Action.DELETE), plain);
            this.archived = Tree.of(run.place(Action.ARCHIVE), plain);
            this.journal = Journal.begin(run.journal());
            Durable.force(run.folder());
        }

        /** How many files are in the trash now. */
        int moved() {
            return moved;
        }

        void move(Order order, Entry entry, Survivors survivors) throws IOException {
            String own = Tree.name(order.path());
            try (HeldFolder folder = tree.folderOf(order.path());
                    HeldFolder target = (order.action() == Action.DELETE ? deleted : archived).top()) {
                Examined file = Examined.of(folder, own);
                if (!file.content().equals(entry.file().content())) {
                    throw new Refusal("has changed since it was scanned");
                }
                Survivors.Survivor survivor = survivors.of(order.action(), entry, file);
                pause.at(Pause.Moment.CHECKED, order.path());
                number++;
                Move move = new Move(
                        number,
                        order.action(),
                        order.path(),
                        Move.name(number, order.path()),
                        Traits.of(file, folder.path().resolve(own)));
                written(() -> journal.intend(move));
                new Step(move, folder, target, file, survivor).take();
            }
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

        /** One file on its way. */
        private final class Step {
            private final Move move;
            private final HeldFolder folder;
            private final HeldFolder target;
            private final Examined file;
            private final Survivors.Survivor survivor;
            private final String own;

            Step(Move move, HeldFolder folder, HeldFolder target, Examined file, Survivors.Survivor survivor) {
                this.move = move;
                this.folder = folder;
                this.target = target;
                this.file = file;
                this.survivor = survivor;
                this.own = Tree.name(move.path());
            }

            void take() throws IOException {
                boolean copied = leave();
                if (copied) {
                    copy();
                }
                moved++;
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
                check(aside ? folder : target, aside ? move.aside() : move.name());
                return aside;
            }

            /** Moves the file to the trash, or if that is on another disk, aside. */
            private boolean isMoved() throws IOException {
                try {
                    folder.move(own, target, move.name());
                    return true;
                } catch (AtomicMoveNotSupportedException e) {
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
                    moved++;
                    throw new Refusal(wrong + "; it could not be put back and is now "
                            + where.path().resolve(name));
                }
                written(() -> journal.back(move));
                throw new Refusal(wrong);
            }

            private void copy() throws IOException {
                String part = Move.part(move.name());
                try {
                    Copying.copy(folder, move.aside(), target, part, move.traits());
                    target.move(part, target, move.name());
                    Durable.force(target.path());
                } catch (IOException e) {
                    putBack(folder, move.aside(), "could not be copied to the trash: " + Wording.of(e));
                }
                pause.at(Pause.Moment.MOVED, move.path());
                Optional<String> wrong = wrong(folder, move.aside());
                if (wrong.isPresent()) {
                    target.delete(move.name());
                    putBack(folder, move.aside(), wrong.get());
                }
                folder.delete(move.aside());
                Durable.force(folder.path());
            }
        }

        @Override
        public void close() throws IOException {
            try (deleted;
                    archived) {
                journal.close();
            }
        }
    }
}
