package io.kindred.lab.benchmark;

import io.kindred.lab.contestant.Contestant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * All contests, in many short rounds.
 *
 * <p>Contestants alternate within one process, a few hundredths of a second each: what slows the machine for a second or a
 * minute slows all turns of a round alike, and leaves their ratio as it is.
 */
public final class Rounds {
    private final Length length;
    private final Path texts;
    private final Path results;

    /**
     * How long to measure.
     *
     * @param processes how many processes a contest has, one after another
     * @param warmup how many rounds of a process come before those that are measured
     * @param rounds how many rounds of a process are measured
     */
    public record Length(int processes, int warmup, int rounds) {}

    /**
     * Rounds on the texts of one folder.
     *
     * @param results the file for the raw results of JMH, with {@code %s} for the contest
     */
    public Rounds(Length length, Path texts, Path results) {
        this.length = length;
        this.texts = texts;
        this.results = results;
    }

    /** Runs all contests, each announced to a listener, and returns the timings of all contestants in all of them. */
    public List<Timing> run(Consumer<Contest> listener) throws RunnerException {
        List<Timing> timings = new ArrayList<>();
        for (Contest contest : Contest.values()) {
            listener.accept(contest);
            List<IterationResult> rounds = rounds(contest);
            contest.contestants().forEach(contestant -> timings.add(timing(contestant, contest, rounds)));
        }
        return timings;
    }

    private List<IterationResult> rounds(Contest contest) throws RunnerException {
        RunResult result = new Runner(new OptionsBuilder()
                        .include(ContestBenchmark.class.getName())
                        .param("contest", contest.name())
                        .forks(length.processes())
                        .warmupIterations(length.warmup())
                        .measurementIterations(length.rounds())
                        .jvmArgsAppend(
                                "-Xms1g", "-Xmx1g", "-XX:+UseSerialGC", "-D" + BenchmarkTexts.PROPERTY + "=" + texts)
                        .addProfiler(TurnProfiler.class)
                        .shouldFailOnError(true)
                        .verbosity(VerboseMode.SILENT)
                        .resultFormat(ResultFormatType.JSON)
                        .result(raw(contest))
                        .build())
                .runSingle();
        return result.getBenchmarkResults().stream()
                .flatMap(process -> process.getIterationResults().stream())
                .toList();
    }

    private String raw(Contest contest) {
        String name = contest.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return results.toString().replace("%s", name);
    }

    private static Timing timing(Contestant contestant, Contest contest, List<IterationResult> rounds) {
        return new Timing(
                contestant.name(),
                contest.texts(),
                figures(rounds, TurnProfiler.micros(contestant.name())),
                figures(rounds, TurnProfiler.bytes(contestant.name())));
    }

    private static List<Double> figures(List<IterationResult> rounds, String name) {
        return rounds.stream()
                .map(round -> round.getSecondaryResults().get(name).getScore())
                .toList();
    }
}
