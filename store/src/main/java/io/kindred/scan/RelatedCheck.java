package io.kindred.scan;

import io.kindred.relation.Meaning;
import io.kindred.relation.Relatedness;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.store.Catalog;
import io.kindred.store.Entry;
import io.kindred.text.Document;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Asks a catalog which documents are about the same as a file without sharing its text, and leaves it as it is. */
public final class RelatedCheck {
    private final Catalog catalog;
    private final TextProvider texts;
    private final Library library;
    private final Meaning meaning;
    private final ScanWatcher watcher;
    private final Set<String> unusable = new HashSet<>();
    private final KnownSubjects known;

    /**
     * Questions to a catalog, answered as the last scan related its documents.
     *
     * @param root the folder that paths in the catalog are relative to
     */
    public RelatedCheck(Catalog catalog, Path root, TextProvider texts, Meaning meaning, ScanWatcher watcher)
            throws IOException {
        this.catalog = catalog;
        this.texts = texts;
        this.library = new Library(catalog, root, texts);
        this.meaning = meaning;
        this.watcher = watcher;
        Optional<KnownSubjects> kept = KnownSubjects.kept(catalog, meaning);
        this.known = kept.isPresent() ? kept.get() : goneThrough(catalog, meaning);
    }

    private static KnownSubjects goneThrough(Catalog catalog, Meaning meaning) throws IOException {
        List<String> schemes = meaning.schemes().stream()
                .filter(Scan.subjects(catalog)::contains)
                .toList();
        return KnownSubjects.of(catalog, KnownSubjects.taking(catalog), meaning, schemes);
    }

    /** Whether a catalog can be asked: it was found out what its documents are about, even if some have come or gone since. */
    public static boolean isPossible(Catalog catalog) throws IOException {
        return KnownSubjects.areKept(catalog) || !Scan.subjects(catalog).isEmpty();
    }

    /**
     * The documents that are about the same as a file, the most related first; the file is left, the document right.
     *
     * @param id what the file is called in the answer
     * @param kin what it shares text with, which is not told again
     * @param most how many to tell at most
     */
    public List<Kinship> related(String id, Path file, List<Kinship> kin, int most) throws IOException {
        Optional<Entry> copy = copy(kin);
        return copy.isPresent()
                ? related(id, copy.get(), kin, most)
                : related(id, texts.read(file).text(), kin, most);
    }

    /** The same for a file that has been read. */
    public List<Kinship> related(Question question, List<Kinship> kin, int most) throws IOException {
        Document read = question.reading().document();
        Optional<Entry> copy = copy(kin);
        return copy.isPresent()
                ? related(read.id(), copy.get(), kin, most)
                : related(read.id(), read.text(), kin, most);
    }

    private List<Kinship> related(String id, Entry copy, List<Kinship> kin, int most) throws IOException {
        return related(id, known.told(copy.id()), library.text(copy), kin, most);
    }

    private List<Kinship> related(String id, String text, List<Kinship> kin, int most) throws IOException {
        return related(id, told(text), Optional.of(text), kin, most);
    }

    /** A document that has the bytes of the file, if it is known what that is about. */
    private Optional<Entry> copy(List<Kinship> kin) throws IOException {
        for (Kinship kinship : kin) {
            if (kinship.relation().kind() == RelationKind.IDENTICAL) {
                Optional<Entry> entry = catalog.at(kinship.relation().right());
                if (entry.isPresent() && !known.told(entry.get().id()).isEmpty()) {
                    return entry;
                }
            }
        }
        return Optional.empty();
    }

    private Map<String, byte[]> told(String text) {
        Map<String, byte[]> told = new HashMap<>();
        for (String scheme : known.schemes()) {
            try {
                byte[] bytes = unusable.contains(scheme) ? new byte[0] : meaning.tell(scheme, text);
                if (bytes.length > 0) {
                    told.put(scheme, bytes);
                }
            } catch (IOException e) {
                unusable.add(scheme);
                watcher.unusable(scheme, e.getMessage());
            }
        }
        return told;
    }

    private List<Kinship> related(
            String id, Map<String, byte[]> about, Optional<String> text, List<Kinship> kin, int most)
            throws IOException {
        Set<String> told =
                kin.stream().map(kinship -> kinship.relation().right()).collect(Collectors.toSet());
        List<Kinship> related = new ArrayList<>();
        for (int number : known.subjects().related(about, most + told.size())) {
            Optional<Entry> other = catalog.document(known.id(number)).filter(entry -> !told.contains(entry.path()));
            if (other.isPresent() && related.size() < most) {
                related.add(kinship(id, about, text, other.get()));
            }
        }
        return related;
    }

    private Kinship kinship(String id, Map<String, byte[]> about, Optional<String> text, Entry other)
            throws IOException {
        Relatedness relatedness = known.subjects().between(about, known.told(other.id()));
        return new Kinship(
                Relation.related(id, other.path(), relatedness.semantic()),
                Pairs.NO_CHANGE,
                0,
                Optional.of(Explanation.of(relatedness, text, library.text(other))));
    }
}
