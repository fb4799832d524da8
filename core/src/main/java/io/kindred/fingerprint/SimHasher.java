package io.kindred.fingerprint;

import io.kindred.fingerprint.shingle.DistinctHashes;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.ShingleHashes;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.text.NormalizedText;

/** Makes {@linkplain SimHash SimHashes} of 64, 128 or 256 bits. */
public final class SimHasher implements Fingerprinter<SimHash> {
    /*
     * Charikar's rounding of random hyperplanes [1], in the form Waikato and Roth use it on text [2, 3].
     *
     * Every shingle casts one vote per bit, by the bits of its hash; a bit of the result is set when more than half of the
     * votes are for it. A bit is thus the side of a random hyperplane on which the vector of the text's shingles lies, and
     * two texts fall on different sides with a probability of their angle / 180 degrees. With the shingles as a set the
     * vector has a 1 for each shingle that occurs; as a bag it has the number of times.
     *
     * The papers' own shingle hash multiplies byte values, so that "abcd" and "dcba" are one and many of the bits never
     * vary. Here the hash is a keyed mixer over the shingle itself (see HashKey), and bits beyond the first 64 come from
     * further keys, one lane of 64 bits each. What is slow in the papers, the 64 counters, is done by BitCounters; what is
     * slow in the set form, telling the shingles apart, by DistinctHashes.
     *
     * What it cannot do: cutting a share f of a text turns its vector by arccos(sqrt(1 - f)), so losing a fifth already
     * costs 9 of 64 bits. Long cuts and insertions are found by MinHash and by passages.
     *
     * [1] Charikar: Similarity estimation techniques from rounding algorithms, STOC 2002.
     * [2] Waikato 2013: design and implementation reports on document versions.
     * [3] Roth: The Similarity Index II, 2013.
     */
    private final Scheme scheme;
    private final int bits;
    private final Shingling shingling;
    private final boolean set;
    private final HashKey[] lanes;
    private final ThreadLocal<Work> work = ThreadLocal.withInitial(Work::new);

    /**
     * A maker of SimHashes.
     *
     * @param bits 64, 128 or 256
     * @param set whether a shingle votes once, however often it occurs
     */
    public SimHasher(int bits, Shingling shingling, boolean set, HashKey key) {
        if (bits != 64 && bits != 128 && bits != 256) {
            throw new IllegalArgumentException("a SimHash has 64, 128 or 256 bits, not " + bits);
        }
        this.scheme = new Scheme("simhash" + bits + "-v1", shingling + (set ? "-set" : "-bag"), key.id());
        this.bits = bits;
        this.shingling = shingling;
        this.set = set;
        this.lanes = new HashKey[bits / Long.SIZE];
        for (int i = 0; i < lanes.length; i++) {
            lanes[i] = key.lane(i);
        }
    }

    @Override
    public Scheme scheme() {
        return scheme;
    }

    @Override
    public SimHash fingerprint(NormalizedText text) {
        return fingerprint(text.text());
    }

    /** The SimHash of a text that is normalised already. */
    public SimHash fingerprint(String normalized) {
        return new SimHash(scheme, bits, work.get().count(normalized));
    }

    /** What one thread needs to count votes. */
    private final class Work {
        private final ShingleHashes hashes = shingling.hashes(lanes[0]);
        private final long[] block = new long[BitCounters.padded(ShingleHashes.BLOCK)];
        private final long[] remixed = new long[block.length];
        private final DistinctHashes distinct = new DistinctHashes();
        private final BitCounters[] counters = new BitCounters[lanes.length];

        Work() {
            for (int i = 0; i < counters.length; i++) {
                counters[i] = new BitCounters(ShingleHashes.BLOCK);
            }
        }

        long[] count(String text) {
            hashes.start(text);
            restart(text.length());
            long votes = 0;
            for (int count = hashes.next(block); count > 0; count = hashes.next(block)) {
                int voters = set ? distinct.retainNew(block, count) : count;
                vote(voters);
                votes += voters;
            }
            return majority(votes);
        }

        private void restart(int length) {
            if (set) {
                distinct.restart(length);
            }
            for (BitCounters counter : counters) {
                counter.reset();
            }
        }

        private void vote(int voters) {
            for (int lane = 1; lane < lanes.length; lane++) {
                System.arraycopy(block, 0, remixed, 0, voters);
                lanes[lane].mix(remixed, voters);
                counters[lane].add(remixed, voters);
            }
            counters[0].add(block, voters);
        }

        private long[] majority(long votes) {
            long[] words = new long[counters.length];
            for (int i = 0; i < words.length; i++) {
                words[i] = counters[i].majority(votes);
            }
            return words;
        }
    }
}
