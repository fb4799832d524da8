package io.kindred.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class SegmentCacheTest {
    private static final int DOCUMENTS = 100;
    private static final int KEYS = 50;

    private final SegmentCache cache = new SegmentCache();
    private final List<Segment> segments = new ArrayList<>();
    private final List<long[]> postings = new ArrayList<>();

    @Test
    void partsHaveTheHoldersOfAllSegments(Random random) throws SQLException, IOException {
        for (int i = 0; i < 40; i++) {
            put(random, 1 + random.nextInt(500));
            List<SegmentCache.Part> parts = cache.parts(segments);
            assertHolders(parts);
            assertThat(parts.size()).isLessThanOrEqualTo(12);
        }
    }

    /** More than 2^18 postings are joined by another thread: they must be found all the time, and in one part in the end. */
    @Test
    @Timeout(60)
    void manyPostingsAreJoinedMeanwhile(Random random) throws SQLException, IOException, InterruptedException {
        put(random, 150_000);
        put(random, 150_000);
        List<SegmentCache.Part> parts = cache.parts(segments);
        assertHolders(parts);
        while (parts.size() > 1) {
            Thread.sleep(10);
            parts = cache.parts(segments);
            assertHolders(parts);
        }
    }

    @Test
    void whatWasMergedIsFoundInItsPlace(Random random) throws SQLException, IOException {
        put(random, 300);
        put(random, 200);
        cache.parts(segments);
        Segment merged = new Segment(9, 1, 0, 2 * DOCUMENTS - 1, total(), 0);
        long[] both = postings.stream().flatMapToLong(Arrays::stream).sorted().toArray();
        cache.remove(segments);
        cache.put(merged, both);
        assertHolders(cache.parts(List.of(merged)));
    }

    private void put(Random random, int count) {
        int first = segments.size() * DOCUMENTS;
        long[] own = random.longs(count, 0, 1L << 30)
                .map(key -> PostingBlock.posting(
                        random.nextInt(4) == 0 ? key % KEYS : key, first + random.nextInt(DOCUMENTS)))
                .sorted()
                .distinct()
                .toArray();
        Segment segment = new Segment(segments.size() + 1, 0, first, first + DOCUMENTS - 1, own.length, 0);
        segments.add(segment);
        postings.add(own);
        cache.put(segment, own);
    }

    private long total() {
        return postings.stream().mapToLong(own -> own.length).sum();
    }

    private void assertHolders(List<SegmentCache.Part> parts) throws SQLException, IOException {
        for (long key = 0; key < KEYS; key += 7) {
            IntStream.Builder found = IntStream.builder();
            for (SegmentCache.Part part : parts) {
                Arrays.stream(part.open().holders(null, part.segment(), key).toArray())
                        .forEach(found::add);
            }
            long wanted = key;
            assertThat(found.build().toArray())
                    .isEqualTo(postings.stream()
                            .flatMapToLong(Arrays::stream)
                            .filter(posting -> PostingBlock.key(posting) == wanted)
                            .mapToInt(PostingBlock::document)
                            .toArray());
        }
    }
}
