package io.kindred.server;

import io.kindred.fingerprint.reading.Reading;
import io.kindred.relation.RelationKind;
import io.kindred.scan.Kinship;
import io.kindred.scan.Question;
import io.kindred.store.Entry;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Looks at the catalog, compares some of its pairs and asks for the kin of some of its documents before anybody does, so that the
 * first who does is answered as fast as others: Java compiles what has run a few times, and what was read is at hand. Nobody waits for
 * it, and nothing comes of it that anybody sees.
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
            forSomeTime(pairs(overview), pair -> compare(overview, pair));
            forSomeTime(overview.documents(), card -> readers.ask(reader -> kin(reader, card.entry())));
        } catch (IOException | RuntimeException e) {
            // Whoever asks is told what is wrong.
        }
    }

    /** One thing that is rehearsed. */
    @FunctionalInterface
    private interface Step<T> {
        void take(T what) throws IOException;
    }

    private <T> void forSomeTime(List<T> all, Step<T> step) throws IOException {
        long begun = System.nanoTime();
        for (T one : all) {
            if (over || System.nanoTime() - begun > TIME.toNanos()) {
                return;
            }
            step.take(one);
        }
    }

    private static List<Kinship> kin(Reader reader, Entry entry) throws IOException {
        Optional<Reading> reading = reader.library().reading(entry);
        return reading.isPresent()
                ? reader.check().kin(new Question(entry.file().content(), reading.get()))
                : List.of();
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
