package io.kindred.lab.versions.passage;

import io.kindred.fingerprint.reading.Reading;
import io.kindred.lab.versions.data.Row;
import io.kindred.lab.versions.measure.Kindred;
import io.kindred.text.Document;
import io.kindred.text.Span;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The texts of the PAN contest of 2013, in which known passages were hidden with more or less obfuscation. */
public final class Pan13 {
    /** The name of the set and of its folder. */
    public static final String NAME = "pan13";

    private static final long SEED = 2013;

    private final Path folder;
    private final Map<String, List<Case>> cases;
    private final List<Reuse> known = new ArrayList<>();
    private final Map<Path, Reading> readings = new ConcurrentHashMap<>();

    private Pan13(Path folder, Map<String, List<Case>> cases) {
        this.folder = folder;
        this.cases = cases;
    }

    /** Takes at most so many pairs of texts of each kind of obfuscation. */
    public static Pan13 load(Path folder, int most) throws IOException {
        Map<String, List<Case>> cases = new LinkedHashMap<>();
        for (String kind : kinds(folder)) {
            List<Case> all = new ArrayList<>();
            for (String line : Files.readAllLines(folder.resolve(kind).resolve("pairs"), StandardCharsets.UTF_8)) {
                String[] names = line.split(" ", 2);
                all.add(new Case(names[0], names[1]));
            }
            Collections.shuffle(all, new Random(SEED));
            cases.put(kind, List.copyOf(all.subList(0, Math.min(most, all.size()))));
        }
        Pan13 pan13 = new Pan13(folder, cases);
        Row.all(folder.resolve("truth.tsv")).forEach(row -> pan13.known.add(reuse(row)));
        return pan13;
    }

    private static List<String> kinds(Path folder) throws IOException {
        try (Stream<Path> list = Files.list(folder)) {
            return list.filter(path -> Files.exists(path.resolve("pairs")))
                    .map(path -> path.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    private static Reuse reuse(Row row) {
        return new Reuse(row.at("susp"), row.at("src"), span(row, "susp"), span(row, "src"));
    }

    private static Span span(Row row, String side) {
        int from = Integer.parseInt(row.at(side + "_offset"));
        return Span.of(from, from + Integer.parseInt(row.at(side + "_len")));
    }

    /** Has a source find the passages, and judges them by kind of obfuscation. */
    public PassageOutcome judge(PassageSource source) {
        Map<String, List<Reuse>> found = new LinkedHashMap<>();
        cases.forEach((kind, pairs) -> found.put(
                kind,
                pairs.parallelStream()
                        .flatMap(pair -> find(pair, source).stream())
                        .toList()));
        return PassageOutcome.of(knownByKind(), found);
    }

    private Map<String, List<Reuse>> knownByKind() {
        Map<String, List<Reuse>> byKind = new LinkedHashMap<>();
        cases.forEach((kind, pairs) -> {
            Set<Case> set = new HashSet<>(pairs);
            byKind.put(
                    kind,
                    known.stream()
                            .filter(reuse -> set.contains(new Case(reuse.suspicious(), reuse.source())))
                            .toList());
        });
        return byKind;
    }

    private List<Reuse> find(Case pair, PassageSource source) {
        Reading suspicious = read(folder.resolve("susp").resolve(pair.suspicious()));
        Reading original = read(folder.resolve("src").resolve(pair.source()));
        return source.passages(suspicious, original).stream()
                .map(passage -> new Reuse(pair.suspicious(), pair.source(), passage.left(), passage.right()))
                .toList();
    }

    private Reading read(Path file) {
        return readings.computeIfAbsent(file, path -> {
            try {
                String name = path.getFileName().toString();
                return Kindred.read(new Document(name, name, Files.readString(path, StandardCharsets.UTF_8), Map.of()));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** A pair of texts that may share passages. */
    private record Case(String suspicious, String source) {}
}
