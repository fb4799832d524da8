package io.kindred.fingerprint;

import io.kindred.fingerprint.PlacedHashes.PlacedHash;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.RollingHash;
import io.kindred.fingerprint.shingle.Unit;
import io.kindred.fingerprint.shingle.WordHashes;
import io.kindred.text.NormalizedText;
import io.kindred.text.Span;
import io.kindred.text.Tokens;
import java.util.Arrays;
import java.util.List;

/** Picks a few word shingles of a text such that no longer passage shared by two texts goes unnoticed. */
public final class Winnower implements Fingerprinter<PlacedHashes> {
    /*
     * Robust winnowing [1].
     *
     * Slide a window over the hashes of all runs of k words, w hashes at a time, and from each window pick the least.
     * Neighbouring windows mostly pick the same one, so about 2 / (w + 1) of the hashes are picked.
     *
     * The guarantee: two texts that share a run of k + w - 1 words share a picked hash. The run has w shingles, all of them
     * in both texts; they fill one window in each, and the least of the same hashes is the same. Roth's "0 mod 25" picks as
     * few but may pick none from a passage of any length [2].
     *
     * Among equal hashes of a window the one picked before is kept, else the rightmost is taken: a text that repeats itself
     * is not picked bare. Which of them it is does not touch the guarantee, which speaks of values.
     *
     * A text of fewer than w shingles is one window, and one of fewer than k words is one shingle.
     *
     * [1] Schleimer, Wilkerson, Aiken: Winnowing: local algorithms for document fingerprinting, SIGMOD 2003.
     * [2] Roth: The Similarity Index, 2011.
     */
    private final Scheme scheme;
    private final int words;
    private final int window;
    private final HashKey key;

    /** Picks from every {@code window} runs of so many words. */
    public Winnower(int words, int window, HashKey key) {
        if (words < 1 || window < 1) {
            throw new IllegalArgumentException("a window has at least one shingle of at least one word");
        }
        this.scheme = new Scheme("passages-v1", "words" + words + "-window" + window, key.id());
        this.words = words;
        this.window = window;
        this.key = key;
    }

    /** The number of words in a row that two texts need to share to be sure to share a hash. */
    public int guaranteed() {
        return words + window - 1;
    }

    @Override
    public Scheme scheme() {
        return scheme;
    }

    @Override
    public PlacedHashes fingerprint(NormalizedText text) {
        WordHashes hashes = new WordHashes(text.text(), Unit.WORDS, key);
        long[] shingles = shingles(hashes);
        int[] picked = pick(shingles, window);
        PlacedHash[] placed = new PlacedHash[picked.length];
        for (int i = 0; i < picked.length; i++) {
            placed[i] = new PlacedHash(shingles[picked[i]], text.original(place(hashes.tokens(), picked[i])));
        }
        return new PlacedHashes(scheme, List.of(placed));
    }

    private long[] shingles(WordHashes hashes) {
        int size = hashes.size();
        int lead = Math.min(words, size) - 1;
        long[] shingles = new long[size == 0 ? 0 : size - lead];
        RollingHash rolling = new RollingHash(words, key);
        for (int i = 0; i < size; i++) {
            rolling.push(hashes.at(i));
            if (i >= lead) {
                shingles[i - lead] = rolling.value();
            }
        }
        return shingles;
    }

    private Span place(Tokens tokens, int first) {
        int last = Math.min(first + words, tokens.size()) - 1;
        return Span.of(tokens.from(first), tokens.to(last));
    }

    /** The places of the hashes that are picked, ascending. */
    public static int[] pick(long[] hashes, int window) {
        int[] picked = new int[2 + 3 * (hashes.length / (window + 1))];
        int count = 0;
        int least = -1;
        for (int end = Math.min(window, hashes.length); end > 0 && end <= hashes.length; end++) {
            int next = next(hashes, Math.max(0, end - window), end, least);
            if (next != least) {
                picked = count < picked.length ? picked : Arrays.copyOf(picked, 2 * count);
                picked[count++] = next;
                least = next;
            }
        }
        return Arrays.copyOf(picked, count);
    }

    private static int next(long[] hashes, int from, int end, int previous) {
        if (previous >= from) {
            return hashes[end - 1] < hashes[previous] ? end - 1 : previous;
        }
        int least = from;
        for (int i = from + 1; i < end; i++) {
            least = hashes[i] <= hashes[least] ? i : least;
        }
        return least;
    }
}
