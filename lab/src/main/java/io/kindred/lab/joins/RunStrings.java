package io.kindred.lab.joins;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;

/** Texts as sets of runs of three words that are strings, as one makes them for a library that takes sets. */
public final class RunStrings {
    private RunStrings() {}

    /** The hashes of the runs of each text, whose words are between single spaces. */
    public static long[][] sets(List<String> texts, ToLongFunction<String> hash) {
        return texts.parallelStream()
                .map(text -> of(text).stream().mapToLong(hash).toArray())
                .toArray(long[][]::new);
    }

    private static Set<String> of(String text) {
        String[] words = text.split(" ", -1);
        Set<String> runs = new HashSet<>();
        for (int i = 0; i + 2 < words.length; i++) {
            runs.add(words[i] + " " + words[i + 1] + " " + words[i + 2]);
        }
        return runs;
    }
}
