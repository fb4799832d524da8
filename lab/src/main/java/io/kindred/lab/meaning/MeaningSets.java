package io.kindred.lab.meaning;

import io.kindred.lab.versions.data.DataFolder;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The texts that meaning is measured on; a set that is not there has none. */
final class MeaningSets {
    private static final Pattern BODY = Pattern.compile("\"body\": \"(.*)\"}");

    private final DataFolder data;

    MeaningSets(DataFolder data) {
        this.data = data;
    }

    /** News of the BBC in five topics. */
    List<LabelledText> bbc() throws IOException {
        return byFolder("bbc-news", Integer.MAX_VALUE);
    }

    /** Messages in twenty newsgroups without their headers, at most so many of a group. */
    List<LabelledText> newsgroups(int ofEach) throws IOException {
        return byFolder("newsgroups", ofEach).stream()
                .map(text -> new LabelledText(text.id(), text.topic(), withoutHeader(text.text())))
                .toList();
    }

    private static String withoutHeader(String message) {
        int end = message.indexOf("\n\n");
        return end < 0 ? message : message.substring(end + 2);
    }

    private List<LabelledText> byFolder(String set, int ofEach) throws IOException {
        Optional<Path> folder = data.folder(set);
        List<LabelledText> texts = new ArrayList<>();
        if (folder.isPresent()) {
            for (Path topic : sorted(folder.get())) {
                if (Files.isDirectory(topic)) {
                    for (Path file : sorted(topic).stream().limit(ofEach).toList()) {
                        String name = topic.getFileName().toString();
                        texts.add(new LabelledText(name + "/" + file.getFileName(), name, read(file)));
                    }
                }
            }
        }
        return texts;
    }

    private static List<Path> sorted(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    /** The bodies of Reuters' telegrams that are meant for training. */
    List<LabelledText> reuters() throws IOException {
        List<LabelledText> texts = new ArrayList<>();
        Optional<Path> folder = data.folder("reuters");
        if (folder.isPresent()) {
            for (String row : Files.readAllLines(folder.get().resolve("reuters21578.jsonl"))) {
                Matcher body = BODY.matcher(row);
                if (row.contains("\"split\": \"TRAIN\"") && body.find()) {
                    String text = body.group(1).replace("\\n", "\n").replace("\\\"", "\"");
                    texts.add(new LabelledText("reuters/" + texts.size(), "", text));
                }
            }
        }
        return texts;
    }

    /** The fifty texts of Lee, Pincombe and Welsh in their order. */
    List<LabelledText> lee() throws IOException {
        Optional<Path> folder = data.folder("lee50");
        List<LabelledText> texts = new ArrayList<>();
        if (folder.isPresent()) {
            for (Path file : sorted(folder.get().resolve("docs"))) {
                texts.add(new LabelledText(file.getFileName().toString(), "", read(file)));
            }
        }
        return texts;
    }

    /** What people say of each two of those texts, on a scale from 1 to 5. */
    double[][] leeRatings() throws IOException {
        double[][] ratings = new double[50][50];
        Path file = data.folder("lee50").orElseThrow().resolve("pairs_mean_rating.tsv");
        for (String line : Files.readAllLines(file).subList(1, 1 + 50 * 49 / 2)) {
            String[] fields = line.split("\t", -1);
            int left = Integer.parseInt(fields[0]);
            int right = Integer.parseInt(fields[1]);
            ratings[left][right] = Double.parseDouble(fields[2]);
            ratings[right][left] = ratings[left][right];
        }
        return ratings;
    }

    private static String read(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }
}
