package io.kindred.lab.text;

import io.kindred.formats.PlainTextProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A folder of text files, from which the same texts are drawn every time. */
final class TextFolder {
    private static final long SEED = 20130;
    private static final long SMALLEST = 8_000;
    private static final long LARGEST = 128_000;
    private static final int SMALLEST_FOLDED = 8_000;
    private static final int PARAGRAPHS_EACH = 10;

    private final Path folder;
    private final PlainTextProvider provider = new PlainTextProvider();

    TextFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * Draws documents, then paragraphs of other documents that are {@linkplain HeldOut held out}, at most ten of each, until
     * there are enough of them.
     */
    TextSample draw(SampleSize size, String origin) throws IOException {
        List<String> documents = new ArrayList<>();
        List<Paragraph> paragraphs = new ArrayList<>();
        int number = 0;
        Iterator<Path> files = files().iterator();
        while (files.hasNext() && paragraphs.size() < size.paragraphs()) {
            Path file = files.next();
            if (documents.size() < size.documents()) {
                read(file).map(Folding::fold).ifPresent(documents::add);
            } else if (HeldOut.contains(file)) {
                int document = number++;
                read(file).ifPresent(text -> drawParagraphs(text, document, paragraphs));
            }
        }
        return new TextSample(documents, shuffled(paragraphs, size.paragraphs()), origin);
    }

    private static void drawParagraphs(String text, int document, List<Paragraph> to) {
        List<String> all = new ArrayList<>(Folding.paragraphs(text));
        Collections.shuffle(all, new Random(SEED));
        all.stream().limit(PARAGRAPHS_EACH).forEach(p -> to.add(new Paragraph(document, p)));
    }

    private static List<Paragraph> shuffled(List<Paragraph> paragraphs, int count) {
        Collections.shuffle(paragraphs, new Random(SEED));
        return paragraphs.subList(0, Math.min(count, paragraphs.size()));
    }

    private List<Path> files() throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.filter(Files::isRegularFile).sorted().collect(Collectors.toCollection(ArrayList::new));
        }
        Collections.shuffle(files, new Random(SEED));
        return files;
    }

    /** The text of a file, if it is one and reads like prose. */
    private Optional<String> read(Path file) throws IOException {
        long size = Files.size(file);
        if (size < SMALLEST || size > LARGEST) {
            return Optional.empty();
        }
        try {
            String text = provider.read(file).text();
            String folded = Folding.fold(text);
            return folded.length() >= SMALLEST_FOLDED && Folding.isProse(folded) ? Optional.of(text) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // not a text
        }
    }
}
