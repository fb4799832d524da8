package io.kindred.lab.paper.waikato2013;

import io.kindred.fingerprint.Fingerprinter;
import io.kindred.fingerprint.SimHash;
import io.kindred.fingerprint.SimHasher;
import io.kindred.fingerprint.paper.WaikatoHasher;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.text.FoldingNormalizer;
import java.util.List;

/**
 * A way to hash a paragraph: the paper's, with one size of shingles or with several at a time, or Kindred's.
 *
 * @param letters the sizes of shingles; two paragraphs are similar if they are so with each
 */
record Hashing(String name, int bits, List<Integer> letters, boolean papers) {
    Hashing {
        letters = List.copyOf(letters);
    }

    static Hashing papers(int bits, Integer... letters) {
        return new Hashing("waikato-v1", bits, List.of(letters), true);
    }

    static Hashing kindred(int bits) {
        return new Hashing("Kindred's SimHash", bits, List.of(6), false);
    }

    /** The sizes of shingles, with plus signs. */
    String sizes() {
        return String.join("+", letters.stream().map(Object::toString).toList());
    }

    /** The hashes of a paragraph, one for each size. */
    List<SimHash> hashes(String paragraph) {
        return letters.stream()
                .map(size -> hasher(size).fingerprint(new FoldingNormalizer().normalize(paragraph)))
                .toList();
    }

    private Fingerprinter<SimHash> hasher(int size) {
        return papers
                ? new WaikatoHasher(bits, size)
                : new SimHasher(bits, Shingling.chars(size), true, HashKey.PUBLIC);
    }

    /** In how many bits two paragraphs differ, with the size that tells them apart best. */
    static int distance(List<SimHash> one, List<SimHash> other) {
        int most = 0;
        for (int i = 0; i < one.size(); i++) {
            most = Math.max(most, one.get(i).distance(other.get(i)));
        }
        return most;
    }
}
