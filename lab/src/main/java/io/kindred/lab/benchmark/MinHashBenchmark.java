package io.kindred.lab.benchmark;

import io.kindred.lab.contestant.MinHashContestant;
import io.kindred.lab.contestant.Sketching;
import io.kindred.lab.text.TimedTexts;
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
 * The time to make a MinHash of 128 components of each text.
 *
 * <p>Alone, on generated prose: {@code java -cp lab/target/kindred-lab.jar org.openjdk.jmh.Main MinHashBenchmark}
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 5, time = 1)
public class MinHashBenchmark {
    @Param
    public MinHashContestant contestant;

    @Param({"SHINGLES_400", "SHINGLES_4000"})
    public TimedTexts texts;

    private Sketching<?> sketching;
    private String[] timed;

    @Setup
    public void prepare() throws IOException {
        sketching = contestant.make();
        timed = BenchmarkTexts.of(texts);
    }

    @Benchmark
    public void allTexts(CpuTime time, Blackhole hole) {
        time.pass();
        for (String text : timed) {
            hole.consume(sketching.sketch(text));
        }
    }
}
