package io.kindred.lab.paper.roth2013;

import io.kindred.comparison.CommonSentences;
import io.kindred.comparison.align.AlignedComparer;
import io.kindred.corpus.roth.Modification;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.lab.paper.Kin;
import io.kindred.relation.AlignedClassifier;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.store.Catalog;
import io.kindred.store.Entry;
import io.kindred.text.Document;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** Why a modified file was not found related to its original. */
final class Missed {
    private static final String COMMON = "common-sentences";

    private final Catalog catalog;
    private final Kin kin;
    private final AlignedComparer comparer;

    Missed(Catalog catalog, Kin kin) throws IOException {
        this.catalog = catalog;
        this.kin = kin;
        this.comparer = new AlignedComparer(
                catalog.blob(COMMON).map(CommonSentences::from).orElseGet(CommonSentences::none));
    }

    String reason(Modification modification) throws IOException {
        Optional<Entry> original = catalog.at(modification.original());
        Optional<Entry> modified = catalog.at(modification.modified());
        if (original.isEmpty() || modified.isEmpty()) {
            return "one could not be read";
        }
        Optional<RelationKind> found = kin.between(modification.original(), modification.modified());
        if (found.isPresent()) {
            return "found, as " + found.get();
        }
        Optional<RelationKind> compared = new AlignedClassifier()
                .classify(comparer.compare(reading(original.get()), reading(modified.get())))
                .map(Relation::kind);
        if (compared.filter(Kin::isClose).isPresent()) {
            return "not compared; it is " + compared.get();
        }
        return compared.map(kind -> "not compared; it would be " + kind).orElse("nothing in common, if compared");
    }

    /** How many words the smaller of the two has. */
    int words(Modification modification) throws IOException {
        return Math.min(words(modification.original()), words(modification.modified()));
    }

    private int words(String path) throws IOException {
        return catalog.at(path).map(Entry::words).orElse(0);
    }

    private Reading reading(Entry entry) throws IOException {
        String text = catalog.text(entry.id()).orElseThrow();
        return Reading.of(new Document(entry.path(), entry.path(), text, Map.of()));
    }
}
