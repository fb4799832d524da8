package io.kindred.relation;

import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.fingerprint.reading.WordPairs;
import io.kindred.index.KeyIndex;
import java.util.LinkedHashMap;
import java.util.Map;

/** Tells versions from documents that were filled into one form, by how common in a collection is what they share. */
public final class Forms {
    /*
     * Data sheets of disks, pages of an almanac, licences: half of the words of two may be the same, and yet neither was made
     * from the other. What they share is in dozens of other documents too, and what is their own is not shared. Versions share
     * what is their own.
     *
     * So pairs of words in a row that many documents have are left aside. Of the others two versions share a good part, about
     * as much as of all; of two filled-in forms hardly any are the same. Only weak versions are judged: where most of a
     * document is in the other there is no doubt.
     *
     * How many are many must not change with every document that comes: it goes by steps, with the number of documents.
     */
    private static final int FEWEST = 32;
    private static final int MOST = 64;
    private static final int ONE_IN = 200;
    private static final double MOSTLY = 0.6;
    private static final double PART = 0.2;

    /** Who is in doubt with one is in doubt with many: so many documents are remembered. */
    private static final int REMEMBERED = 4096;

    private final KeyIndex index;
    private final int common;

    /** By what documents say, those of their pairs that are not common; the ones used last. */
    private final Map<ExactHash, WordPairs> rare = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<ExactHash, WordPairs> eldest) {
            return size() > REMEMBERED;
        }
    };

    /**
     * The forms of a collection.
     *
     * @param index who holds which pair of words
     * @param documents how many documents there are
     */
    public Forms(KeyIndex index, int documents) {
        this.index = index;
        this.common = common(documents);
    }

    /** What more documents hold is common among so many. */
    public static int common(int documents) {
        return Math.min(MOST, Math.max(FEWEST, Integer.highestOneBit(Math.max(1, documents)) / ONE_IN));
    }

    /** Whether a relation may be one of two filled-in forms: a version, or what was taken for one, that has not much in common. */
    public static boolean isDoubtful(Relation relation) {
        return (relation.kind() == RelationKind.VERSION || isOfForms(relation))
                && Math.max(relation.leftInRight(), relation.rightInLeft()) < MOSTLY;
    }

    /** Whether a relation that might be one of versions is one of filled-in forms. */
    private static boolean isOfForms(Relation relation) {
        return relation.kind() == RelationKind.TEMPLATE && AlignedClassifier.mayBeVersion(relation.version());
    }

    /** The relation of two documents in this collection, which may be another than by themselves. */
    public Relation seen(Relation relation, Reading left, Reading right) {
        return relation.kind() == RelationKind.VERSION && isDoubtful(relation) && areForms(rare(left), rare(right))
                ? AlignedClassifier.template(relation)
                : relation;
    }

    /** Whether two documents share hardly any of their pairs of words that are not common. */
    public static boolean areForms(WordPairs rareOfLeft, WordPairs rareOfRight) {
        WordPairs sparse = rareOfLeft.oneIn() >= rareOfRight.oneIn() ? rareOfLeft : rareOfRight;
        WordPairs dense = sparse == rareOfLeft ? rareOfRight : rareOfLeft;
        double ofDense = (double) dense.keys().length * dense.oneIn() / sparse.oneIn();
        return sparse.common(dense) < PART * Math.max(1, Math.min(sparse.keys().length, ofDense));
    }

    private WordPairs rare(Reading reading) {
        synchronized (rare) {
            WordPairs known = rare.get(reading.text());
            if (known != null) {
                return known;
            }
        }
        WordPairs found = rare(WordPairs.of(reading));
        synchronized (rare) {
            rare.put(reading.text(), found);
        }
        return found;
    }

    /** The pairs of words of a document that are not common. */
    public WordPairs rare(WordPairs pairs) {
        return pairs.only(key -> index.holders(key).count() <= common);
    }
}
