package io.kindred.lab.joins;

import io.kindred.chunk.Chunk;
import io.kindred.chunk.ParagraphChunker;
import io.kindred.formats.PlainTextProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Real paragraphs, and versions of some of them with a few words replaced. */
public final class Paragraphs {
    private static final long SEED = 20138;
    private static final int SHORTEST = 200;
    private static final int VERSION_OF_EVERY = 10;
    private static final int WORDS_PER_EDIT = 20;

    private Paragraphs() {}

    /** So many paragraphs of the text files below a folder, or as many as there are. */
    public static List<String> below(Path folder, int most) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.filter(Files::isRegularFile).sorted().collect(Collectors.toCollection(ArrayList::new));
        }
        Collections.shuffle(files, new Random(SEED));
        Random random = new Random(SEED);
        List<String> paragraphs = new ArrayList<>();
        for (Path file : files) {
            if (paragraphs.size() >= most) {
                break;
            }
            add(text(file), random, paragraphs);
        }
        return paragraphs.subList(0, Math.min(most, paragraphs.size()));
    }

    private static String text(Path file) {
        try {
            return new PlainTextProvider().read(file).text();
        } catch (IOException e) {
            return "";
        }
    }

    private static void add(String text, Random random, List<String> to) {
        for (Chunk chunk : new ParagraphChunker().chunk(text)) {
            String paragraph = chunk.span().in(text);
            if (paragraph.length() >= SHORTEST) {
                to.add(paragraph);
                if (to.size() % VERSION_OF_EVERY == 0) {
                    to.add(version(paragraph, random));
                }
            }
        }
    }

    /** A paragraph with a few of its words replaced. */
    private static String version(String paragraph, Random random) {
        return Stream.of(paragraph.split("\\s+", -1))
                .map(word -> random.nextInt(WORDS_PER_EDIT) == 0 ? Integer.toString(random.nextInt(100_000), 36) : word)
                .collect(Collectors.joining(" "));
    }
}
