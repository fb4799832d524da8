package io.kindred.server;

import io.kindred.relation.RelationKind;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Looks at the catalog and compares some of its pairs before anybody asks, so that the first who does is answered as fast as
 * others: Java compiles what has run a few times, and the texts that were read are at hand. Nobody waits for it, and nothing comes of
 * it that anybody sees.
 */
final class Rehearsal implements Runnable {
    private static final Duration TIME = Duration.ofSeconds(2);

    private final Readers readers;
    private final CompareEndpoints compare;
    private volatile boolean over;

    Rehearsal(Readers readers, CompareEndpoints compare) {
        this.readers = readers;
        this.compare = compare;
    }

    void begin() {
        Thread thread = new Thread(this, "rehearsal");
        thread.setDaemon(true);
        thread.start();
    }

    void end() {
        over = true;
    }

    @Override
    public void run() {
        try {
            Overview overview = readers.overview();
            long begun = System.nanoTime();
            for (StoredRelation pair : pairs(overview)) {
                if (over || System.nanoTime() - begun > TIME.toNanos()) {
                    return;
                }
                compare(overview, pair);
            }
        } catch (IOException | RuntimeException e) {
            // Whoever asks is told what is wrong.
        }
    }

    private static List<StoredRelation> pairs(Overview overview) {
        return overview.relations().stream()
                .filter(found -> found.relation().kind() == RelationKind.VERSION)
                .toList();
    }

    private void compare(Overview overview, StoredRelation pair) throws IOException {
        Card left = overview.document(pair.left());
        Card right = overview.document(pair.right());
        ComparisonRow row = new ComparisonRow(compare.finding(overview, left, right, /* brief= */ true));
        Answer.text(row.row(Optional.of(left), right));
    }
}
