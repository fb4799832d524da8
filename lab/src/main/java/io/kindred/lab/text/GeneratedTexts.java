package io.kindred.lab.text;

import io.kindred.corpus.Prose;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Texts for those who have none at hand: the samples of the project, and prose that means nothing. */
final class GeneratedTexts {
    private static final String ORIGIN = "generated prose and the project's samples, for want of real text";
    private static final long SEED = 1;
    private static final int FEWEST_WORDS = 1_500;
    private static final int MOST_WORDS = 9_500;
    private static final int PARAGRAPHS_EACH = 10;

    private final Random random = new Random(SEED);
    private final Path samples;

    /** Texts with the paragraphs of a folder of samples, if there is one, among them. */
    GeneratedTexts(Path samples) {
        this.samples = samples;
    }

    TextSample draw(SampleSize size) throws IOException {
        List<String> documents = new ArrayList<>();
        while (documents.size() < size.documents()) {
            int words = FEWEST_WORDS + random.nextInt(MOST_WORDS - FEWEST_WORDS);
            documents.add(Folding.fold(new Prose(random).document(words)));
        }
        List<Paragraph> paragraphs = new ArrayList<>();
        int number = 0;
        for (String text : sampleTexts()) {
            addParagraphs(text, number++, paragraphs);
        }
        while (paragraphs.size() < size.paragraphs()) {
            addParagraphs(new Prose(random).paragraphs(PARAGRAPHS_EACH), number++, paragraphs);
        }
        return new TextSample(documents, paragraphs.subList(0, size.paragraphs()), ORIGIN);
    }

    private static void addParagraphs(String text, int document, List<Paragraph> to) {
        Folding.paragraphs(text).forEach(p -> to.add(new Paragraph(document, p)));
    }

    private List<String> sampleTexts() throws IOException {
        if (!Files.isDirectory(samples)) {
            return List.of();
        }
        try (Stream<Path> walk = Files.walk(samples)) {
            return walk.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .map(GeneratedTexts::read)
                    .toList();
        }
    }

    private static String read(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
