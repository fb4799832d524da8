package io.kindred.lab.candidates;

import io.kindred.formats.PlainTextProvider;
import io.kindred.text.Document;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A data set from which documents are drawn, the same every time.
 *
 * @param name the name of the set and of its folder
 * @param most how many documents are drawn at most
 * @param run how many neighbours by name are drawn together, since kin often have similar names
 * @param fitted whether the bounds of the finder were chosen with a look at this set
 */
public record TextSet(String name, int most, int run, boolean fitted) {
    /** All sets, in the order of the report. */
    public static final List<TextSet> ALL = List.of(
            new TextSet("plagiarised-answers", 2_000, 1, true),
            new TextSet("lee50", 2_000, 1, true),
            new TextSet("near-dup-smoke", 900, 4, true),
            new TextSet("ocr-noise", 700, 4, true),
            new TextSet("bbc-news", 400, 4, true),
            new TextSet("reuters", 500, 20, true),
            new TextSet("translations", 200, 200, true),
            new TextSet("license-texts", 200, 4, true),
            new TextSet("spdx-families", 160, 4, true),
            new TextSet("german-law", 160, 4, false),
            new TextSet("git-lineage", 100, 4, false),
            new TextSet("textfiles", 240, 40, false),
            new TextSet("newsgroups", 300, 50, false),
            new TextSet("roth-2011-collection", 100, 1, false),
            new TextSet("editions", 20, 4, false));

    private static final long SEED = 20133;
    private static final Pattern NO_DOCUMENT = Pattern.compile("NOTES\\.md|README.*|.*\\.(?:tsv|csv|cor)");
    private static final Pattern BODY = Pattern.compile("\"body\": \"(.*)\"}");

    /** Draws documents that have text from the folder of the set. */
    public List<Document> load(Path folder, int limit) throws IOException {
        List<Document> documents = new ArrayList<>();
        for (Path file : files(folder)) {
            if (file.toString().endsWith(".jsonl")) {
                documents.addAll(rows(file));
            } else if (documents.size() < most) {
                read(file, folder, documents);
            }
        }
        return documents.stream()
                .filter(document -> document.text().codePoints().anyMatch(Character::isLetterOrDigit))
                .limit(Math.min(limit, most))
                .toList();
    }

    private static void read(Path file, Path folder, List<Document> documents) {
        try {
            Document read = new PlainTextProvider().read(file);
            String id = folder.relativize(file).toString();
            documents.add(new Document(id, read.title(), read.text(), Map.of()));
        } catch (IOException e) {
            // a file that is no text is no document
        }
    }

    private List<Path> files(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            return drawn(walk.filter(Files::isRegularFile)
                    .filter(file ->
                            !NO_DOCUMENT.matcher(file.getFileName().toString()).matches())
                    .sorted()
                    .toList());
        }
    }

    /** The bodies of the rows that are meant for training. */
    private List<Document> rows(Path file) throws IOException {
        List<String> rows = drawn(Files.readAllLines(file, StandardCharsets.UTF_8).stream()
                .filter(row -> row.contains("\"split\": \"TRAIN\""))
                .toList());
        List<Document> documents = new ArrayList<>();
        for (String row : rows) {
            Matcher body = BODY.matcher(row);
            if (body.find()) {
                String text = body.group(1).replace("\\n", "\n").replace("\\\"", "\"");
                documents.add(new Document("row " + documents.size(), "", text, Map.of()));
            }
        }
        return documents;
    }

    private <T> List<T> drawn(List<T> all) {
        List<Integer> starts = Stream.iterate(0, start -> start < all.size(), start -> start + run)
                .collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(starts, new Random(SEED));
        return starts.stream()
                .flatMap(start -> all.subList(start, Math.min(all.size(), start + run)).stream())
                .toList();
    }
}
