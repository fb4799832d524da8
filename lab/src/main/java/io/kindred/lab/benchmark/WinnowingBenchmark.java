package io.kindred.lab.benchmark;

import io.kindred.fingerprint.Winnower;
import io.kindred.lab.contestant.WinnowingContestant;
import io.kindred.lab.text.TimedTexts;
import io.kindred.text.NormalizedText;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
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
 * The time to winnow each text.
 *
 * <p>Alone, on generated prose: {@code java -cp lab/target/kindred-lab.jar org.openjdk.jmh.Main WinnowingBenchmark}
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 5, time = 1)
public class WinnowingBenchmark {
    @Param
    public WinnowingContestant contestant;

    @Param({"PARAGRAPHS", "DOCUMENTS"})
    public TimedTexts texts;

    private Winnower winnower;
    private NormalizedText[] timed;

    @Setup
    public void prepare() throws IOException {
        winnower = contestant.make();
        timed = Stream.of(BenchmarkTexts.of(texts))
                .map(WinnowingContestant::normalized)
                .toArray(NormalizedText[]::new);
    }

    @Benchmark
    public void allTexts(CpuTime time, Blackhole hole) {
        time.pass();
        for (NormalizedText text : timed) {
            hole.consume(winnower.fingerprint(text));
        }
    }
}
