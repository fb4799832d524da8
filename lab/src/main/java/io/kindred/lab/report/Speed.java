package io.kindred.lab.report;

import io.kindred.lab.benchmark.Timing;
import io.kindred.lab.text.TextSample;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A timing beside the texts it was taken on. */
record Speed(Timing timing, int texts, long bytes, long shingles) {
    private static final int GRAM = 4;

    static Speed of(Timing timing, TextSample sample) {
        List<String> texts = timing.texts().in(sample);
        long bytes = texts.stream()
                .mapToLong(text -> text.getBytes(StandardCharsets.UTF_8).length)
                .sum();
        long shingles =
                texts.stream().mapToLong(text -> text.length() - GRAM + 1).sum();
        return new Speed(timing, texts.size(), bytes, shingles);
    }

    /** Millions of bytes of text in a second. */
    double megabytesPerSecond() {
        return bytes / timing.medianMicros();
    }

    double nanosPerShingle() {
        return timing.medianMicros() * 1_000 / shingles;
    }

    double allocatedPerText() {
        return timing.medianBytes() / texts;
    }

    double shinglesPerText() {
        return (double) shingles / texts;
    }
}
