package io.kindred.clean;

import io.kindred.store.Entry;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;

/**
 * When a document was last changed.
 *
 * @param own whether the document says so itself; if not, it is the time of its file
 */
record Dated(Instant time, boolean own) {
    private static final Instant EARLIEST = Instant.parse("1980-01-01T00:00:00Z");
    private static final Duration SLACK = Duration.ofDays(1);

    /** The time of a file. */
    static Instant file(Entry entry) {
        return Instant.ofEpochSecond(0, entry.file().mtime());
    }

    /**
     * When a document was last changed.
     *
     * @param modified what the document says, if it says anything: believed if it is a time, from 1980 on, and not later
     *     than its file
     */
    static Dated of(Entry entry, Optional<String> modified) {
        Instant file = file(entry);
        return modified.flatMap(Dated::time)
                .filter(time -> !time.isBefore(EARLIEST) && !time.isAfter(file.plus(SLACK)))
                .map(time -> new Dated(time, /* own= */ true))
                .orElseGet(() -> new Dated(file, /* own= */ false));
    }

    private static Optional<Instant> time(String text) {
        try {
            return Optional.of(OffsetDateTime.parse(text).toInstant());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** The day, and who says so. */
    String shown() {
        return day(time) + (own ? " by its own date" : " by file time");
    }

    static LocalDate day(Instant time) {
        return LocalDate.ofInstant(time, ZoneOffset.UTC);
    }
}
