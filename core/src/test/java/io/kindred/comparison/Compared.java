package io.kindred.comparison;

import io.kindred.chunk.Chunk;
import io.kindred.comparison.align.AlignedComparer;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.Document;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Short ways from texts to what they have in common. */
public final class Compared {
    private Compared() {}

    /** The reading of a text. */
    public static Reading reading(String text) {
        return Reading.of(new Document("", "", text, Map.of()));
    }

    /** What two texts have in common. */
    public static Comparison texts(String left, String right) {
        return readings(reading(left), reading(right));
    }

    /** What two texts that were read have in common. */
    static Comparison readings(Reading left, Reading right) {
        return new AlignedComparer().compare(left, right);
    }

    /** The words of some chunks of a reading. */
    static List<Long> words(Reading reading, List<Chunk> chunks) {
        return chunks.stream()
                .map(Chunk::number)
                .flatMap(number -> IntStream.range(reading.firstWordOf(number), reading.firstWordOf(number + 1))
                        .mapToObj(reading::word))
                .toList();
    }
}
