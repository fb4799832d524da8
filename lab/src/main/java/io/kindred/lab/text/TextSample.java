package io.kindred.lab.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The texts of one run: documents, and paragraphs of further documents, each folded to one line in lower case.
 *
 * @param origin where the texts come from, in words for a caption
 */
public record TextSample(List<String> documents, List<Paragraph> paragraphs, String origin) {
    private static final String DOCUMENTS = "documents.txt";
    private static final String PARAGRAPHS = "paragraphs.txt";
    private static final String ORIGIN = "origin.txt";

    public TextSample {
        documents = List.copyOf(documents);
        paragraphs = List.copyOf(paragraphs);
    }

    /** Writes the texts into a folder, from which another process can {@link #load} them. */
    public void save(Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.write(folder.resolve(DOCUMENTS), documents);
        Files.write(
                folder.resolve(PARAGRAPHS),
                paragraphs.stream().map(p -> p.document() + " " + p.text()).toList());
        Files.writeString(folder.resolve(ORIGIN), origin);
    }

    /** Reads what {@link #save} wrote. */
    public static TextSample load(Path folder) throws IOException {
        List<Paragraph> paragraphs = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve(PARAGRAPHS))) {
            int blank = line.indexOf(' ');
            paragraphs.add(new Paragraph(Integer.parseInt(line, 0, blank, 10), line.substring(blank + 1)));
        }
        return new TextSample(
                Files.readAllLines(folder.resolve(DOCUMENTS)), paragraphs, Files.readString(folder.resolve(ORIGIN)));
    }
}
