package io.kindred.lab.scale;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.IntFunction;

/**
 * A collection of made documents.
 *
 * @param name what is special about it
 * @param text the text of the document of a number from 0
 */
record MadeCollection(String name, int documents, IntFunction<String> text) {
    private static final int IN_A_FOLDER = 1_000;

    /** Writes the documents below a folder. */
    void write(Path folder) throws IOException {
        for (int i = 0; i < documents; i++) {
            Path file = file(folder, i);
            if (i % IN_A_FOLDER == 0) {
                Files.createDirectories(file.getParent());
            }
            Files.writeString(file, text.apply(i));
        }
    }

    /** Where the document of a number lies. */
    static Path file(Path folder, int document) {
        return folder.resolve(String.format(Locale.ROOT, "%05d", document / IN_A_FOLDER))
                .resolve(document + ".txt");
    }
}
