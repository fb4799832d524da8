package io.kindred.lab.family;

import io.kindred.corpus.Prose;
import io.kindred.formats.PlainTextProvider;
import io.kindred.lab.versions.data.DataFolder;
import io.kindred.lab.versions.data.Row;
import io.kindred.text.Document;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** Where documents with known families come from; only the parts that may be looked at are read. */
final class KinCorpora {
    private static final long SEED = 20162;

    private final DataFolder data;

    KinCorpora(DataFolder data) {
        this.data = data;
    }

    /** Revisions of documents. */
    Optional<KinCorpus> gitLineage() throws IOException {
        return rows("git-lineage", "truth.tsv", row -> new Named("files/" + row.at("file"), row.at("family")));
    }

    /** Texts of licences as found in the wild, by licence. */
    Optional<KinCorpus> licenseTexts() throws IOException {
        return rows("license-texts", "truth.tsv", row -> new Named(row.at("file"), row.at("license")));
    }

    /** Licences of a list, by what their names have in common. */
    Optional<KinCorpus> spdx() throws IOException {
        return rows(
                "spdx-families", "truth.tsv", row -> new Named("text/" + row.at("spdx_id") + ".txt", row.at("family")));
    }

    /** Books in several editions. */
    Optional<KinCorpus> editions() throws IOException {
        return rows("editions", "truth.tsv", row -> new Named("files/" + row.at("file"), row.at("work")));
    }

    /** Laws as they were in two years; those that are in one year only are families of one. */
    Optional<KinCorpus> germanLaw(int most) throws IOException {
        Optional<Path> folder = data.folder("german-law");
        if (folder.isEmpty()) {
            return Optional.empty();
        }
        List<Named> files = new ArrayList<>();
        for (Row row : Row.all(folder.get().resolve("truth.tsv"))) {
            if (row.at("split").equals("dev") && !row.at("kind").startsWith("only") && files.size() < most) {
                files.add(new Named("2013/" + row.at("file_2013"), row.at("law_path")));
                files.add(new Named("2022/" + row.at("file_2022"), row.at("law_path")));
            }
        }
        return Optional.of(read("german-law", folder.get(), files));
    }

    /** News that have nothing to do with each other, but for those that are there twice. */
    Optional<KinCorpus> news() throws IOException {
        Optional<Path> folder = data.folder("bbc-news");
        if (folder.isEmpty()) {
            return Optional.empty();
        }
        Map<String, String> groups = new HashMap<>();
        for (String line :
                Files.readAllLines(folder.get().resolve("exact_duplicate_groups.tsv"), StandardCharsets.UTF_8)) {
            Stream.of(line.split("\t")).forEach(name -> groups.put(name.replaceFirst("^dev/", ""), line));
        }
        List<Named> files = new ArrayList<>();
        try (Stream<Path> walk = Files.walk(folder.get())) {
            walk.filter(file -> file.toString().endsWith(".txt")).sorted().forEach(file -> {
                String name = folder.get().relativize(file).toString();
                files.add(new Named(name, groups.getOrDefault(name, name)));
            });
        }
        return Optional.of(read("bbc-news", folder.get(), files));
    }

    /** Letters made from a few forms: each says something of its own, and none is a version of another. */
    static KinCorpus forms(int forms, int letters) {
        List<Document> documents = new ArrayList<>();
        List<String> families = new ArrayList<>();
        for (int form = 0; form < forms; form++) {
            Prose writer = new Prose(new Random(SEED + form));
            String head = writer.paragraphs(2);
            String foot = writer.paragraphs(3);
            for (int letter = 0; letter < letters; letter++) {
                String own = new Prose(new Random(SEED + 1_000L * (form + 1) + letter)).paragraphs(3);
                String id = "forms/" + form + "-" + letter;
                documents.add(new Document(id, "", head + "\n\n" + own + "\n\n" + foot, Map.of()));
                families.add(id);
            }
        }
        return new KinCorpus("forms", documents, families);
    }

    /** All documents of several corpora together. */
    static KinCorpus together(String name, List<KinCorpus> corpora) {
        List<Document> documents = new ArrayList<>();
        List<String> families = new ArrayList<>();
        for (KinCorpus corpus : corpora) {
            documents.addAll(corpus.documents());
            corpus.families().forEach(family -> families.add(corpus.name() + " " + family));
        }
        return new KinCorpus(name, documents, families);
    }

    private Optional<KinCorpus> rows(String set, String truth, Naming naming) throws IOException {
        Optional<Path> folder = data.folder(set);
        if (folder.isEmpty()) {
            return Optional.empty();
        }
        List<Named> files = Row.all(folder.get().resolve(truth)).stream()
                .filter(row -> row.at("split").equals("dev"))
                .map(naming::name)
                .toList();
        return Optional.of(read(set, folder.get(), files));
    }

    private static KinCorpus read(String set, Path folder, List<Named> files) throws IOException {
        List<Document> documents = new ArrayList<>();
        List<String> families = new ArrayList<>();
        for (Named file : files) {
            Document read = new PlainTextProvider().read(folder.resolve(file.path()));
            documents.add(new Document(set + "/" + file.path(), read.title(), read.text(), Map.of()));
            families.add(file.family());
        }
        return new KinCorpus(set, documents, families);
    }

    /** A file of a set and the family it is of. */
    private record Named(String path, String family) {}

    /** Reads a row of a table of truth. */
    @FunctionalInterface
    private interface Naming {
        Named name(Row row);
    }
}
