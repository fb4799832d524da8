package io.kindred.lab.growth;

import io.kindred.comparison.Comparison;
import io.kindred.comparison.align.AlignedComparer;
import io.kindred.corpus.Prose;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.lab.report.Table;
import io.kindred.relation.VersionScore;
import io.kindred.text.Document;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;

/**
 * A document of very many paragraphs, compared with itself or with its paragraphs from the last to the first.
 *
 * @param seconds how long it took to read both and to compare them
 * @param processor the seconds of one processor that this took, those of other programs and of collecting garbage left out
 * @param megabytes the most memory that was in use meanwhile, garbage counted
 */
public record Huge(
        String with,
        double seconds,
        double processor,
        long megabytes,
        double score,
        int matches,
        int paragraphs,
        boolean approximate) {
    private static final String APART = "\n\n";

    /** Compares a document of so many paragraphs of one sentence with itself and with its reverse. */
    public static List<Huge> of(int paragraphs, Consumer<String> progress) {
        progress.accept("writing " + paragraphs + " paragraphs");
        List<String> written = new ArrayList<>();
        Prose prose = new Prose(new Random(paragraphs));
        for (int i = 0; i < paragraphs; i++) {
            written.add(prose.sentence());
        }
        String text = String.join(APART, written);
        Collections.reverse(written);
        String reverse = String.join(APART, written);
        written.clear();
        progress.accept("comparing with itself");
        Huge itself = compare("itself", text, text);
        progress.accept("comparing with its reverse");
        return List.of(itself, compare("its reverse", text, reverse));
    }

    /** The comparisons as a table. */
    public static Table table(List<Huge> compared) {
        return new Table(
                String.format(
                        Locale.ROOT,
                        "A document of %,d paragraphs",
                        compared.get(0).paragraphs()),
                1,
                List.of(
                        "compared with",
                        "seconds",
                        "of processor",
                        "memory, MB",
                        "version score",
                        "matches",
                        "approximate"),
                compared.stream().map(Huge::row).toList());
    }

    private static Huge compare(String with, String left, String right) {
        MostMemory memory = new MostMemory();
        long start = System.nanoTime();
        long processor = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        Reading leftReading = read(left);
        Comparison comparison = new AlignedComparer().compare(leftReading, read(right));
        return new Huge(
                with,
                (System.nanoTime() - start) / 1e9,
                (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - processor) / 1e9,
                memory.megabytes(),
                VersionScore.of(comparison),
                comparison.matches().size(),
                leftReading.chunks().size(),
                comparison.approximate());
    }

    private static Reading read(String text) {
        return Reading.of(new Document("made", "made", text, Map.of()));
    }

    private List<String> row() {
        return List.of(
                with,
                String.format(Locale.ROOT, "%.1f", seconds),
                String.format(Locale.ROOT, "%.1f", processor),
                Long.toString(megabytes),
                String.format(Locale.ROOT, "%.3f", score),
                Integer.toString(matches),
                approximate ? "yes" : "no");
    }
}
