package io.kindred.comparison.passage;

import io.kindred.comparison.Comparer;
import io.kindred.comparison.Comparison;
import io.kindred.fingerprint.reading.Reading;

/** A comparer that adds to what another one finds the passages that two documents share, word for word or rewritten. */
public final class PassageComparer implements Comparer {
    /** How many words both documents may have together for their passages to be looked for. */
    private static final int MOST_WORDS = 2_000_000;

    private final Comparer comparer;
    private final PassageFinder passages = new PassageFinder();

    public PassageComparer(Comparer comparer) {
        this.comparer = comparer;
    }

    @Override
    public Comparison compare(Reading left, Reading right) {
        Comparison comparison = comparer.compare(left, right);
        if ((long) left.words() + right.words() > MOST_WORDS) {
            return comparison.with(comparison.passages(), true);
        }
        Found found = passages.find(left, right);
        return comparison.with(found.passages(), found.approximate());
    }
}
