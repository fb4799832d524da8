package io.kindred.clean;

import io.kindred.fingerprint.ExactHash;
import io.kindred.relation.RelationKind;
import io.kindred.store.Catalog;
import io.kindred.store.Details;
import io.kindred.store.Entry;
import io.kindred.store.Opinion;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Makes plans: which files could go because of others that stay.
 *
 * <p>Files are copies if their bytes have the same hash. Of versions, the newest stays, and an older one is proposed only if
 * it is itself a version of a file that stays; that it is a version of a version is not enough.
 */
public final class Planner {
    private final Catalog catalog;
    private final Path catalogFile;
    private final Path root;
    private final Rules rules;
    private int notAsScanned;

    /**
     * A planner.
     *
     * @param catalogFile the real path of the catalog's file
     * @param root the scanned folder
     */
    public Planner(Catalog catalog, Path catalogFile, Path root, Rules rules) throws IOException {
        this.catalog = catalog;
        this.catalogFile = catalogFile;
        this.root = root.toRealPath();
        this.rules = rules;
    }

    /** What could go. */
    public Plan plan() throws IOException {
        notAsScanned = 0;
        Map<ExactHash, Copies> copies = copies();
        Map<ExactHash, Older> older = rules.versions().isPresent() ? older(copies) : Map.of();
        Map<ExactHash, List<Older>> under = new HashMap<>();
        copies.keySet().stream()
                .filter(older::containsKey)
                .forEach(content -> under.computeIfAbsent(
                                older.get(content).kin().content(), kin -> new ArrayList<>())
                        .add(older.get(content)));
        List<Plan.Group> groups = copies.values().stream()
                .filter(one -> !older.containsKey(one.content()))
                .map(one -> group(one, under.getOrDefault(one.content(), List.of())))
                .filter(group -> group.bytes() > 0)
                .sorted(Comparator.comparingLong(Plan.Group::bytes)
                        .reversed()
                        .thenComparing(group -> group.files().get(0).path()))
                .toList();
        return new Plan(catalogFile, root, wording(), groups, notAsScanned);
    }

    /** All contents by the path of the file that stays; those with one file only where versions are asked for. */
    private Map<ExactHash, Copies> copies() throws IOException {
        Map<ExactHash, List<Entry>> byContent = new HashMap<>();
        for (Entry entry : catalog.documents()) {
            byContent
                    .computeIfAbsent(entry.file().content(), content -> new ArrayList<>())
                    .add(entry);
        }
        Map<String, Copies> found = new TreeMap<>();
        for (List<Entry> entries : byContent.values()) {
            if (entries.size() > 1 || rules.versions().isPresent()) {
                copies(entries).ifPresent(copies -> found.put(copies.path(), copies));
            }
        }
        Map<ExactHash, Copies> copies = new LinkedHashMap<>();
        found.values().forEach(one -> copies.put(one.content(), one));
        return copies;
    }

    private Optional<Copies> copies(List<Entry> entries) {
        Set<Object> keys = new HashSet<>();
        List<Entry> files = new ArrayList<>();
        List<Entry> same = new ArrayList<>();
        for (Entry entry : entries.stream().sorted(order()).toList()) {
            Optional<Sight> sight = asScanned(entry);
            if (sight.isEmpty()) {
                notAsScanned++;
            } else if (sight.get().key() == null || keys.add(sight.get().key())) {
                files.add(entry);
            } else {
                same.add(entry);
            }
        }
        return files.isEmpty()
                ? Optional.empty()
                : Optional.of(new Copies(files, same, rules.folder(files.get(0).path())));
    }

    /** Which of several copies stays comes first. */
    private Comparator<Entry> order() {
        Comparator<Entry> byAge = Comparator.comparing(Dated::file);
        return Comparator.comparing((Entry entry) -> rules.folder(entry.path()).isEmpty())
                .thenComparing(rules.keep() == Rules.Age.OLDEST ? byAge : byAge.reversed())
                .thenComparing(entry -> entry.path().length())
                .thenComparing(Entry::path);
    }

    /** The file of a document, if it looks as it did when it was read. */
    private Optional<Sight> asScanned(Entry entry) {
        try {
            Sight sight = Sight.of(Files.readAttributes(
                    root.resolve(entry.path()), BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS));
            Instant modified = sight.modified().toInstant();
            long nanos = modified.getEpochSecond() * 1_000_000_000L + modified.getNano();
            boolean same = sight.kind() == Sight.Kind.FILE
                    && sight.size() == entry.file().size()
                    && nanos == entry.file().mtime();
            return same ? Optional.of(sight) : Optional.empty();
        } catch (IOException | InvalidPathException e) {
            return Optional.empty();
        }
    }

    /**
     * A content that is an older version of one that stays.
     *
     * @param score how strongly the two are versions
     */
    private record Older(Copies copies, Dated date, Copies kin, Dated kinDate, double score) {}

    /** Goes from new to old: what is a version of something newer that stays is older, and all else stays. */
    private Map<ExactHash, Older> older(Map<ExactHash, Copies> copies) throws IOException {
        Map<ExactHash, Map<ExactHash, Double>> versions = versions();
        Map<ExactHash, Dated> dates = new HashMap<>();
        for (Copies one : copies.values()) {
            if (versions.containsKey(one.content())) {
                dates.put(one.content(), date(one));
            }
        }
        List<Copies> newestFirst = copies.values().stream()
                .filter(one -> dates.containsKey(one.content()))
                .sorted(Comparator.comparing(
                                (Copies one) -> dates.get(one.content()).time())
                        .reversed()
                        .thenComparing(Copies::path))
                .toList();
        Map<ExactHash, Older> older = new HashMap<>();
        Map<ExactHash, Copies> staying = new LinkedHashMap<>();
        for (Copies one : newestFirst) {
            Optional<Older> found = older(one, versions.get(one.content()), staying, dates);
            found.ifPresentOrElse(version -> older.put(one.content(), version), () -> staying.put(one.content(), one));
        }
        return older;
    }

