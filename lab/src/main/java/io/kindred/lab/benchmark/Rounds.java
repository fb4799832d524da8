package io.kindred.lab.benchmark;

import io.kindred.lab.text.TimedTexts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * All benchmarks, several times over.
 *
 * <p>In each round every contestant has one short turn in a process of its own, so that a noisy minute of the machine
 * hits all of them a little rather than one of them wholly.
 */
public final class Rounds {
    private static final String BENCHMARKS = "io\\.kindred\\.lab\\.benchmark\\..*Benchmark\\.";
    private static final String ALLOCATED = "gc.alloc.rate.norm";
    private static final String CPU_TIME = "cpuMicros";

    private final Length length;
    private final Path texts;
    private final Path results;

    /**
     * How long to measure.
     *
     * @param warmup how often a turn runs for {@code millis} before it is measured
     * @param iterations how often a turn is measured for {@code millis}
     */
    public record Length(int rounds, int warmup, int iterations, int millis) {}

    /**
     * Rounds on the texts of one folder.
     *
     * @param results the file for the raw results of JMH, with {@code %d} for the round
     */
    public Rounds(Length length, Path texts, Path results) {
        this.length = length;
        this.texts = texts;
        this.results = results;
    }

    /** Runs all rounds, each announced to a listener, and returns one timing for each contestant and kind of text. */
    public List<Timing> run(IntConsumer listener) throws RunnerException {
        List<RunResult> all = new ArrayList<>();
        for (int round = 1; round <= length.rounds(); round++) {
            listener.accept(round);
            all.addAll(round(round));
        }
        Map<String, List<RunResult>> turns = all.stream()
                .collect(Collectors.groupingBy(
                        r -> r.getParams().getBenchmark() + " " + contestant(r) + " " + texts(r),
                        LinkedHashMap::new,
                        Collectors.toList()));
        return turns.values().stream().map(Rounds::timing).toList();
    }

    private Collection<RunResult> round(int number) throws RunnerException {
        TimeValue time = new TimeValue(length.millis(), TimeUnit.MILLISECONDS);
        return new Runner(new OptionsBuilder()
                        .include(BENCHMARKS)
                        .forks(1)
                        .warmupIterations(length.warmup())
                        .warmupTime(time)
                        .measurementIterations(length.iterations())
                        .measurementTime(time)
                        .jvmArgsAppend(
                                "-Xms1g", "-Xmx1g", "-XX:+UseSerialGC", "-D" + BenchmarkTexts.PROPERTY + "=" + texts)
                        .addProfiler(GCProfiler.class)
                        .shouldFailOnError(true)
                        .verbosity(VerboseMode.SILENT)
                        .resultFormat(ResultFormatType.JSON)
                        .result(results.toString().replace("%d", Integer.toString(number)))
                        .build())
                .run();
    }

    private static Timing timing(List<RunResult> turns) {
        List<Double> micros = new ArrayList<>();
        for (RunResult turn : turns) {
            turn.getBenchmarkResults()
                    .forEach(fork -> fork.getIterationResults().forEach(iteration -> micros.add(score(iteration))));
        }
        Result<?> allocated = turns.get(0).getSecondaryResults().get(ALLOCATED);
        return new Timing(contestant(turns.get(0)), texts(turns.get(0)), micros, allocated.getScore());
    }

    private static double score(IterationResult iteration) {
        return iteration.getSecondaryResults().get(CPU_TIME).getScore();
    }

    private static String contestant(RunResult result) {
        return result.getParams().getParam("contestant");
    }

    private static TimedTexts texts(RunResult result) {
        return TimedTexts.valueOf(result.getParams().getParam("texts"));
    }
}
