package io.kindred.lab.benchmark;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/** Gives JMH two figures for each contestant's turn in a round, beside its own one for the round. */
public final class TurnProfiler implements InternalProfiler {
    private static volatile List<Turns.Turn> round = List.of();

    static void finished(List<Turns.Turn> turns) {
        round = turns;
    }

    /** What JMH calls the time of a contestant's pass. */
    static String micros(String contestant) {
        return contestant + ".cpu";
    }

    /** What JMH calls the number of bytes that a contestant's pass allocates. */
    static String bytes(String contestant) {
        return contestant + ".alloc";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        finished(List.of());
    }

    @Override
    public List<ScalarResult> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        List<ScalarResult> figures = new ArrayList<>();
        for (Turns.Turn turn : round) {
            figures.add(new ScalarResult(micros(turn.contestant()), turn.micros(), "us", AggregationPolicy.AVG));
            figures.add(new ScalarResult(bytes(turn.contestant()), turn.bytes(), "B", AggregationPolicy.AVG));
        }
        return figures;
    }

    @Override
    public String getDescription() {
        return "the turns of the contestants";
    }
}
