package io.kindred.lab.growth;

import io.kindred.comparison.Comparer;
import io.kindred.comparison.Comparison;
import io.kindred.comparison.align.AlignedComparer;
import io.kindred.corpus.Dose;
import io.kindred.corpus.Draft;
import io.kindred.corpus.Edit;
import io.kindred.corpus.ParagraphEdits;
import io.kindred.corpus.Place;
import io.kindred.corpus.Prose;
import io.kindred.corpus.WordEdits;
import io.kindred.corpus.truth.TruthScore;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.lab.versions.made.MapScores;
import io.kindred.text.Document;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;

/**
 * One size of document, read and compared with another version of it: a word replaced in every paragraph, a tenth of the
 * paragraphs removed and a tenth moved.
 *
 * @param words how many words the document has
 * @param reading the seconds of processor time it took to read both documents, the median of the rounds
 * @param comparing the seconds it took to compare them
 * @param f1 how well the paragraph map was found
 */
record Trial(int paragraphs, int words, double reading, double comparing, double f1, boolean approximate) {
    private static final Edit EDIT = WordEdits.replace(1)
            .then(ParagraphEdits.remove(Dose.share(0.1), Place.ANYWHERE))
            .then(ParagraphEdits.move(Dose.share(0.1)));

    static Trial of(int paragraphs, int rounds) {
        Draft base = Draft.of(new Prose(new Random(paragraphs)).paragraphs(paragraphs));
        Draft version = EDIT.apply(base, new Random(1));
        double[] reading = new double[rounds];
        double[] comparing = new double[rounds];
        Comparer comparer = new AlignedComparer();
        Comparison comparison = null;
        for (int round = 0; round < rounds; round++) {
            Timed<Reading> left = Timed.of(() -> read(base));
            Timed<Reading> right = Timed.of(() -> read(version));
            Timed<Comparison> compared = Timed.of(() -> comparer.compare(left.result(), right.result()));
            reading[round] = left.seconds() + right.seconds();
            comparing[round] = compared.seconds();
            comparison = compared.result();
        }
        TruthScore score = MapScores.score(version.truth(), comparison);
        return new Trial(
                paragraphs,
                comparison.left().words(),
                median(reading),
                median(comparing),
                score.f1(),
                comparison.approximate());
    }

    private static Reading read(Draft draft) {
        return Reading.of(new Document("made", "made", draft.text(), Map.of()));
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    /** What something yields, and the seconds of processor time it took this thread. */
    private record Timed<T>(T result, double seconds) {
        static <T> Timed<T> of(Supplier<T> work) {
            long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            T result = work.get();
            return new Timed<>(result, (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / 1e9);
        }
    }
}
