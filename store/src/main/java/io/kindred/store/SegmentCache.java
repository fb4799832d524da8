package io.kindred.store;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;

/** What was looked up in the segments of one catalog, for all who have it open in this process, at whichever time. */
public final class SegmentCache {
    /*
     * A key is looked up in every segment, and where documents come one by one there are a dozen. Those that are kept in memory
     * and follow one another are therefore taken together there, two by two while the older is less than twice as large: so
     * sizes at least double from part to part, and a posting is copied once for each doubling. That is much cheaper than merging
     * the segments themselves, which are packed and written. Nobody waits for many postings to be joined: they are looked up
     * apart until that is done.
     */
    private static final int QUICKLY_JOINED = 1 << 18;

    private final Map<Content, OpenSegment> open = new ConcurrentHashMap<>();

    /** Whether something is being joined meanwhile: one thing at a time, because what is newest changes all the time. */
    private boolean joining;

    /** How often all was forgotten. */
    private int forgotten;

    /**
     * Segments that follow one another, as they are looked up together.
     *
     * @param segment the segment, or if there are several, what it would be if they were merged
     */
    record Part(Segment segment, OpenSegment open) {}

    /** What is known of a segment so far. */
    OpenSegment of(Segment segment) {
        return open.computeIfAbsent(Content.of(segment), content -> new OpenSegment());
    }

    /** Takes note of what is in a segment that has just been written. */
    synchronized void put(Segment segment, long... postings) {
        open.put(Content.of(segment), new OpenSegment(KeptPostings.of(postings)));
    }

    /** Forgets what was in segments that have been merged. */
    synchronized void remove(List<Segment> segments) {
        segments.forEach(segment -> open.remove(Content.of(segment)));
    }

    /** All segments of a catalog in few parts; what is known of others is forgotten. */
    synchronized List<Part> parts(List<Segment> segments) {
        List<Part> parts = new ArrayList<>();
        Set<Content> used = new HashSet<>();
        int next = 0;
        while (next < segments.size()) {
            int end = endOfKnown(segments, next);
            parts.add(part(segments.subList(next, end)));
            segments.subList(next, end).forEach(segment -> used.add(Content.of(segment)));
            joinLast(parts);
            next = end;
        }
        parts.forEach(part -> used.add(Content.of(part.segment())));
        open.keySet().retainAll(used);
        return List.copyOf(parts);
    }

    /** The end of the longest run of segments from a place on that are known together. */
    private int endOfKnown(List<Segment> segments, int from) {
        for (int end = segments.size(); end > from + 1; end--) {
            if (open.containsKey(Content.of(joined(segments.subList(from, end))))) {
                return end;
            }
        }
        return from + 1;
    }

    private Part part(List<Segment> segments) {
        Segment segment = joined(segments);
        return new Part(segment, of(segment));
    }

    /** Joins the last parts as long as that is due and done at once. */
    private void joinLast(List<Part> parts) {
        while (parts.size() > 1) {
            List<Part> last = parts.subList(parts.size() - 2, parts.size());
            Optional<KeptPostings> older = last.get(0).open().kept();
            Optional<KeptPostings> newer = last.get(1).open().kept();
            if (older.isEmpty() || newer.isEmpty() || !areDue(older.get(), newer.get())) {
                return;
            }
            Segment segment = joined(List.of(last.get(0).segment(), last.get(1).segment()));
            join(Content.of(segment), older.get(), newer.get());
            OpenSegment together = open.get(Content.of(segment));
            if (together == null) {
                return;
            }
            last.clear();
            parts.add(new Part(segment, together));
        }
    }

    /** Joins postings at once if they are few, and otherwise sometime. */
    private void join(Content content, KeptPostings older, KeptPostings newer) {
        if (open.containsKey(content)) {
            return;
        }
        if (older.size() + newer.size() < QUICKLY_JOINED) {
            open.put(content, joined(older, newer));
        } else if (!joining) {
            joining = true;
            int known = forgotten;
            ForkJoinPool.commonPool().execute(() -> joinLater(content, older, newer, known));
        }
    }

    private void joinLater(Content content, KeptPostings older, KeptPostings newer, int known) {
        try {
            OpenSegment together = joined(older, newer);
            synchronized (this) {
                if (known == forgotten) {
                    open.put(content, together);
                }
            }
        } finally {
            synchronized (this) {
                joining = false;
            }
        }
    }

    private static boolean areDue(KeptPostings older, KeptPostings newer) {
        return older.size() < 2L * newer.size() && (long) older.size() + newer.size() < OpenSegment.LARGE;
    }

    private static OpenSegment joined(KeptPostings older, KeptPostings newer) {
        return new OpenSegment(KeptPostings.of(older, newer));
    }

    private static Segment joined(List<Segment> segments) {
        Segment first = segments.get(0);
        Segment last = segments.get(segments.size() - 1);
        return segments.size() == 1
                ? first
                : new Segment(
                        0,
                        first.level(),
                        first.first(),
                        last.last(),
                        segments.stream().mapToLong(Segment::postings).sum(),
                        0);
    }

    /** Forgets all, because a change was undone: what was written in it never was. */
    synchronized void clear() {
        forgotten++;
        open.clear();
    }

    /**
     * What is in a segment. The number of a document is never given again, and a segment that is written anew has lost postings;
     * so this says it, whatever the number of the segment.
     */
    private record Content(int first, int last, long postings) {
        static Content of(Segment segment) {
            return new Content(segment.first(), segment.last(), segment.postings());
        }
    }
}
