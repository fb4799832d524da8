package io.kindred.semantics.concept;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Words that say nothing of what a text is about, by language. */
final class StopWords {
    private static final Map<String, Set<String>> ALL = read();

    private StopWords() {}

    /** The stop words of a language, in small letters; none for a language without a list. */
    static Set<String> of(String language) {
        return ALL.getOrDefault(language, Set.of());
    }

    /** The languages with a list, in alphabetical order. */
    static Set<String> languages() {
        return ALL.keySet();
    }

    private static Map<String, Set<String>> read() {
        Map<String, Set<String>> words = new TreeMap<>();
        for (String line : lines("stopwords.txt")) {
            int colon = line.indexOf(':');
            words.put(line.substring(0, colon), Set.of(line.substring(colon + 2).split(" ", -1)));
        }
        return words;
    }

    /** The lines of a resource less its comments. */
    static List<String> lines(String resource) {
        try (InputStream in = StopWords.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException(resource + " is missing from this installation; install Kindred anew");
            }
            BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            List<String> lines = new ArrayList<>();
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (!line.startsWith("#")) {
                    lines.add(line);
                }
            }
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException(resource + " cannot be read; install Kindred anew", e);
        }
    }
}
