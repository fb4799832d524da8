package io.kindred.scan;

import io.kindred.fingerprint.reading.Reading;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The readings used last, as many as fit into a share of the memory of this process. Used by many threads at once. */
public final class ReadingCache {
    private static final double SHARE = 0.4;

    private static final int LEAST_PART = 8;

    private final long most;
    private long limit;
    private final Map<Integer, Reading> readings = new LinkedHashMap<>(16, 0.75f, true);
    private long weight;

    ReadingCache() {
        this(Math.round(SHARE * Runtime.getRuntime().maxMemory()));
    }

    /** A cache of at most so many bytes. */
    public ReadingCache(long limit) {
        this.most = limit;
        this.limit = limit;
    }

    synchronized Optional<Reading> get(int document) {
        return Optional.ofNullable(readings.get(document));
    }

    synchronized void put(int document, Reading reading) {
        Reading before = readings.put(document, reading);
        weight += weight(reading) - (before == null ? 0 : weight(before));
        forgetEldest();
    }

    /** Keeps so many bytes less than it might from now on, but a part of them always. */
    synchronized void makeRoom(long bytes) {
        limit = Math.max(most / LEAST_PART, most - bytes);
        forgetEldest();
    }

    private void forgetEldest() {
        var eldest = readings.values().iterator();
        while (weight > limit && eldest.hasNext()) {
            weight -= weight(eldest.next());
            eldest.remove();
        }
    }

    private static long weight(Reading reading) {
        return reading.weight() + 2L * reading.document().text().length();
    }
}
