package io.kindred.relation;

import io.kindred.comparison.Compared;
import io.kindred.corpus.Prose;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Short ways from texts to scores. */
final class Scored {
    private Scored() {}

    /** The version score of two texts. */
    static double version(String left, String right) {
        return VersionScore.of(Compared.texts(left, right));
    }

    /** The score of two texts on the scale on which versions have 0.5 and more. */
    static double score(String left, String right) {
        return AlignedClassifier.score(Compared.texts(left, right));
    }

    /** A text of ten to sixteen paragraphs of three to six sentences. */
    static String text(Random random) {
        Prose prose = new Prose(random);
        return IntStream.range(0, 10 + random.nextInt(7))
                .mapToObj(i -> prose.paragraph(3 + random.nextInt(4)))
                .collect(Collectors.joining("\n\n"));
    }
}
