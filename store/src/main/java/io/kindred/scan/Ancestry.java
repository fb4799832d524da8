package io.kindred.scan;

import io.kindred.family.Couple;
import io.kindred.family.Families;
import io.kindred.family.Family;
import io.kindred.family.Judgements;
import io.kindred.family.Member;
import io.kindred.family.lineage.Descent;
import io.kindred.family.lineage.Lineage;
import io.kindred.family.lineage.State;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.store.Catalog;
import io.kindred.store.Decision;
import io.kindred.store.Details;
import io.kindred.store.Entry;
import io.kindred.store.Opinion;
import io.kindred.store.StoredRelation;
import io.kindred.text.Document;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The families of a catalog, and who came from whom in each. */
public final class Ancestry {
    /** Files of one family whose times are all this near were copied together: their times tell nothing. */
    private static final Duration TOGETHER = Duration.ofHours(1);

    private static final long NANOS = 1_000_000_000L;

    private final Catalog catalog;
    private final Library library;
    private final Judge judge;

    /**
     * The families of a catalog.
     *
     * @param root the folder that paths in the catalog are relative to
     */
    public Ancestry(Catalog catalog, Path root, TextProvider texts) throws IOException {
        this(catalog, new Library(catalog, root, texts));
    }

    /** The families of a catalog whose documents are taken from a library of it. */
    public Ancestry(Catalog catalog, Library library) throws IOException {
        this.catalog = catalog;
        this.library = library;
        this.judge = Scan.measuring(catalog).judge(Relater.common(catalog));
    }

    /** All families, the largest first. */
    public List<Family> families() throws IOException {
        return families(catalog.documents(), catalog.kin(), catalog.decisions());
    }

    /**
     * The families among some documents, the largest first.
     *
     * @param kin what they are to each other, once decisions have been applied
     * @param decisions what people decided: rejected pairs never share a family, and versions that were confirmed stay together
     */
    public static List<Family> families(List<Entry> documents, List<StoredRelation> kin, List<Decision> decisions) {
        List<Member> members = documents.stream()
                .map(entry -> new Member(entry.path(), entry.text().hex(), entry.words(), entry.id()))
                .toList();
        return Families.of(members, kin.stream().map(Ancestry::confirmed).toList(), judgements(decisions));
    }

    private static Judgements judgements(List<Decision> decisions) {
        return new Judgements(
                decisions.stream()
                        .filter(Decision::isConfirmedVersion)
                        .map(Ancestry::couple)
                        .toList(),
                decisions.stream()
                        .filter(decision -> decision.opinion() == Opinion.REJECTED)
                        .map(Ancestry::couple)
                        .toList());
    }

    private static Couple couple(Decision decision) {
        return new Couple(decision.left().path(), decision.right().path());
    }

    /** A version that a person confirmed counts as the same. */
    private static Relation confirmed(StoredRelation found) {
        Relation relation = found.relation();
        return found.opinion().equals(Optional.of(Opinion.CONFIRMED)) && relation.kind() == RelationKind.VERSION
                ? Relation.same(relation.left(), relation.right(), RelationKind.VERSION)
                : relation;
    }

    /** When the file of a document was last written. */
    public Instant time(String path) throws IOException {
        return time(entry(path));
    }

    /** Whether the files of a family were written at different times, and not merely copied at one. */
    public boolean haveTimes(Family family) throws IOException {
        Instant first = Instant.MAX;
        Instant last = Instant.MIN;
        for (String path : family.members()) {
            Instant time = time(path);
            first = time.isBefore(first) ? time : first;
            last = time.isAfter(last) ? time : last;
        }
        return Duration.between(first, last).compareTo(TOGETHER) > 0;
    }

    /**
     * Who came from whom in a family. A document whose text can no longer be had is left out.
     *
     * @param byTimes whether the times of the files are known to be right
     */
    public Lineage lineage(Family family, boolean byTimes) throws IOException {
        List<State> states = new ArrayList<>();
        for (String path : family.members()) {
            Entry entry = entry(path);
            Optional<Reading> reading = library.reading(entry);
            if (reading.isPresent()) {
                states.add(new State(
                        new Document(path, path, reading.get().document().text(), metadata(entry.id())),
                        byTimes ? Optional.of(time(entry)) : Optional.empty()));
            }
        }
        return Lineage.of(states);
    }

    /** What changed from one state to the next, the earlier one being left. */
    public Optional<Kinship> change(Descent descent) throws IOException {
        Optional<Reading> from = library.reading(entry(descent.from()));
        Optional<Reading> to = library.reading(entry(descent.to()));
        return from.isPresent() && to.isPresent() ? judge.judge(from.get(), to.get()) : Optional.empty();
    }

    private Map<String, String> metadata(int id) throws IOException {
        return catalog.details(id).map(Details::metadata).orElse(Map.of());
    }

    private static Instant time(Entry entry) {
        long nanos = entry.file().mtime();
        return Instant.ofEpochSecond(Math.floorDiv(nanos, NANOS), Math.floorMod(nanos, NANOS));
    }

    private Entry entry(String path) throws IOException {
        return catalog.at(path).orElseThrow(() -> new IllegalArgumentException("no document " + path));
    }
}