    private Optional<Older> older(
            Copies one, Map<ExactHash, Double> kin, Map<ExactHash, Copies> staying, Map<ExactHash, Dated> dates) {
        Dated date = dates.get(one.content());
        if (one.folder().isPresent()
                || !date.time().isBefore(rules.versions().orElseThrow().before())) {
            return Optional.empty();
        }
        return kin.keySet().stream()
                .filter(staying::containsKey)
                .filter(other -> dates.get(other).time().isAfter(date.time()))
                .map(other -> new Older(one, date, staying.get(other), dates.get(other), kin.get(other)))
                .min(Comparator.comparingDouble((Older version) -> -version.score())
                        .thenComparing(version -> version.kin().path()));
    }

    /** By content, the contents it is a version of, with the score. */
    private Map<ExactHash, Map<ExactHash, Double>> versions() throws IOException {
        Map<Integer, ExactHash> contents = new HashMap<>();
        catalog.documents()
                .forEach(entry -> contents.put(entry.id(), entry.file().content()));
        Map<ExactHash, Map<ExactHash, Double>> versions = new HashMap<>();
        double min = rules.versions().orElseThrow().min();
        for (StoredRelation found : catalog.kin()) {
            if (isVersion(found, min)) {
                ExactHash left = contents.get(found.left());
                ExactHash right = contents.get(found.right());
                double score = found.relation().score();
                versions.computeIfAbsent(left, content -> new HashMap<>()).merge(right, score, Math::max);
                versions.computeIfAbsent(right, content -> new HashMap<>()).merge(left, score, Math::max);
            }
        }
        return versions;
    }

    private static boolean isVersion(StoredRelation found, double min) {
        return found.relation().kind() == RelationKind.VERSION
                && (found.relation().score() >= min || found.opinion().equals(Optional.of(Opinion.CONFIRMED)));
    }

    /** When a content was last changed; of several files, the oldest tells. */
    private Dated date(Copies copies) throws IOException {
        Entry oldest =
                copies.files().stream().min(Comparator.comparing(Dated::file)).orElseThrow();
        Optional<Details> details = catalog.details(oldest.id());
        return Dated.of(oldest, details.map(known -> known.metadata().get("modified")));
    }

    private Plan.Group group(Copies copies, List<Older> older) {
        List<Proposal> files = new ArrayList<>();
        Entry first = copies.first();
        files.add(new Proposal(Action.KEEP, first, Optional.empty(), why(copies, older)));
        for (Entry entry : copies.files().subList(1, copies.files().size())) {
            files.add(copy(entry, first));
        }
        for (Entry entry : copies.same()) {
            files.add(new Proposal(
                    Action.KEEP, entry, Optional.of(first.path()), "the same file as another, by another name"));
        }
        older.stream()
                .sorted(Comparator.comparing((Older version) -> version.date().time())
                        .reversed()
                        .thenComparing(version -> version.copies().path()))
                .forEach(version -> archive(version, files));
        return new Plan.Group(files);
    }

    private Proposal copy(Entry entry, Entry first) {
        Optional<String> folder = rules.folder(entry.path());
        return folder.isPresent()
                ? new Proposal(Action.KEEP, entry, Optional.of(first.path()), in(folder.get()))
                : new Proposal(
                        Action.DELETE, entry, Optional.of(first.path()), "same bytes as " + Quoted.of(first.path()));
    }

    private static void archive(Older version, List<Proposal> files) {
        String kin = version.kin().path();
        String reason = String.format(
                Locale.ROOT,
                "version, %.2f, of %s; older: %s",
                Math.floor(version.score() * 100) / 100,
                Quoted.of(kin),
                version.date().shown());
        for (Entry entry : version.copies().files()) {
            files.add(new Proposal(Action.ARCHIVE, entry, Optional.of(kin), reason));
        }
    }

    /** Why the first of some copies stays. */
    private String why(Copies copies, List<Older> older) {
        if (copies.folder().isPresent()) {
            return in(copies.folder().get());
        }
        if (!older.isEmpty()) {
            return "newest version: " + older.get(0).kinDate().shown();
        }
        Instant time = Dated.file(copies.first());
        boolean alone =
                copies.files().size() == 1 || !Dated.file(copies.files().get(1)).equals(time);
        return (rules.keep() == Rules.Age.OLDEST ? "oldest copy" : "newest copy")
                + (alone ? "" : ", as others, and the shortest path") + ": "
                + new Dated(time, /* own= */ false).shown();
    }

    private static String in(String folder) {
        return "in " + Quoted.of(folder.isEmpty() ? "." : folder) + ", where all stays";
    }

    private String wording() {
        StringBuilder text = new StringBuilder("Of several copies the ");
        text.append(rules.keep() == Rules.Age.OLDEST ? "oldest" : "newest").append(" stays.");
        rules.folders()
                .forEach(folder -> text.append(" All stays in ")
                        .append(Quoted.of(folder.isEmpty() ? "." : folder))
                        .append('.'));
        rules.versions()
                .ifPresentOrElse(
                        versions -> text.append(String.format(
                                Locale.ROOT,
                                " Versions last changed before %s go too, if they score %.2f or more.",
                                Dated.day(versions.before()),
                                versions.min())),
                        () -> text.append(" Versions stay."));
        return text.toString();
    }
}
