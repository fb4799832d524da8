package io.kindred.meaning;

import io.kindred.semantics.topic.Wishes;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A file of what a person wants of topics: lines {@code together: a.txt, b.txt} and {@code apart: a.txt, b.txt}. {@code #} begins a
 * comment. Documents that are not there do not matter.
 */
final class WishFile {
    private static final String TOGETHER = "together";
    private static final String APART = "apart";

    private WishFile() {}

    /**
     * Reads wishes.
     *
     * @param numbers the documents by path
     */
    static Wishes read(Path file, Map<String, Integer> numbers) throws IOException {
        List<Wishes.Pair> together = new ArrayList<>();
        List<Wishes.Pair> apart = new ArrayList<>();
        List<String> lines = lines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                int colon = line.indexOf(':');
                String wish = line.substring(0, Math.max(0, colon)).strip();
                if (!wish.equals(TOGETHER) && !wish.equals(APART)) {
                    throw new UnknownTopicsException(
                            file + ", line " + (i + 1) + ": begins neither with 'together:' nor with 'apart:'");
                }
                pairs(line.substring(colon + 1), numbers, wish.equals(TOGETHER) ? together : apart);
            }
        }
        return new Wishes(together, apart);
    }

    private static void pairs(String paths, Map<String, Integer> numbers, List<Wishes.Pair> pairs) {
        List<Integer> known = new ArrayList<>();
        for (String path : paths.split(",", -1)) {
            Integer number = numbers.get(path.strip());
            if (number != null) {
                known.add(number);
            }
        }
        for (int left = 0; left < known.size(); left++) {
            for (int right = left + 1; right < known.size(); right++) {
                pairs.add(new Wishes.Pair(known.get(left), known.get(right)));
            }
        }
    }

    private static List<String> lines(Path file) throws IOException {
        try {
            return Files.readAllLines(file, StandardCharsets.UTF_8);
        } catch (CharacterCodingException e) {
            throw new UnknownTopicsException(file + ": not in UTF-8");
        }
    }
}
