package io.kindred.server.page;

import io.kindred.corpus.DocumentEdits;
import io.kindred.corpus.Dose;
import io.kindred.corpus.Draft;
import io.kindred.corpus.Edit;
import io.kindred.corpus.ParagraphEdits;
import io.kindred.corpus.Prose;
import io.kindred.corpus.SentenceEdits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Folders of documents to look at. */
final class Shelf {
    private static final Instant FIRST = Instant.parse("2021-03-01T09:00:00Z");
    private static final List<Edit> EDITS = List.of(
            SentenceEdits.replace(2),
            SentenceEdits.insert(2),
            ParagraphEdits.add(1),
            ParagraphEdits.move(Dose.count(1)),
            ParagraphEdits.merge(1),
            ParagraphEdits.split(1),
            ParagraphEdits.remove(1));

    private final Path folder;
    private final Random random;
    private final Prose prose;
    private int files;

    private Shelf(Path folder, long seed) {
        this.folder = folder;
        this.random = new Random(seed);
        this.prose = new Prose(random);
    }

    /** The samples, copied so that no two tests write one catalog. */
    static Path samples(Path place) throws IOException {
        Path samples = Path.of("..", "samples");
        Path copy = place.resolve("samples");
        try (Stream<Path> files = Files.walk(samples)) {
            for (Path file : files.filter(Files::isRegularFile)
                    .filter(each -> !each.toString().contains(".kindred"))
                    .toList()) {
                Path to = copy.resolve(samples.relativize(file));
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
        return copy;
    }

    /**
     * A folder of so many documents: half of them alone, the others in families of two to eight, some with copies, some
     * quoting others. Two of them, {@code long/first.txt} and {@code long/second.txt}, have a hundred pages each.
     */
    static Path made(Path folder, int documents, long seed) throws IOException {
        Shelf shelf = new Shelf(folder, seed);
        shelf.writeLong();
        while (shelf.files < documents) {
            shelf.writeFamily(
                    Math.min(documents - shelf.files, shelf.random.nextInt(10) < 7 ? 1 : 2 + shelf.random.nextInt(7)));
        }
        return folder;
    }

    /** Adds so many documents to a folder. */
    static void add(Path folder, int documents, long seed) throws IOException {
        Shelf shelf = new Shelf(folder, seed);
        for (int i = 0; i < documents; i++) {
            shelf.write("new/" + seed + "-" + i + ".txt", shelf.prose.article(4), i);
        }
    }

    private void writeLong() throws IOException {
        Draft first = Draft.of(prose.document(50_000));
        Draft second = first;
        for (Edit edit : EDITS) {
            second = edit.apply(second, random);
        }
        second = SentenceEdits.replace(Dose.share(0.05), Prose::new).apply(second, random);
        write("long/first.txt", first.text(), 0);
        write("long/second.txt", second.text(), 30);
    }

    private void writeFamily(int members) throws IOException {
        String name = prose.word() + "-" + prose.word() + "-" + files;
        String at = prose.word() + "/" + name;
        Draft draft = Draft.of(prose.article(4 + random.nextInt(8)));
        int day = random.nextInt(1200);
        write(at + ".txt", draft.text(), day);
        for (int i = 2; i <= members; i++) {
            if (random.nextInt(8) > 0) {
                draft = EDITS.get(random.nextInt(EDITS.size())).apply(draft, random);
            }
            day += 1 + random.nextInt(60);
            write(at + "-v" + i + ".txt", draft.text(), day);
        }
        if (members > 1 && random.nextInt(4) == 0) {
            write(
                    prose.word() + "/about-" + name + ".txt",
                    DocumentEdits.quote(60, 300).apply(draft, random).text(),
                    day + 5);
        }
    }

    private void write(String path, String text, int day) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        Files.setLastModifiedTime(file, FileTime.from(FIRST.plus(Duration.ofDays(day))));
        files++;
    }
}
