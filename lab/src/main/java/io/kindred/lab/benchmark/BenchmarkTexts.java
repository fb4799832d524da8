package io.kindred.lab.benchmark;

import io.kindred.lab.text.SampleSize;
import io.kindred.lab.text.TextSample;
import io.kindred.lab.text.TextSource;
import io.kindred.lab.text.TimedTexts;
import java.io.IOException;
import java.nio.file.Path;

/** The texts a benchmark runs on: those of the run that started it, or generated ones. */
final class BenchmarkTexts {
    /** The system property that names the folder with the texts of the run. */
    static final String PROPERTY = "kindred.lab.texts";

    private static final SampleSize GENERATED = new SampleSize(32, 1_000);

    private BenchmarkTexts() {}

    static String[] of(TimedTexts kind) throws IOException {
        String folder = System.getProperty(PROPERTY);
        TextSample sample =
                folder == null ? new TextSource(Path.of("")).generated(GENERATED) : TextSample.load(Path.of(folder));
        return kind.in(sample).toArray(new String[0]);
    }
}
