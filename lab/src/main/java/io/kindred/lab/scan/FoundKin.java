package io.kindred.lab.scan;

import io.kindred.relation.RelationKind;
import io.kindred.scan.Check;
import io.kindred.scan.Kinship;
import io.kindred.store.Catalog;
import io.kindred.store.Entry;
import io.kindred.store.RelationFilter;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * What of the kin of some documents is in a catalog.
 *
 * @param documents how many documents were compared with every other
 * @param kin how many pairs of them are the same text, versions, or one contains the other
 * @param found how many of these the catalog has
 * @param surplus how many such pairs of them the catalog has that are none
 */
record FoundKin(int documents, int kin, int found, int surplus) {
    private static final long SEED = 20136;

    /** Takes some documents of a catalog by chance. */
    static FoundKin of(Catalog catalog, Path root, TextProvider texts, int documents, int jobs) throws IOException {
        List<Entry> entries = new ArrayList<>(catalog.documents());
        Collections.shuffle(entries, new Random(SEED));
        List<Entry> asked = entries.subList(0, Math.min(documents, entries.size()));
        Check every = Check.withEveryDocument(catalog, root, texts, jobs);
        int kin = 0;
        int found = 0;
        int surplus = 0;
        for (Entry entry : asked) {
            Set<String> truth = new HashSet<>();
            for (Kinship each : every.check(entry.path(), root.resolve(entry.path()))) {
                if (isKin(each.relation().kind()) && !each.relation().right().equals(entry.path())) {
                    truth.add(each.relation().right());
                }
            }
            Set<String> known = known(catalog, entry.path());
            kin += truth.size();
            found += (int) truth.stream().filter(known::contains).count();
            surplus +=
                    (int) known.stream().filter(path -> !truth.contains(path)).count();
        }
        return new FoundKin(asked.size(), kin, found, surplus);
    }

    private static Set<String> known(Catalog catalog, String path) throws IOException {
        Set<String> known = new HashSet<>();
        RelationFilter filter = new RelationFilter(Set.of(), 0, Optional.of(path));
        catalog.relations(filter, stored -> {
            if (isKin(stored.relation().kind())) {
                String left = stored.relation().left();
                known.add(left.equals(path) ? stored.relation().right() : left);
            }
        });
        return known;
    }

    private static boolean isKin(RelationKind kind) {
        return kind != RelationKind.SHARES && kind != RelationKind.TEMPLATE;
    }
}
