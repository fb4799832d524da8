package io.kindred.lab.growth;

import io.kindred.lab.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** The times of comparisons of longer and longer documents, and the power of the length they grow with. */
public final class Growth {
    /** From how many paragraphs on the time is that of the work rather than of getting started. */
    private static final int SETTLED = 100;

    private final List<Trial> trials;

    private Growth(List<Trial> trials) {
        this.trials = List.copyOf(trials);
    }

    /** Tries documents of so many paragraphs, each {@code rounds} times. */
    public static Growth of(List<Integer> sizes, int rounds, Consumer<String> progress) {
        List<Trial> trials = new ArrayList<>();
        for (int size : sizes) {
            progress.accept(size + " paragraphs");
            trials.add(Trial.of(size, rounds));
        }
        return new Growth(trials);
    }

    /** The power of the number of paragraphs that the time of a comparison grows with, by least squares. */
    public double exponent() {
        List<Trial> settled =
                trials.stream().filter(trial -> trial.paragraphs() >= SETTLED).toList();
        double[] x = settled.stream()
                .mapToDouble(trial -> Math.log(trial.paragraphs()))
                .toArray();
        double[] y = settled.stream()
                .mapToDouble(trial -> Math.log(trial.comparing()))
                .toArray();
        double meanX =
                IntStream.range(0, x.length).mapToDouble(i -> x[i]).average().orElse(0);
        double meanY =
                IntStream.range(0, y.length).mapToDouble(i -> y[i]).average().orElse(0);
        double products = IntStream.range(0, x.length)
                .mapToDouble(i -> (x[i] - meanX) * (y[i] - meanY))
                .sum();
        double squares = IntStream.range(0, x.length)
                .mapToDouble(i -> (x[i] - meanX) * (x[i] - meanX))
                .sum();
        return products / squares;
    }

    /** The trials as a table. */
    public Table table() {
        return new Table(
                "Comparing two versions, seconds of one processor",
                1,
                List.of("paragraphs", "words", "reading", "comparing", "comparing to reading", "map F1", "approximate"),
                trials.stream().map(Growth::row).toList());
    }

    private static List<String> row(Trial trial) {
        return List.of(
                Integer.toString(trial.paragraphs()),
                Integer.toString(trial.words()),
                String.format(Locale.ROOT, "%.4f", trial.reading()),
                String.format(Locale.ROOT, "%.4f", trial.comparing()),
                String.format(Locale.ROOT, "%.2f", trial.comparing() / trial.reading()),
                String.format(Locale.ROOT, "%.3f", trial.f1()),
                trial.approximate() ? "yes" : "no");
    }
}
