package io.kindred.candidate;

import io.kindred.index.Holders;
import io.kindred.index.KeyIndex;
import io.kindred.index.Postings;
import io.kindred.index.RecentHolders;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The crowds of a collection: many documents that have much in common, and for each crowd the one that stands for it. */
public final class Crowds {
    /*
     * A thousand letters that differ in an address are half a million pairs, and nobody wants to read of them. One of them,
     * the leader, stands for all: every other is compared with the leader, and with anybody else only for the sake of what it
     * says beyond the leader and beyond what many of the crowd say. A sentence of all thousand is thus held by one document,
     * and as rare as that. So little is lost by letting a document follow, even one that has only a third in common with the
     * leader: whoever shares its own text still finds it.
     *
     * Who follows whom must depend on the documents alone, and not on when they came. The leader is the first, in an order
     * that is handed in, of those that share two neighbouring numbers of their sketch; the others follow if their sketches
     * agree with that of the first and they are many, or agree less and are more. That is done again with those who are left,
     * because whoever comes first may be an outsider, or follow another; from then on a leader that is there already is
     * enough, and beside it a few make another one. It ends when nobody finds anyone to follow. Who leads follows nobody.
     *
     * Copies, documents of the same bytes, are a crowd if there are more than a few of them. They follow the first copy, which
     * may follow in its turn.
     *
     * Cost. A sketch is 64 bytes a document; sixteen sorts of as many numbers as there are documents, a few times.
     */
    /** More copies than these are a crowd. */
    public static final int MANY_COPIES = 8;

    /** More documents than these that are nearly the same are a crowd. */
    public static final int MANY = 256;

    /** More documents than these that have much in common are a crowd. */
    private static final int VERY_MANY = 512;

    /** So many are enough to follow another leader, where there is a crowd. */
    private static final int FEW = 16;

    /** What more followers of one leader say, the leader stands for even if it does not say it. */
    static final int SAID_BY_MANY = 64;

    /** Of 16 numbers so many agree if some two thirds of the words and pairs are the same. */
    private static final int ALIKE = 10;

    /** Of 16 numbers so many agree if some third of the words and pairs are the same; with four, strangers would follow. */
    private static final int SIMILAR = 5;

    /** What leaders stand for is remembered of keys that more documents hold, as long as there is room; dozens may do so at once. */
    private static final int COMMON = 256;

    private static final long REMEMBERED =
            Math.max(1 << 18, Runtime.getRuntime().maxMemory() / Integer.BYTES / 256);

    private static final int ROUNDS = 32;
    private static final int NOBODY = -1;

    /** The leader of each document by number, or nobody. */
    private final int[] leaders;

    private final BitSet leading = new BitSet();
    private final BitSet following = new BitSet();

    /** All who lead or follow. */
    private final BitSet crowded;

    /** The leaders in order, and for each document that follows the place of its leader among them. */
    private final int[] inOrder;

    private final int[] crowds;

    /** How many follow each leader. */
    private final int[] sizes;

    private Crowds(int[] leaders) {
        this.leaders = leaders;
        for (int document = 0; document < leaders.length; document++) {
            if (leaders[document] != NOBODY) {
                following.set(document);
                leading.set(leaders[document]);
            }
        }
        this.crowded = (BitSet) leading.clone();
        crowded.or(following);
        this.inOrder = leading.stream().toArray();
        this.crowds = new int[leaders.length];
        this.sizes = new int[inOrder.length];
        following.stream().forEach(document -> {
            crowds[document] = Arrays.binarySearch(inOrder, leaders[document]);
            sizes[crowds[document]]++;
        });
    }

    /** No crowds. */
    public static Crowds none() {
        return new Crowds(new int[0]);
    }

    /**
     * The crowds among documents.
     *
     * @param documents their numbers; of those in a crowd the first leads
     * @param contents what is equal for copies and for nobody else, for each document
     */
    public static Crowds of(int[] documents, List<?> contents, Postings postings) {
        int[] leaders = new int[Arrays.stream(documents).max().orElse(NOBODY) + 1];
        Arrays.fill(leaders, NOBODY);
        new Gathering(documents, postings, leaders).run(contents);
        return new Crowds(leaders);
    }

    /** Whether a document follows another. */
    public boolean follows(int document) {
        return following.get(document);
    }

