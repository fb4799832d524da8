package io.kindred.store;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** What was looked up in the segments of one catalog, for all who have it open in this process, at whichever time. */
public final class SegmentCache {
    private final Map<Content, OpenSegment> open = new ConcurrentHashMap<>();

    /** What is known of a segment so far. */
    OpenSegment of(Segment segment) {
        return open.computeIfAbsent(Content.of(segment), content -> new OpenSegment());
    }

    /** Takes note of what is in a segment that has just been written. */
    void put(Segment segment, long... postings) {
        open.put(Content.of(segment), new OpenSegment(new KeptPostings(postings)));
    }

    /** Forgets all but some. */
    void keep(Collection<Segment> segments) {
        open.keySet().retainAll(segments.stream().map(Content::of).collect(Collectors.toSet()));
    }

    /** Forgets all, because a change was undone: what was written in it never was. */
    void clear() {
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
