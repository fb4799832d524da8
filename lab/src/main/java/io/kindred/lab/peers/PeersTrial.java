package io.kindred.lab.peers;

import io.kindred.lab.joins.Paragraphs;
import io.kindred.lab.joins.WordRuns;
import io.kindred.lab.report.Table;
import io.kindred.text.FoldingNormalizer;
import io.kindred.text.Tokenizer;
import io.kindred.text.Tokens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Has every peer find the similar pairs of the same documents, and holds what each found against all there are. */
public final class PeersTrial {
    private static final long SEED = 20143;
    private static final int WORDS = 3;
    private static final String LEAST_MEMORY = "-Xms4g";
    private static final String MOST_MEMORY = "-Xmx12g";

    /** How many documents are compared with every other, to see whether the exact join is. */
    private static final int PROBES = 100;

    private final Path place;
    private final double threshold;
    private final Consumer<String> progress;

    /**
     * A trial.
     *
     * @param place an empty folder
     * @param threshold the least Jaccard similarity of the sets of runs of three words of two documents
     */
    public PeersTrial(Path place, double threshold, Consumer<String> progress) {
        this.place = place;
        this.threshold = threshold;
        this.progress = progress;
    }

    /**
     * Does it all, and tells it in a table.
     *
     * @param most how many paragraphs of the files below the folder are the documents, at most
     * @param script what runs peers that are not written in Java, if they shall
     */
    public Table run(Path folder, int most, Optional<Path> script) throws IOException {
        progress.accept("reading " + folder);
        List<String> documents = Paragraphs.below(folder, most).parallelStream()
                .map(PeersTrial::words)
                .filter(words -> words.chars().filter(c -> c == ' ').count() >= WORDS - 1)
                .toList();
        Files.write(place.resolve(Place.DOCUMENTS), documents);
        for (Peer peer : Peer.values()) {
            progress.accept(peer.label());
            fork(peer);
        }
        if (script.isPresent()) {
            progress.accept("the script for other peers");
            wait(new ProcessBuilder(script.get().toString(), place.toString(), Double.toString(threshold)));
        }
        return table(documents);
    }

    /** The words of a text as Kindred cuts and folds them, so that whoever cuts at spaces has the same. */
    private static String words(String text) {
        Tokens tokens =
                new Tokenizer().tokenize(new FoldingNormalizer().normalize(text).text());
        return IntStream.range(0, tokens.size()).mapToObj(tokens::text).collect(Collectors.joining(" "));
    }

    private void fork(Peer peer) throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        wait(new ProcessBuilder(
                java.toString(),
                "-XX:+UseSerialGC",
                LEAST_MEMORY,
                MOST_MEMORY,
                "-cp",
                System.getProperty("java.class.path"),
                Turn.class.getName(),
                peer.name(),
                place.toString(),
                Double.toString(threshold)));
    }

    private static void wait(ProcessBuilder builder) throws IOException {
        try {
            int status = builder.redirectError(ProcessBuilder.Redirect.INHERIT)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
            if (status != 0) {
                throw new IOException(builder.command().get(0) + " ended with " + status);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private Table table(List<String> documents) throws IOException {
        Place found = new Place(place);
        Set<Long> truth = new HashSet<>(found.pairs(Peer.KINDRED.label()));
        check(documents, truth);
        List<List<String>> rows = new ArrayList<>();
        double ours = found.cost(Peer.KINDRED.label())[0];
        for (String name : found.names()) {
            Set<Long> pairs = new HashSet<>(found.pairs(name));
            double[] cost = found.cost(name);
            long right = pairs.stream().filter(truth::contains).count();
            rows.add(List.of(
                    name,
                    number(cost[0], 2),
                    number(cost[0] / ours, 1),
                    number(documents.size() / cost[0], 0),
                    number(cost[1], 0),
                    Integer.toString(pairs.size()),
                    number(share(right, truth.size()), 4),
                    number(share(right, pairs.size()), 4)));
        }
        List<String> header = List.of(
                "by",
                "seconds of processor",
                "times Kindred's",
                "documents/s",
                "most MB",
                "pairs",
                "recall",
                "precision");
        String title = String.format(Locale.ROOT, "%,d documents, Jaccard %.1f", documents.size(), threshold);
        return new Table(title, 1, header, rows);
    }

    /** Compares some documents with every other: what is called exact must be. */
    private void check(List<String> documents, Set<Long> pairs) {
        progress.accept("comparing " + PROBES + " documents with every other");
        long[][] sets = Peer.sets(documents);
        new Random(SEED).ints(PROBES, 0, sets.length).forEach(probe -> {
            Set<Long> near = IntStream.range(0, sets.length)
                    .parallel()
                    .filter(i -> i != probe && WordRuns.similarity(sets[i], sets[probe]) >= threshold)
                    .mapToObj(i -> (long) Math.min(i, probe) << Integer.SIZE | Math.max(i, probe))
                    .collect(Collectors.toSet());
            Set<Long> joined = pairs.stream()
                    .filter(pair -> pair >>> Integer.SIZE == probe || pair.intValue() == probe)
                    .collect(Collectors.toSet());
            if (!near.equals(joined)) {
                throw new IllegalStateException(
                        "document " + probe + " has " + near.size() + " pairs, the join found " + joined.size());
            }
        });
    }

    private static double share(long part, long whole) {
        return whole == 0 ? 1 : (double) part / whole;
    }

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
