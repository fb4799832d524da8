package io.kindred.lab.benchmark;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Rounds in which all contestants of a contest take turns in one process.
 *
 * <p>Alone, on generated prose: {@code java -cp lab/target/kindred-lab.jar org.openjdk.jmh.Main -prof
 * io.kindred.lab.benchmark.TurnProfiler}
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 10)
@Measurement(iterations = 10)
public class ContestBenchmark {
    @Param
    public Contest contest;

    private Turns turns;

    @Setup
    public void prepare() throws IOException {
        turns = new Turns(contest.contestants(), BenchmarkTexts.of(contest.texts()));
    }

    @Benchmark
    public void round(Blackhole hole) {
        TurnProfiler.finished(turns.round(hole));
    }
}