    /** Whom a document follows, itself if nobody. */
    public int leader(int document) {
        return follows(document) ? leaders[document] : document;
    }

    /** How many documents follow another. */
    public int followers() {
        return following.cardinality();
    }

    /** How many documents follow one. */
    public int followersOf(int document) {
        return leading.get(document) ? sizes[Arrays.binarySearch(inOrder, document)] : 0;
    }

    /**
     * The index in which leaders stand for their crowds: who follows holds only what is his own. It takes the place of the
     * other, which is lost.
     */
    public Postings beyondLeaders(Postings postings) {
        return leading.isEmpty() ? postings : postings.with(this::beyondLeaders);
    }

    /** The same of an index that is not in memory, and does not change. */
    public KeyIndex beyondLeaders(KeyIndex index) {
        if (leading.isEmpty()) {
            return index;
        }
        RecentHolders common = new RecentHolders(REMEMBERED);
        return key -> common.of(key).orElseGet(() -> {
            Holders all = index.holders(key);
            Holders beyond = all.areKnown() ? beyondLeaders(all) : all;
            if (all.count() > COMMON) {
                common.put(key, beyond);
            }
            return beyond;
        });
    }

    /** A word is held by thousands, most of whom are in no crowd; that is seen from a bit for each document. */
    private Holders beyondLeaders(Holders holders) {
        int[] all = holders.toArray();
        BitSet holding = new BitSet();
        int[] followed = new int[all.length];
        int followers = 0;
        for (int document : all) {
            if (crowded.get(document)) {
                if (following.get(document)) {
                    followed[followers++] = crowds[document];
                }
                if (leading.get(document)) {
                    holding.set(Arrays.binarySearch(inOrder, document));
                }
            }
        }
        Arrays.sort(followed, 0, followers);
        BitSet standing = standing(holding, followed, followers);
        return standing.isEmpty() ? holders : beyond(all, holding, standing);
    }

    /**
     * The crowds whose leaders hold a key themselves or are followed by many who do.
     *
     * @param followed the crowd of each follower, ascending
     */
    private static BitSet standing(BitSet holding, int[] followed, int followers) {
        BitSet standing = new BitSet();
        for (int from = 0, to; from < followers; from = to) {
            to = from + 1;
            while (to < followers && followed[to] == followed[from]) {
                to++;
            }
            if (to - from > SAID_BY_MANY || holding.get(followed[from])) {
                standing.set(followed[from]);
            }
        }
        return standing;
    }

    /** Who holds a key if some leaders stand for their crowds. */
    private Holders beyond(int[] all, BitSet holding, BitSet standing) {
        int[] beyond = new int[all.length + standing.cardinality()];
        int size = 0;
        for (int document : all) {
            if (!following.get(document) || leading.get(document) || !standing.get(crowds[document])) {
                beyond[size++] = document;
            }
        }
        BitSet added = (BitSet) standing.clone();
        added.andNot(holding);
        for (int crowd = added.nextSetBit(0); crowd >= 0; crowd = added.nextSetBit(crowd + 1)) {
            beyond[size++] = inOrder[crowd];
        }
        if (!added.isEmpty()) {
            Arrays.sort(beyond, 0, size);
        }
        return Holders.of(Arrays.copyOf(beyond, size));
    }

    /** The documents that follow here another than there. */
    public int[] changes(Crowds other) {
        return IntStream.range(0, Math.max(leaders.length, other.leaders.length))
                .filter(document -> leader(document) != other.leader(document))
                .toArray();
    }

    /** Bytes from which {@link #from} makes the same. */
    public byte[] bytes() {
        ByteBuffer bytes = ByteBuffer.allocate(2 * Integer.BYTES * followers());
        for (int document = 0; document < leaders.length; document++) {
            if (leaders[document] != NOBODY) {
                bytes.putInt(document).putInt(leaders[document]);
            }
        }
        return bytes.array();
    }

    /** What {@link #bytes} were made of. */
    public static Crowds from(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        int length = bytes.length == 0 ? 0 : in.getInt(bytes.length - 2 * Integer.BYTES) + 1;
        int[] leaders = new int[length];
        Arrays.fill(leaders, NOBODY);
        while (in.hasRemaining()) {
            leaders[in.getInt()] = in.getInt();
        }
        return new Crowds(leaders);
    }

