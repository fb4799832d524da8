package io.kindred.comparison.align;

import io.kindred.comparison.Comparer;
import io.kindred.comparison.Comparison;
import io.kindred.comparison.Rarity;
import io.kindred.fingerprint.reading.Reading;
import java.util.Comparator;
import java.util.List;

/** Compares documents by aligning their sentences, and tells what became of each chunk. */
public final class AlignedComparer implements Comparer {
    private static final long STEPS = 500_000_000;
    private static final Comparator<Reading> FIRST = Comparator.comparing(
                    (Reading reading) -> reading.text().hex())
            .thenComparing(reading -> reading.document().text());

    private final Rarity rarity;
    private final long steps;

    /** A comparer to which all sentences tell as much. */
    public AlignedComparer() {
        this(Rarity.UNKNOWN);
    }

    /** A comparer to which sentences tell as much as {@code rarity} says. */
    public AlignedComparer(Rarity rarity) {
        this(rarity, STEPS);
    }

    AlignedComparer(Rarity rarity, long steps) {
        this.rarity = rarity;
        this.steps = steps;
    }

    /** Compares in an order that does not depend on which is left, so that the answer for right and left is the mirror. */
    @Override
    public Comparison compare(Reading left, Reading right) {
        if (FIRST.compare(left, right) <= 0) {
            return align(left, right);
        }
        return align(right, left).mirrored();
    }

    private Comparison align(Reading left, Reading right) {
        Alignment alignment = Alignment.of(left, right, new Budget(steps));
        return new Comparison(
                left,
                right,
                ChunkMatches.of(alignment),
                List.of(),
                ShareCount.of(alignment, rarity),
                left.text().equals(right.text()),
                alignment.approximate());
    }
}
