package io.kindred.clean;

import io.kindred.fingerprint.ExactHash;
import io.kindred.relation.RelationKind;
import io.kindred.store.Catalog;
import io.kindred.store.Entry;
import io.kindred.store.RelationFilter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds the files that stay in the stead of others: on disk, read to the end, and not to be moved themselves. */
final class Survivors {
    private final Catalog catalog;
    private final Tree tree;
    private final Set<String> leaving;
    private final Map<ExactHash, List<Entry>> copies = new HashMap<>();
    private final Map<ExactHash, List<Entry>> versions = new HashMap<>();

    Survivors(Catalog catalog, Tree tree, Orders orders) {
        this.catalog = catalog;
        this.tree = tree;
        this.leaving = orders.files().stream()
                .filter(order -> order.action() != Action.KEEP)
                .map(Order::path)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** A file that stays, as it was when it was last read. */
    record Survivor(String path, Examined file) {
        /** Whether it is still there, the same file with the same bytes. */
        boolean isThere(Tree tree) throws IOException {
            try (HeldFolder folder = tree.folderOf(path)) {
                return file.isIn(folder, Tree.name(path));
            }
        }
    }

    /**
     * The file that stays in the stead of another.
     *
     * @throws Refusal if there is none
     */
    Survivor of(Action action, Entry entry, Examined file) throws IOException {
        List<Entry> candidates = new ArrayList<>(copies(entry.file().content()));
        if (action == Action.ARCHIVE) {
            candidates.addAll(versions(entry.file().content()));
        }
        Optional<String> why = Optional.empty();
        for (Entry candidate : candidates) {
            try {
                return new Survivor(candidate.path(), examined(candidate, file));
            } catch (IOException e) {
                why = why.or(() -> Optional.of(Quoted.of(candidate.path()) + " " + Wording.of(e)));
            }
        }
        throw new Refusal(
                action == Action.DELETE
                        ? "is the last copy of what would stay"
                                + why.map(text -> ": " + text).orElse("")
                        : "has no later version or copy that would stay"
                                + why.map(text -> ": " + text).orElse(""));
    }

    private Examined examined(Entry candidate, Examined file) throws IOException {
        try (HeldFolder folder = tree.folderOf(candidate.path())) {
            Examined found = Examined.of(folder, Tree.name(candidate.path()));
            if (found.sight().isOf(file.sight())) {
                throw new Refusal("is the same file by another name, so that nothing would be gained");
            }
            if (!found.content().equals(candidate.file().content())) {
                throw new Refusal("has changed since it was scanned");
            }
            return found;
        }
    }

    /** The documents of a content that stay; looked up once, for there may be very many copies. */
    private List<Entry> copies(ExactHash content) throws IOException {
        List<Entry> known = copies.get(content);
        if (known == null) {
            known = catalog.with(content, Integer.MAX_VALUE).stream()
                    .filter(entry -> !leaving.contains(entry.path()))
                    .toList();
            copies.put(content, known);
        }
        return known;
    }

    /** The documents that stay and that a document of a content is a version of. */
    private List<Entry> versions(ExactHash content) throws IOException {
        List<Entry> known = versions.get(content);
        if (known == null) {
            known = new ArrayList<>();
            for (ExactHash kin : kin(content)) {
                known.addAll(copies(kin));
            }
            versions.put(content, known);
        }
        return known;
    }

    private Set<ExactHash> kin(ExactHash content) throws IOException {
        Set<ExactHash> contents = new LinkedHashSet<>();
        for (Entry copy : catalog.with(content, Integer.MAX_VALUE)) {
            RelationFilter filter =
                    new RelationFilter(Set.of(RelationKind.VERSION), /* min= */ 0, Optional.of(copy.path()));
            List<Integer> kin = new ArrayList<>();
            catalog.relations(filter, found -> kin.add(found.left() == copy.id() ? found.right() : found.left()));
            for (int id : kin) {
                catalog.document(id)
                        .ifPresent(found -> contents.add(found.file().content()));
            }
        }
        return contents;
    }
}
