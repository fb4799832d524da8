package io.kindred.candidate;

import io.kindred.fingerprint.reading.KeyKind;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.index.Holders;
import io.kindred.index.KeyIndex;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** A finder of the documents that have text in common with one. */
public final class SharedText implements CandidateFinder {
    /*
     * Two rules, one for text that was taken over and one for text that was written anew.
     *
     * Taken over. Two documents that share a passage or a sentence share its key, and any 15 words in a row are a passage.
     * A pair is worth comparing if its shared passages and sentences weigh enough, where a key weighs the less the more
     * documents hold it: a sentence that stands in hundreds says nothing, ten of them do. Enough is also half of all that
     * was looked up, for documents that have nothing but common text.
     *
     * Written anew. Words misread by a scanner, many small edits and short answers leave no passage whole. Their words and
     * pairs of words are a sample of the vocabulary, and the part of it that two documents share, weighed in the same way,
     * ranks the others: kin come out on top even where the part is small. No bound tells kin from strangers here, in a
     * noisy text a twentieth may be a lot and in a short notice next to nothing, so the nearest are taken, as many as can be
     * compared for a fixed price: hundreds of notices, a dozen pages, no book. Books that are kin share a passage.
     *
     * Common keys. The holders of all keys are read from the rarest key on until a budget is spent, and those of keys that
     * many thousands hold never are. So a key in every document costs nothing.
     *
     * Cost. One look-up a key, and at most the budget of holders, whatever the number of documents.
     */
    private static final int LEAST_READ = 20_000;
    private static final int READ_PER_KEY = 8;

    /** What shared passages and sentences must weigh, and for each word of the shorter document if it has few. */
    private static final float ENOUGH = 1;

    private static final float ENOUGH_PER_WORD = 0.02F;

    /** The same for each word of the shorter document if it is long: such pairs are dear, and kin among them share much. */
    private static final float ENOUGH_IN_LONG = 0.001F;

    /** The shared part of words and pairs below which nobody is near. */
    private static final float FARTHEST = 0.02F;

    /** The shared part of words and pairs from which on everybody is. */
    private static final float NEAR = 0.2F;

    private static final float PART_OF_WORDS = 0.25F;

    /** Documents of more words are kin by passages only. */
    private static final int LONG = 4_000;

    /** How many words may be compared for the sake of those that are near. */
    private static final int PRICE = 14_000;

    private final KeyIndex index;
    private final IntUnaryOperator words;
    private final ThreadLocal<Evidence> evidences = ThreadLocal.withInitial(Evidence::new);

    /**
     * A finder of documents by the keys they share.
     *
     * @param words how many words the document with a number has
     */
    public SharedText(KeyIndex index, IntUnaryOperator words) {
        this.index = index;
        this.words = words;
    }

    @Override
    public int[] candidates(Signature signature, int ownWords) {
        Query query = new Query(ownWords > LONG ? signature.passages() : signature.keys());
        long[] taken = new long[query.size()];
        Nearest anew = new Nearest(PRICE / (ownWords + 1) + 1, ranked(NEAR, 0));
        int takenCount = 0;
        for (int i = 0; i < query.size(); i++) {
            int document = query.document(i);
            if (query.passages(i) > 0 && query.hasEnough(i, Math.min(ownWords, words.applyAsInt(document)))) {
                taken[takenCount++] = ranked(query.passages(i), document);
            } else if (query.part(i) >= FARTHEST) {
                anew.add(ranked(query.part(i), document));
            }
        }
        Arrays.sort(taken, 0, takenCount);
        long[] nearest = anew.sorted();
        int near = near(nearest, ownWords);
        int[] all = new int[takenCount + near];
        for (int i = 0; i < all.length; i++) {
            all[i] = (int) (i < takenCount ? taken[i] : nearest[i - takenCount]);
        }
        return all;
    }

    /** How many of those in order are near enough. */
    private int near(long[] ranked, int ownWords) {
        long paid = 0;
        for (int i = 0; i < ranked.length; i++) {
            paid += ownWords + (long) words.applyAsInt((int) ranked[i]);
            if (paid > PRICE && ranked[i] > ranked(NEAR, 0)) {
                return i;
            }
        }
        return ranked.length;
    }

    /** A number that sorts a document by its score, the highest first, and then by its own number. */
    private static long ranked(float score, int document) {
        return ((long) (Integer.MAX_VALUE - Float.floatToIntBits(score)) << Integer.SIZE) | document;
    }

    /** What a key tells that so many documents hold. */
    private static float weight(int holders) {
        return holders <= 2 ? 1 : (float) (1 / (Math.log(holders) / Math.log(2)));
    }

    /** What the keys of one document found; each thread has one at a time. */
    private final class Query {
        private final Evidence evidence = evidences.get();
        private float passages;
        private float pairs;
        private float singles;

        /** Reads the holders of the rarest keys first, and leaves those that are too many. */
        Query(long[] keys) {
            evidence.clear();
            Holders[] holders = new Holders[keys.length];
            long[] order = new long[keys.length];
            long left = Math.max(LEAST_READ, (long) READ_PER_KEY * keys.length);
            int shared = 0;
            for (int i = 0; i < keys.length; i++) {
                holders[i] = index.holders(keys[i]);
                if (holders[i].count() > 1) {
                    order[shared++] = ((long) holders[i].count() << Integer.SIZE) | i;
                } else {
                    read(KeyKind.of(keys[i]), holders[i]);
                    left -= holders[i].count();
                }
            }
            Arrays.sort(order, 0, shared);
            for (int i = 0; i < shared && left > 0; i++) {
                int key = (int) order[i];
                KeyKind kind = KeyKind.of(keys[key]);
                if (holders[key].count() <= kind.telling()) {
                    read(kind, holders[key]);
                    left -= holders[key].count();
                }
            }
            evidence.sumUp();
        }

        private void read(KeyKind kind, Holders holders) {
            float weight = weight(holders.count());
            switch (kind) {
                case PASSAGE, SENTENCE -> passages += weight;
                case PAIR -> pairs += weight;
                case WORD -> singles += weight;
            }
            evidence.add(holders, kind, weight);
        }

        int size() {
            return evidence.size();
        }

        int document(int which) {
            return evidence.document(which);
        }

        /** Whether the passages and sentences that a document shares are enough, the shorter of both having so many words. */
        boolean hasEnough(int which, int shorter) {
            float enough = shorter > LONG ? shorter * ENOUGH_IN_LONG : Math.min(ENOUGH, ENOUGH_PER_WORD * shorter);
            return passages(which) >= Math.min(enough, passages / 2);
        }

        float passages(int which) {
            return evidence.passages(which);
        }

        /** The part of the pairs of words, and of the words, that a document shares. */
        float part(int which) {
            return share(evidence.pairs(which), pairs) + PART_OF_WORDS * share(evidence.words(which), singles);
        }

        private static float share(float part, float whole) {
            return whole > 0 ? part / whole : 0;
        }
    }
}
