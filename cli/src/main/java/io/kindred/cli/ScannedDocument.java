package io.kindred.cli;

import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.ExactHasher;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.formats.RegularFile;
import io.kindred.text.Document;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/** A document ready to be compared with another. */
record ScannedDocument(ExactHash content, Reading reading) {
    static ScannedDocument read(String id, Path file, TextProvider texts) throws IOException {
        Document document = texts.read(file);
        Document named = new Document(id, document.title(), document.text(), Map.of());
        return new ScannedDocument(RegularFile.at(file).read(ExactHasher::content), Reading.of(named));
    }

    String id() {
        return reading.document().id();
    }
}
