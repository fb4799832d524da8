package io.kindred.lab.benchmark;

import io.kindred.lab.contestant.SimHashContestant;
import io.kindred.lab.contestant.SimHashing;
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
 * The time to make a SimHash of 64 bits of each text.
 *
 * <p>Alone, on generated prose: {@code java -cp lab/target/kindred-lab.jar org.openjdk.jmh.Main SimHashBenchmark}
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 5, time = 1)
public class SimHashBenchmark {
    @Param
    public SimHashContestant contestant;

    @Param({"PARAGRAPHS", "DOCUMENTS"})
    public TimedTexts texts;

    private SimHashing hashing;
    private String[] timed;

    @Setup
    public void prepare() throws IOException {
        hashing = contestant.make();
        timed = BenchmarkTexts.of(texts);
    }

    @Benchmark
    public void allTexts(CpuTime time, Blackhole hole) {
        time.pass();
        for (String text : timed) {
            hole.consume(hashing.hash(text));
        }
    }
}
