package io.kindred.scan;

import io.kindred.candidate.CandidateFinder;
import io.kindred.candidate.Crowds;
import io.kindred.candidate.EveryDocument;
import io.kindred.candidate.SharedText;
import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.index.KeyIndex;
import io.kindred.relation.Forms;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.store.Catalog;
import io.kindred.store.Entry;
import io.kindred.store.RelationFilter;
import io.kindred.store.StoredRelation;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Asks a catalog whether it has something like a file, and leaves it as it is. */
public final class Check {
    /** What is most worth knowing first; what is only about the same comes last. */
    public static final Comparator<Kinship> STRONGEST_FIRST = Comparator.comparing(
            Kinship::relation,
            Comparator.<Relation, Boolean>comparing(relation -> relation.kind() == RelationKind.RELATED)
                    .thenComparing(Comparator.comparingDouble(Relation::score).reversed())
                    .thenComparing(Relation::kind)
                    .thenComparing(Relation::left)
                    .thenComparing(Relation::right));

    private final Catalog catalog;
    private final TextProvider texts;
    private final int jobs;
    private final Library library;
    private final Judge judge;
    private final CandidateFinder finder;
    private final Crowds crowds;
    private final Optional<Forms> forms;

    /**
     * Questions to a catalog, answered as the last scan related its documents.
     *
     * @param root the folder that paths in the catalog are relative to
     * @param jobs how many threads may work
     */
    public Check(Catalog catalog, Path root, TextProvider texts, int jobs) throws IOException {
        this(catalog, new Library(catalog, root, texts), texts, jobs);
    }

    /** Questions to a catalog whose documents are taken from a library of it. */
    public Check(Catalog catalog, Library library, TextProvider texts, int jobs) throws IOException {
        this(catalog, library, texts, Scan.measuring(catalog), jobs);
    }

    private Check(Catalog catalog, Library library, TextProvider texts, Measuring measuring, int jobs)
            throws IOException {
        this.catalog = catalog;
        this.texts = texts;
        this.jobs = jobs;
        this.library = library;
        this.judge = measuring.judge(Relater.common(catalog));
        this.crowds = measuring.needsSharedText() ? Relater.crowds(catalog) : Crowds.none();
        KeyIndex index = crowds.beyondLeaders(catalog);
        this.forms = measuring.needsSharedText()
                ? Optional.of(new Forms(index, Relater.counted(catalog)))
                : Optional.empty();
        this.finder = measuring.needsSharedText()
                ? new SharedText(index, catalog::words)
                : new EveryDocument(
                        catalog.documents().stream().mapToInt(Entry::id).toArray());
    }

    /** What a document of a catalog is kin to, the strongest first; it is left in each. */
    public static List<Kinship> of(Catalog catalog, String path) throws IOException {
        List<Kinship> found = new ArrayList<>();
        catalog.relations(new RelationFilter(Set.of(), 0, Optional.of(path)), relation -> {
            StoredRelation turned = relation.relation().left().equals(path) ? relation : relation.mirrored();
            found.add(new Kinship(turned.relation(), turned.evidence(), 0, Explanation.of(turned, catalog)));
        });
        found.sort(STRONGEST_FIRST);
        return found;
    }

    /** Questions that are answered by comparing with every document: slow, and nothing is missed. */
    public static Check withEveryDocument(Catalog catalog, Path root, TextProvider texts, int jobs) throws IOException {
        return new Check(catalog, new Library(catalog, root, texts), texts, new AlignedMeasuring(false), jobs);
    }

    /**
     * The documents that a file is kin to, the strongest first; the file is left, the document right. Of many that are nearly
     * the same there is one.
     *
     * @param id what the file is called in the answer
     */
    public List<Kinship> check(String id, Path file) throws IOException {
        return kin(Question.read(id, file, texts));
    }

    /** The same of a file that has been read. */
    public List<Kinship> kin(Question question) throws IOException {
        Reading reading = question.reading();
        ExactHash content = question.content();
        List<Kinship> kin = new ArrayList<>();
        int[] candidates = candidates(reading, content);
        try (Conveyor<Optional<Kinship>> conveyor =
                new Conveyor<>(jobs, candidates.length, Long.MAX_VALUE, found -> found.ifPresent(kin::add))) {
            for (int candidate : candidates) {
                conveyor.put(1, () -> kinship(reading, content, candidate));
            }
            conveyor.finish();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        kin.sort(STRONGEST_FIRST);
        return kin;
    }

    /** What shares text with a document, and its copies: all if they are few, else the one that stands for them. */
    private int[] candidates(Reading reading, ExactHash content) throws IOException {
        List<Entry> copies = catalog.with(content, Crowds.MANY_COPIES + 1);
        IntStream same = copies.stream().mapToInt(Entry::id);
        return IntStream.concat(
                        copies.size() > Crowds.MANY_COPIES ? same.map(crowds::leader) : same,
                        Arrays.stream(finder.candidates(Signature.of(reading), reading.words())))
                .distinct()
                .toArray();
    }

    private Optional<Kinship> kinship(Reading reading, ExactHash content, int candidate) throws IOException {
        Optional<Entry> entry = catalog.document(candidate);
        Optional<Kinship> found = entry.isPresent() ? kinship(reading, content, entry.get()) : Optional.empty();
        int alike = found.isPresent() ? crowds.followersOf(candidate) : 0;
        return found.map(kinship -> new Kinship(kinship.relation(), kinship.evidence(), alike));
    }

    private Optional<Kinship> kinship(Reading reading, ExactHash content, Entry entry) throws IOException {
        if (entry.file().content().equals(content)) {
            Relation same = Relation.same(reading.document().id(), entry.path(), RelationKind.IDENTICAL);
            return Optional.of(new Kinship(same, Pairs.NO_CHANGE));
        }
        Optional<Reading> other = library.reading(entry);
        if (other.isEmpty()) {
            return Optional.empty();
        }
        return forms.isPresent()
                ? Pairs.judged(reading, other.get(), judge, forms.get())
                : judge.judge(reading, other.get());
    }
}
