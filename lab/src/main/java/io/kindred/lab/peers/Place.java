package io.kindred.lab.peers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder where peers find the documents and leave what they found.
 *
 * <p>{@code documents.txt} has a document on each line, its words between single spaces. A peer leaves {@code NAME.pairs},
 * two numbers of lines on each line, the first being 0, and {@code NAME.cost}: seconds of processor, and the most megabytes it had.
 */
record Place(Path folder) {
    static final String DOCUMENTS = "documents.txt";
    static final String PAIRS = ".pairs";
    static final String COST = ".cost";

    /** Those who left something, by name. */
    List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(COST))
                    .map(name -> name.substring(0, name.length() - COST.length()))
                    .sorted()
                    .toList();
        }
    }

    /** The pairs that one found, each {@code lower << 32 | higher}. */
    List<Long> pairs(String name) throws IOException {
        List<Long> pairs = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve(name + PAIRS))) {
            int space = line.indexOf(' ');
            long left = Long.parseLong(line.substring(0, space));
            long right = Long.parseLong(line.substring(space + 1));
            pairs.add(Math.min(left, right) << Integer.SIZE | Math.max(left, right));
        }
        return pairs;
    }

    /** What it cost one: seconds of processor, and megabytes. */
    double[] cost(String name) throws IOException {
        return Stream.of(Files.readString(folder.resolve(name + COST)).strip().split(" ", -1))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }
}
