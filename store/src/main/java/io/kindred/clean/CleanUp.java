package io.kindred.clean;

import io.kindred.store.Catalog;
import io.kindred.store.Entry;
import java.io.IOException;
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
}
