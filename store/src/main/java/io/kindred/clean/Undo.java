package io.kindred.clean;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Takes back what a clean-up did: every file gets its place again, unless another file is there by now. */
public final class Undo {
    private final Run run;
    private final Tree tree;
    private final Journal journal;
    private final Return way;
    private final boolean plain;

    private Undo(Run run, Tree tree, Journal journal, Pause pause, boolean plain) {
        this.run = run;
        this.tree = tree;
        this.journal = journal;
        this.way = new Return(tree, pause);
        this.plain = plain;
    }

    /**
     * Takes back a run.
     *
     * @param root the scanned folder
     * @param told hears what became of each file that lay in the trash
     * @return how many lines of its journal cannot be read
     */
    public static int of(Run run, Path root, Consumer<Outcome> told) throws IOException {
        return of(run, root, told, Pause.NONE, /* plain= */ false);
    }

    static int of(Run run, Path root, Consumer<Outcome> told, Pause pause, boolean plain) throws IOException {
        Journal.Contents contents = Journal.read(run.journal());
        boolean all = contents.damaged().isEmpty();
        try (Tree tree = Tree.of(root, plain);
                Journal journal = Journal.resume(run.journal())) {
            Undo undo = new Undo(run, tree, journal, pause, plain);
            List<Journal.Line> last = new ArrayList<>(contents.moves());
            Collections.reverse(last);
            for (Journal.Line line : last) {
                if (line.fate() != Journal.Fate.BACK) {
                    Optional<Outcome> outcome = undo.outcome(line);
                    outcome.ifPresent(told);
                    all &= outcome.isEmpty() || outcome.get().done();
                    pause.at(Pause.Moment.RETURNED, line.move().path());
                }
            }
        }
        if (all) {
            run.end();
        }
        return contents.damaged().size();
    }

    /** Takes back the moves in a trash that were broken off, as far as that can be done. */
    static void settle(Path trash, Path root) throws IOException {
        for (Run run : Run.in(trash)) {
            Journal.Contents contents = Journal.read(run.journal());
            boolean open = contents.moves().stream().anyMatch(line -> line.fate() == Journal.Fate.OPEN);
            if (open) {
                try (Tree tree = Tree.of(root);
                        Journal journal = Journal.resume(run.journal())) {
                    Undo undo = new Undo(run, tree, journal, Pause.NONE, /* plain= */ false);
                    for (Journal.Line line : contents.moves()) {
                        if (line.fate() == Journal.Fate.OPEN) {
                            undo.outcome(line);
                        }
                    }
                }
            }
        }
    }

    /** What became of a file; nothing if it had never left its place. */
    private Optional<Outcome> outcome(Journal.Line line) {
        Move move = line.move();
        try {
            Optional<String> note = returned(line);
            return note.map(text -> outcome(move, /* done= */ true, text));
        } catch (NoSuchFileException e) {
            return Optional.of(outcome(move, /* done= */ false, "is no longer in the trash"));
        } catch (IOException e) {
            return Optional.of(outcome(move, /* done= */ false, Wording.of(e)));
        }
    }

    private static Outcome outcome(Move move, boolean done, String reason) {
        return new Outcome(move.path(), move.action(), move.traits().size(), done, reason);
    }

    /** Puts a file back and says what is to be said of it; nothing if it had never left its place. */
    private Optional<String> returned(Journal.Line line) throws IOException {
        Move move = line.move();
        try (HeldFolder folder = tree.madeFolderOf(move.path());
                Tree place = Tree.of(run.place(move.action()), plain);
                HeldFolder trash = place.top()) {
            boolean aside = Return.seen(folder, move.aside()).isPresent();
            boolean there = Return.seen(trash, move.name()).isPresent();
            if (aside) {
                put(folder, move.aside(), folder, move);
                discard(trash, move, folder);
            } else if (there) {
                put(trash, move.name(), folder, move);
            } else if (Return.seen(folder, Tree.name(move.path())).isEmpty()) {
                throw new NoSuchFileException(move.path());
            }
            journal.back(move);
            return aside || there ? Optional.of(note(folder, move)) : Optional.empty();
        }
    }

    private void put(HeldFolder from, String name, HeldFolder folder, Move move) throws IOException {
        String own = Tree.name(move.path());
        if (isThereAlready(from, name, folder, own)) {
            from.delete(name);
        } else if (!way.put(from, name, folder, move)) {
            throw new Refusal("is another file by now; the one that was moved is "
                    + from.path().resolve(name));
        }
    }

    /** Whether the file has its place again, by an undo that was broken off, by a copy that was, or by somebody else. */
    private static boolean isThereAlready(HeldFolder from, String name, HeldFolder folder, String own)
            throws IOException {
        Optional<Sight> there = Return.seen(folder, own);
        if (there.isEmpty() || there.get().kind() != Sight.Kind.FILE) {
            return false;
        }
        Examined moved = Examined.of(from, name);
        return moved.content().equals(Examined.of(folder, own).content());
    }

    /** Removes the copy of a file that is back, if it is one. */
    private static void discard(HeldFolder trash, Move move, HeldFolder folder) throws IOException {
        String part = Move.part(move.name());
        if (Return.seen(trash, part).isPresent()) {
            trash.delete(part);
        }
        if (Return.seen(trash, move.name()).isPresent()
                && isThereAlready(trash, move.name(), folder, Tree.name(move.path()))) {
            trash.delete(move.name());
        }
    }

    private static String note(HeldFolder folder, Move move) throws IOException {
        if (folder.see(Tree.name(move.path())).kind() != Sight.Kind.FILE) {
            return "it is no plain file, and was none when it was moved";
        }
        Examined back = Examined.of(folder, Tree.name(move.path()));
        return back.content().hex().equals(move.traits().content()) ? "" : "somebody wrote to it in the trash";
    }
}
