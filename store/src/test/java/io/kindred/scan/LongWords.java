package io.kindred.scan;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.kindred.relation.Meaning;
import io.kindred.relation.Relatedness;
import io.kindred.relation.Subjects;
import io.kindred.text.Span;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** For tests: documents are about their long words, and those tell most that are in few of them. */
final class LongWords implements Meaning {
    static final String WORDS = "long-words";
    static final String LETTERS = "letters";
    private static final String ALL = "all";
    private static final double RELATED = 0.2;

    final AtomicInteger told = new AtomicInteger();

    /** Nothing more is told after so many. */
    int breaksAfter = Integer.MAX_VALUE;

    /** Whether the second scheme can be used. */
    boolean knowsLetters = true;

    @Override
    public List<String> schemes() {
        return List.of(WORDS, LETTERS);
    }

    @Override
    public byte[] tell(String scheme, String text) throws IOException {
        if (scheme.equals(LETTERS) && !knowsLetters) {
            throw new IOException("the letters are lost");
        }
        if (told.incrementAndGet() > breaksAfter) {
            throw new IllegalStateException("broken off");
        }
        TreeSet<String> words = new TreeSet<>();
        for (String word : text.split("\\P{L}+", -1)) {
            if (word.length() > 6) {
                words.add(scheme.equals(WORDS) ? word : word.substring(0, 1));
            }
        }
        return String.join(" ", words).getBytes(UTF_8);
    }

    @Override
    public Subjects subjects(int documents, IntFunction<Map<String, byte[]>> about) {
        return subjects(IntStream.range(0, documents)
                .mapToObj(i -> words(about.apply(i)))
                .toList());
    }

    @Override
    public Subjects opened(Function<String, byte[]> parts, IntFunction<Map<String, byte[]>> about) {
        return subjects(Arrays.stream(new String(parts.apply(ALL), UTF_8).split("\n", -1))
                .map(line -> words(Map.of(WORDS, line.getBytes(UTF_8))))
                .toList());
    }

    private static Subjects subjects(List<Set<String>> all) {
        Map<String, Integer> holders = new HashMap<>();
        all.forEach(words -> words.forEach(word -> holders.merge(word, 1, Integer::sum)));
        return new Subjects() {
            @Override
            public int[] related(Map<String, byte[]> one, int most) {
                double[] scores = all.stream()
                        .mapToDouble(other -> semantic(words(one), other))
                        .toArray();
                return IntStream.range(0, all.size())
                        .filter(i -> scores[i] >= RELATED)
                        .boxed()
                        .sorted(Comparator.<Integer>comparingDouble(i -> -scores[i])
                                .thenComparing(i -> i))
                        .limit(most)
                        .mapToInt(i -> i)
                        .toArray();
            }

            @Override
            public Map<String, byte[]> parts() {
                String lines =
                        all.stream().map(words -> String.join(" ", words)).collect(Collectors.joining("\n"));
                return Map.of(ALL, lines.getBytes(UTF_8));
            }

            @Override
            public Relatedness between(Map<String, byte[]> left, Map<String, byte[]> right) {
                List<String> shared = new ArrayList<>(words(left));
                shared.retainAll(words(right));
                return new Relatedness(
                        semantic(words(left), words(right)),
                        shared,
                        Optional.of(new Relatedness.Passages(Span.of(0, 5), Span.of(0, 7), 0.5)));
            }

            private double semantic(Set<String> left, Set<String> right) {
                TreeSet<String> either = new TreeSet<>(left);
                either.addAll(right);
                double shared = 0;
                double sum = 0;
                for (String word : either) {
                    double weight = 1.0 / holders.getOrDefault(word, 1);
                    sum += weight;
                    shared += left.contains(word) && right.contains(word) ? weight : 0;
                }
                return sum == 0 ? 0 : shared / sum;
            }
        };
    }

    private static Set<String> words(Map<String, byte[]> told) {
        byte[] words = told.getOrDefault(WORDS, new byte[0]);
        return new TreeSet<>(Arrays.asList(new String(words, UTF_8).split(" ", -1)));
    }
}
