package io.kindred.lab.embedding;

import ai.onnxruntime.OrtException;
import io.kindred.lab.report.Table;
import io.kindred.semantics.embedding.ByteVector;
import io.kindred.semantics.embedding.EmbeddingModel;
import io.kindred.semantics.embedding.OnnxEmbedder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How fast passages are embedded, from text to bytes, beside the bare runtime on the same passages. */
public final class SpeedTrial {
    private static final int TURN = 16;
    private static final int WARM_UP = 4;

    private SpeedTrial() {}

    /** Both take turns of some passages; a ratio is the median of the ratios of turns. */
    public static Table run(EmbeddingModel model, List<String> passages) throws IOException, OrtException {
        List<Double> single = new ArrayList<>();
        List<Double> batched = new ArrayList<>();
        List<Double> ours = new ArrayList<>();
        try (OnnxEmbedder embedder = OnnxEmbedder.load(model);
                BareRuntime bare = new BareRuntime(model)) {
            for (int from = 0; from + TURN <= passages.size(); from += TURN) {
                List<String> turn = passages.subList(from, from + TURN);
                long[][] pieces = turn.stream().map(embedder::pieces).toArray(long[][]::new);
                double alone = seconds(() -> {
                    for (long[] one : pieces) {
                        bare.run(one);
                    }
                });
                double embedded = seconds(() -> turn.forEach(passage -> ByteVector.of(embedder.embed(passage))));
                double together = seconds(() -> bare.run(pieces));
                if (from >= WARM_UP * TURN) {
                    ours.add(TURN / embedded);
                    single.add(alone / embedded);
                    batched.add(together / embedded);
                }
            }
        }
        return new Table(
                "Speed of " + model.name() + ", from text to bytes, one thread",
                1,
                List.of("beside", "our share of its speed"),
                List.of(
                        List.of("the bare runtime, passage by passage", percent(median(single))),
                        List.of(
                                "the bare runtime, " + TURN + " passages filled up to the longest",
                                percent(median(batched))),
                        List.of("passages a second", String.format(Locale.ROOT, "%.0f", median(ours)))));
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElse(0.0);
    }

    private static double seconds(Work work) throws OrtException {
        long start = System.nanoTime();
        work.run();
        return (System.nanoTime() - start) / 1e9;
    }

    private interface Work {
        void run() throws OrtException;
    }
}
