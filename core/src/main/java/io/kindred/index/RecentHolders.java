package io.kindred.index;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The holders of the keys that were asked for last, as many as there is room for. May be used by several threads at once. */
public final class RecentHolders {
    /** What an entry takes beside its documents, in documents: more than they do, for most keys. */
    private static final int ENTRY = 32;

    private final Map<Long, Holders> byKey = new LinkedHashMap<>(16, 0.75F, /* accessOrder= */ true);
    private final long most;
    private long size;

    /** Nothing yet, with room for so many documents, all keys taken together. */
    public RecentHolders(long most) {
        this.most = most;
    }

    /** The holders of a key, if they are remembered. */
    public synchronized Optional<Holders> of(long key) {
        return Optional.ofNullable(byKey.get(key));
    }

    /** Remembers the holders of a key. */
    public synchronized void put(long key, Holders holders) {
        Holders before = byKey.put(key, holders);
        size += size(holders) - (before == null ? 0 : size(before));
        Iterator<Holders> oldest = byKey.values().iterator();
        while (size > most && oldest.hasNext()) {
            size -= size(oldest.next());
            oldest.remove();
        }
    }

    /** Forgets all. */
    public synchronized void clear() {
        byKey.clear();
        size = 0;
    }

    private static int size(Holders holders) {
        return ENTRY + (holders.areKnown() ? holders.count() : 0);
    }
}