    /** Finds the leaders. Documents go by their row: the place in the order of leading. */
    private static final class Gathering {
        private final int[] documents;
        private final int[] leaders;
        private final Sketches sketches;
        private final int[] best;
        private final BitSet settled = new BitSet();
        private final BitSet led = new BitSet();
        private final BitSet leadingSimilar = new BitSet();

        Gathering(int[] documents, Postings postings, int[] leaders) {
            this.documents = documents;
            this.leaders = leaders;
            int[] rows = new int[leaders.length];
            for (int row = 0; row < documents.length; row++) {
                rows[documents[row]] = row;
            }
            this.sketches = new Sketches(postings, rows, documents.length);
            this.best = new int[documents.length];
        }

        void run(List<?> contents) {
            gatherCopies(contents);
            boolean more = documents.length > MANY;
            for (int round = 0; more && round < ROUNDS; round++) {
                more = gather();
            }
        }

        private void gatherCopies(List<?> contents) {
            Map<Object, Integer> counts = new HashMap<>();
            contents.forEach(content -> counts.merge(content, 1, Integer::sum));
            Map<Object, Integer> firsts = new HashMap<>();
            for (int row = 0; row < documents.length; row++) {
                Object content = contents.get(row);
                Integer first = counts.get(content) > MANY_COPIES ? firsts.putIfAbsent(content, row) : null;
                if (first != null) {
                    follow(row, first);
                }
            }
        }

        private void follow(int row, int leader) {
            leaders[documents[row]] = documents[leader];
            settled.set(row);
        }

        /** Lets those who are left follow whom they can, and tells whether anybody did. */
        private boolean gather() {
            Arrays.fill(best, NOBODY);
            for (int place = 0; place < Sketches.SIZE; place++) {
                chooseBy(place);
            }
            boolean anybody = false;
            for (int row = 0; row < documents.length; row++) {
                if (best[row] != NOBODY && best[best[row]] == NOBODY) {
                    follow(row, best[row]);
                    led.set(best[row]);
                    anybody = true;
                }
            }
            return anybody;
        }

        /** Lets documents with the same pair of numbers at a place choose among themselves. */
        private void chooseBy(int place) {
            long[] order = IntStream.range(0, documents.length)
                    .filter(row -> !settled.get(row))
                    .mapToLong(row -> (long) sketches.pair(row, place) << Integer.SIZE | row)
                    .sorted()
                    .toArray();
            for (int from = 0, to; from < order.length; from = to) {
                to = from + 1;
                while (to < order.length && order[to] >> Integer.SIZE == order[from] >> Integer.SIZE) {
                    to++;
                }
                choose(Arrays.stream(order, from, to)
                        .mapToInt(each -> (int) each)
                        .toArray());
            }
        }

        /** Lets documents choose leaders among them that they are like, or the first of them, if they are many. */
        private void choose(int... rows) {
            int[] leading = Arrays.stream(rows).filter(led::get).toArray();
            int[] left = Arrays.stream(rows).filter(row -> !led.get(row)).toArray();
            for (int leader : leading) {
                choose(left, leader, leadingSimilar.get(leader) ? SIMILAR : ALIKE, 0);
            }
            if (left.length == 0 || choose(left, left[0], ALIKE, leading.length > 0 ? FEW : MANY)) {
                return;
            }
            boolean besideSimilar = Arrays.stream(leading).anyMatch(leadingSimilar::get);
            if (choose(left, left[0], SIMILAR, besideSimilar ? FEW : VERY_MANY)) {
                leadingSimilar.set(left[0]);
            }
        }

        /** Lets those that have so many numbers in common with one choose it as a leader, if they are enough. */
        private boolean choose(int[] rows, int leader, int common, int enough) {
            if (rows.length <= enough) {
                return false;
            }
            int[] alike = Arrays.stream(rows)
                    .filter(row -> row != leader && sketches.common(row, leader) >= common)
                    .toArray();
            if (alike.length < enough) {
                return false;
            }
            Arrays.stream(alike).forEach(row -> choose(row, leader));
            return true;
        }

        private void choose(int row, int leader) {
            best[row] = best[row] == NOBODY ? leader : Math.min(best[row], leader);
        }
    }
}
