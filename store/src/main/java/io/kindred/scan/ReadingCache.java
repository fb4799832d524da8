package io.kindred.scan;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The readings used last, as many as fit into a share of the memory of this process. */
final class ReadingCache {
    private static final double SHARE = 0.4;

    private final long limit;
    private final Map<Integer, Prepared> readings = new LinkedHashMap<>(16, 0.75f, true);
    private long weight;

    ReadingCache() {
        this(Math.round(SHARE * Runtime.getRuntime().maxMemory()));
    }

    ReadingCache(long limit) {
        this.limit = limit;
    }

    synchronized Optional<Prepared> get(int document) {
        return Optional.ofNullable(readings.get(document));
    }

    synchronized void put(int document, Prepared reading) {
        Prepared before = readings.put(document, reading);
        weight += reading.weight() - (before == null ? 0 : before.weight());
        var eldest = readings.values().iterator();
        while (weight > limit && eldest.hasNext()) {
            weight -= eldest.next().weight();
            eldest.remove();
        }
    }
}
