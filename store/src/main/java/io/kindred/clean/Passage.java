package io.kindred.clean;

import io.kindred.store.Entry;
import java.io.Closeable;
import java.io.IOException;

/** The way from a folder to one run's part of the trash. */
final class Passage implements Closeable {
    private final Tree tree;
    private final Pause pause;
    private final Tree deleted;
    private final Tree archived;
    private final Journal journal;
    private int number;
    private int moved;

    /** Opens the way, which begins a journal. */
    Passage(Run run, Tree tree, Pause pause, boolean plain) throws IOException {
        this.tree = tree;
        this.pause = pause;
        this.deleted = Tree.of(run.place(Action.DELETE), plain);
        this.archived = Tree.of(run.place(Action.ARCHIVE), plain);
        this.journal = Journal.begin(run.journal());
        Durable.force(run.folder());
    }

    /** How many files have left their places and are not back. */
    int moved() {
        return moved;
    }

    /**
     * Moves a file.
     *
     * @param entry what the catalog knows of it
     * @throws IOException if it was left alone, or put back
     */
    void move(Order order, Entry entry, Survivors survivors) throws IOException {
        String own = Tree.name(order.path());
        try (HeldFolder folder = tree.folderOf(order.path());
                HeldFolder trash = (order.action() == Action.DELETE ? deleted : archived).top()) {
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
            Departure departure = new Departure(move, folder, trash, file, survivor, tree, journal, pause);
            try {
                departure.take();
            } finally {
                moved += departure.isGone() ? 1 : 0;
            }
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
