package io.kindred.server;

import io.kindred.report.Row;
import io.kindred.store.Entry;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/**
 * A document as lists show it.
 *
 * @param kin how many documents it is kin to
 * @param copies how many others have the same bytes
 */
record Card(
        Entry entry,
        String title,
        Optional<String> author,
        Optional<String> type,
        Optional<String> language,
        Optional<String> created,
        Optional<String> family,
        int kin,
        int copies) {
    private static final long NANOS = 1_000_000_000L;

    int id() {
        return entry.id();
    }

    String path() {
        return entry.path();
    }

    long size() {
        return entry.file().size();
    }

    /** When its file was last written. */
    Instant time() {
        return time(entry);
    }

    static Instant time(Entry entry) {
        long nanos = entry.file().mtime();
        return Instant.ofEpochSecond(Math.floorDiv(nanos, NANOS), Math.floorMod(nanos, NANOS));
    }

    /** Whether its path, title or author has a text in it, given in small letters. */
    boolean mentions(String text) {
        return has(path(), text)
                || has(title, text)
                || author.filter(name -> has(name, text)).isPresent();
    }

    static boolean has(String whole, String part) {
        return whole.toLowerCase(Locale.ROOT).contains(part);
    }

    Row row() {
        return new Row()
                .with("id", id())
                .with("path", path())
                .with("title", title)
                .with("size", size())
                .with("modified", time().toString())
                .with("words", entry.words())
                .with("type", type.orElse(null))
                .with("author", author.orElse(null))
                .with("language", language.orElse(null))
                .with("family", family.orElse(null))
                .with("kin", kin)
                .with("copies", copies);
    }
}
