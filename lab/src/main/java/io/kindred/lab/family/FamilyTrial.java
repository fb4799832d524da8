package io.kindred.lab.family;

import io.kindred.family.Families;
import io.kindred.family.Family;
import io.kindred.lab.report.Table;
import io.kindred.lab.versions.data.DataFolder;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.text.Document;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Measures how well families are found, beside what follows when every relation joins its two documents for good. */
public final class FamilyTrial {
    private static final int FORMS = 4;
    private static final int LETTERS = 60;
    private static final int LAWS = 400;
    private static final int LARGEST = 12;
    private static final int PER_FAMILY = 4;

    private final DataFolder data;
    private final KinCorpora corpora;
    private final Consumer<String> progress;
    private final List<List<String>> rows = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    public FamilyTrial(DataFolder data, Consumer<String> progress) {
        this.data = data;
        this.corpora = new KinCorpora(data);
        this.progress = progress;
    }

    /** Measures on all sets that are there, and tells it. */
    public String markdown() throws IOException {
        KinCorpus forms = KinCorpora.forms(FORMS, LETTERS);
        Optional<KinCorpus> licences = corpora.licenseTexts();
        Optional<KinCorpus> spdx = corpora.spdx();
        List<KinCorpus> real = Stream.of(corpora.gitLineage(), corpora.editions(), corpora.news())
                .flatMap(Optional::stream)
                .toList();
        List<KinCorpus> mixed = new ArrayList<>(real);
        mixed.add(forms);
        licences.ifPresent(mixed::add);
        mixed(KinCorpora.together("all together", mixed));
        if (licences.isPresent()) {
            confused(licences.get(), judged(licences.get()));
        }
        if (spdx.isPresent()) {
            identical(judged(spdx.get()));
        }
        Optional<KinCorpus> laws = corpora.germanLaw(LAWS);
        if (laws.isPresent()) {
            judged(laws.get());
        }
        judged(forms);
        return text();
    }

    /** Judges all together, and of what was found the parts. */
    private void mixed(KinCorpus all) throws IOException {
        Found found = judged(all);
        List<String> sets = new ArrayList<>();
        for (Document document : all.documents()) {
            sets.add(document.id().substring(0, document.id().indexOf('/')));
        }
        sets.stream().distinct().forEach(set -> add("of these " + set, found.only(id -> id.startsWith(set + "/"))));
        add("of these all but license-texts", found.only(id -> !id.startsWith("license-texts/")));
    }

    private Found judged(KinCorpus corpus) throws IOException {
        progress.accept(corpus.name() + ": " + corpus.documents().size() + " documents");
        Relating relating = Relating.of(corpus.documents());
        Map<String, String> families = new HashMap<>();
        for (Family family : Families.of(relating.members(), relating.relations())) {
            family.members().forEach(member -> families.put(member, family.name()));
        }
        Found found = new Found(corpus, families, chained(corpus, relating.relations()));
        add(corpus.name(), found);
        return found;
    }

    /** The groups that come about when every version joins. */
    private static Map<String, String> chained(KinCorpus corpus, List<Relation> relations) {
        Map<String, String> parents = new HashMap<>();
        corpus.documents().forEach(document -> parents.put(document.id(), document.id()));
        for (Relation relation : relations) {
            if (relation.kind() == RelationKind.VERSION || relation.kind() == RelationKind.SAME_TEXT) {
                parents.put(first(parents, relation.left()), first(parents, relation.right()));
            }
        }
        Map<String, String> groups = new HashMap<>();
        corpus.documents().forEach(document -> groups.put(document.id(), first(parents, document.id())));
        return groups;
    }

    private static String first(Map<String, String> parents, String id) {
        String at = id;
        while (!parents.get(at).equals(at)) {
            at = parents.get(at);
        }
        return at;
    }

    private void add(String name, Found found) {
        Grouping ours = found.grouping(found.families());
        Grouping plain = found.grouping(found.chained());
        rows.add(List.of(
                name,
                Long.toString(ours.documents()),
                number(ours.precision()),
                number(ours.recall()),
                number(ours.f1()),
                number(ours.adjustedRand()),
                Long.toString(ours.found() - ours.both()),
                number(plain.f1()),
                number(plain.adjustedRand())));
    }

    /** Whether all that have one text are in one family. */
    private void identical(Found found) throws IOException {
        Path groups = data.folder("spdx-families").orElseThrow().resolve("identical_text_groups.tsv");
        int together = 0;
        int all = 0;
        for (String line : Files.readAllLines(groups, StandardCharsets.UTF_8)) {
            List<String> names = Stream.of(line.split("\t"))
                    .map(name -> found.families().get("spdx-families/text/" + name + ".txt"))
                    .toList();
            boolean here = Stream.of(line.split("\t"))
                    .allMatch(name -> found.ids().contains("spdx-families/text/" + name + ".txt"));
            all += here ? 1 : 0;
            together +=
                    here && names.get(0) != null && names.stream().distinct().count() == 1 ? 1 : 0;
        }
        notes.add("* spdx-families: of " + all + " groups of the same text " + together + " are in one family each.");
    }

    /** The largest families of more than one kind. */
    private void confused(KinCorpus corpus, Found found) {
        Map<String, Map<String, Integer>> kinds = new TreeMap<>();
        for (int i = 0; i < corpus.documents().size(); i++) {
            String family = found.families().get(corpus.documents().get(i).id());
            if (family != null) {
                kinds.computeIfAbsent(family, name -> new TreeMap<>())
                        .merge(corpus.families().get(i), 1, Integer::sum);
            }
        }
        kinds.values().stream()
                .filter(each -> each.size() > 1)
                .sorted(Comparator.comparing(
                        each -> -each.values().stream().mapToInt(count -> count).sum()))
                .limit(LARGEST)
                .forEach(each -> notes.add("* " + corpus.name() + ", one family of: " + told(each)));
    }

    private static String told(Map<String, Integer> kinds) {
        return kinds.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(PER_FAMILY)
                .map(kind -> kind.getValue() + " " + kind.getKey())
                .collect(Collectors.joining(", "));
    }

    private String text() {
        Table table = new Table(
                "Families found",
                1,
                List.of(
                        "documents",
                        "count",
                        "precision",
                        "recall",
                        "F1",
                        "adjusted Rand",
                        "pairs of strangers",
                        "F1, all joined",
                        "adjusted Rand, all joined"),
                rows);
        return table.markdown() + String.join("\n", notes) + "\n";
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }
}
