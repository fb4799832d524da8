package io.kindred.scan;

import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.Document;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;

/**
 * A file that is asked about.
 *
 * @param content the hash of its bytes
 * @param reading what it says, taken apart
 */
public record Question(ExactHash content, Reading reading) {
    public Question {
        Objects.requireNonNull(content, "content");
        Objects.requireNonNull(reading, "reading");
    }

    /**
     * Reads a file.
     *
     * @param id what it is called in the answer
     */
    public static Question read(String id, Path file, TextProvider texts) throws IOException {
        ExactHash content = Intake.content(file);
        Document read = texts.read(file);
        return new Question(content, Reading.of(new Document(id, read.title(), read.text(), read.metadata())));
    }
}
