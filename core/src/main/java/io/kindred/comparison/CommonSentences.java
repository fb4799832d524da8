package io.kindred.comparison;

import io.kindred.fingerprint.reading.KeyKind;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.index.KeyIndex;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * The sentences that stand in many documents of a collection, and how rare each still is.
 *
 * <p>A sentence that stands in up to three documents has rarity 1, one that stands in all has 0, with the logarithm between.
 * Among few documents nothing is known about what is common, and every sentence has 1.
 */
public final class CommonSentences implements Rarity {
    /*
     * A collection changes, and with each document the rarity of all sentences would change a little, and so would every
     * score. So rarity goes by steps: it has sixteen levels, and the number of documents counts by half powers of two. What
     * two documents are to each other then changes only if a sentence of theirs changes its level, which `changes` tells. All
     * others keep relations that are, to the last bit, those of a collection made anew.
     */
    private static final int LEVELS = 16;
    private static final int FEW = 50;
    private static final int RARE = 3;
    private static final int ENTRY = Long.BYTES + 1;

    private final long[] keys;
    private final byte[] levels;

    private CommonSentences(long[] keys, byte[] levels) {
        this.keys = keys;
        this.levels = levels;
    }

    /** Nothing is known to be common. */
    public static CommonSentences none() {
        return new CommonSentences(new long[0], new byte[0]);
    }

    /** Takes the common sentences of a collection, one after the other. */
    public static final class Count {
        private final int documents;
        private long[] keys = new long[64];
        private byte[] levels = new byte[64];
        private int size;

        /** Begins for a collection of so many documents. */
        public Count(int documents) {
            this.documents = documents;
        }

        /** Takes one key, larger than those before, that stands in so many documents; only those of sentences count. */
        public void add(long key, int holders) {
            put(key, KeyKind.of(key) == KeyKind.SENTENCE ? level(holders, documents) : LEVELS);
        }

        private void put(long key, int level) {
            if (level == LEVELS) {
                return;
            }
            if (size == keys.length) {
                keys = Arrays.copyOf(keys, 2 * size);
                levels = Arrays.copyOf(levels, 2 * size);
            }
            keys[size] = key;
            levels[size++] = (byte) level;
        }

        public CommonSentences result() {
            return new CommonSentences(Arrays.copyOf(keys, size), Arrays.copyOf(levels, size));
        }
    }

    /**
     * The common sentences of the collection after more documents came to it, if those that the new ones do not have are as
     * common as they were.
     *
     * @param before how many documents there were
     * @param now how many there are
     * @param keys the keys of the new documents
     * @param index who holds them now
     */
    public Optional<CommonSentences> grown(int before, int now, LongStream keys, KeyIndex index) {
        if (before < FEW != now < FEW || about(before) != about(now)) {
            return Optional.empty();
        }
        long[] grown = keys.filter(key -> KeyKind.of(key) == KeyKind.SENTENCE)
                .filter(key -> level(index.holders(key).count(), now) != levelOf(key))
                .sorted()
                .distinct()
                .toArray();
        return Optional.of(grown.length == 0 ? this : with(grown, now, index));
    }

    private CommonSentences with(long[] grown, int documents, KeyIndex index) {
        Count count = new Count(documents);
        int next = 0;
        for (int i = 0; i < keys.length || next < grown.length; ) {
            long key = Math.min(at(i), next < grown.length ? grown[next] : Long.MAX_VALUE);
            boolean isGrown = next < grown.length && grown[next] == key;
            count.put(key, isGrown ? level(index.holders(key).count(), documents) : levelOf(key));
            next += isGrown ? 1 : 0;
            i += at(i) == key ? 1 : 0;
        }
        return count.result();
    }

    @Override
    public double of(long sentence) {
        return keys.length == 0 ? 1 : (double) levelOf(Signature.sentenceKey(sentence)) / LEVELS;
    }

    /** The keys of the sentences that are not as rare here as there, ascending. */
    public long[] changes(CommonSentences other) {
        long[] changed = new long[keys.length + other.keys.length];
        int size = 0;
        int here = 0;
        int there = 0;
        while (here < keys.length || there < other.keys.length) {
            long key = Math.min(at(here), other.at(there));
            if (levelOf(key) != other.levelOf(key)) {
                changed[size++] = key;
            }
            here += at(here) == key ? 1 : 0;
            there += other.at(there) == key ? 1 : 0;
        }
        return Arrays.copyOf(changed, size);
    }

    /** Bytes from which {@link #from} makes the same. */
    public byte[] bytes() {
        ByteBuffer bytes = ByteBuffer.allocate(ENTRY * keys.length);
        for (int i = 0; i < keys.length; i++) {
            bytes.putLong(keys[i]).put(levels[i]);
        }
        return bytes.array();
    }

    /** What {@link #bytes} were made of. */
    public static CommonSentences from(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        long[] keys = new long[bytes.length / ENTRY];
        byte[] levels = new byte[keys.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = in.getLong();
            levels[i] = in.get();
        }
        return new CommonSentences(keys, levels);
    }

    private long at(int place) {
        return place < keys.length ? keys[place] : Long.MAX_VALUE;
    }

    private int levelOf(long key) {
        int place = Arrays.binarySearch(keys, key);
        return place < 0 ? LEVELS : levels[place];
    }

    private static int level(int holders, int documents) {
        if (documents < FEW || holders <= RARE) {
            return LEVELS;
        }
        double about = about(documents);
        double rarity = StrictMath.log(about / holders) / StrictMath.log(about / RARE);
        return (int) Math.round(LEVELS * Math.min(1, Math.max(0, rarity)));
    }

    /** A number of documents, rounded down to a half power of two. */
    private static double about(int documents) {
        return StrictMath.pow(2, Math.floor(2 * StrictMath.log(documents) / StrictMath.log(2)) / 2);
    }
}
