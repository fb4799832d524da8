package io.kindred.fingerprint.reading;

import io.kindred.fingerprint.BitCounters;
import java.util.Arrays;

/** The SimHashes of the chunks of a reading: every word of a chunk votes with the bits of its hash. */
final class ChunkHashes {
    private static final int BLOCK = 1 << 10;

    private ChunkHashes() {}

    static long[] of(Reading reading) {
        BitCounters counters = new BitCounters(BLOCK);
        long[] block = new long[BitCounters.padded(BLOCK)];
        long[] hashes = new long[reading.chunks().size()];
        int count = 0;
        for (int chunk = 0; chunk < hashes.length; chunk++) {
            if (reading.wordsOf(chunk) > 0) {
                hashes[count++] = of(reading, chunk, counters, block);
            }
        }
        return Arrays.copyOf(hashes, count);
    }

    private static long of(Reading reading, int chunk, BitCounters counters, long[] block) {
        counters.reset();
        int first = reading.firstWordOf(chunk);
        int words = reading.wordsOf(chunk);
        for (int done = 0; done < words; done += BLOCK) {
            int count = Math.min(BLOCK, words - done);
            reading.copyWords(first + done, block, count);
            counters.add(block, count);
        }
        return counters.majority(words);
    }
}
