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
        return relation.kind() == RelationKind.VERSION && isDoubtful(relation) && areForms(left, right)
                ? AlignedClassifier.template(relation)
                : relation;
    }

    /** Who is in doubt with one is in doubt with many; so what is rare of one of the two is often known. */
    private boolean areForms(Reading left, Reading right) {
        WordPairs ofLeft = remembered(left);
        if (ofLeft != null) {
            return areForms(ofLeft, right);
        }
        WordPairs ofRight = remembered(right);
        return ofRight != null ? areForms(ofRight, left) : areForms(remember(left), remember(right));
    }

    /** The same as {@link #areForms(WordPairs, WordPairs)}, but only as many pairs are looked up as it takes to know. */
    private boolean areForms(WordPairs rareOfOne, Reading other) {
        WordPairs all = WordPairs.of(other);
        int shared = rareOfOne.common(all);
        int rare = 0;
        for (long key : all.keys()) {
            if (isFew(shared, rareOfOne, all, rare)) {
                return true;
            }
            rare += isRare(key) ? 1 : 0;
        }
        return isFew(shared, rareOfOne, all, rare);
    }

    /** Whether two documents share hardly any of their pairs of words that are not common. */
    public static boolean areForms(WordPairs rareOfLeft, WordPairs rareOfRight) {
        return isFew(rareOfLeft.common(rareOfRight), rareOfLeft, rareOfRight, rareOfRight.keys().length);
    }

    /** Whether shared pairs are few, if those of one are all rare and so many of the other. */
    private static boolean isFew(int shared, WordPairs rareOfOne, WordPairs other, int rareOfOther) {
        int sparse = Math.max(rareOfOne.oneIn(), other.oneIn());
        double ofOne = (double) rareOfOne.keys().length * rareOfOne.oneIn() / sparse;
        double ofOther = (double) rareOfOther * other.oneIn() / sparse;
        return shared < PART * Math.max(1, Math.min(ofOne, ofOther));
    }

    private WordPairs remembered(Reading reading) {
        synchronized (rare) {
            return rare.get(reading.text());
        }
    }

    private WordPairs remember(Reading reading) {
        WordPairs found = rare(WordPairs.of(reading));
        synchronized (rare) {
            rare.put(reading.text(), found);
        }
        return found;
    }

    /** The pairs of words of a document that are not common. */
    public WordPairs rare(WordPairs pairs) {
        return pairs.only(this::isRare);
    }

    private boolean isRare(long key) {
        return index.holders(key).count() <= common;
    }
}
