package io.kindred.chunk;

import java.util.function.IntUnaryOperator;

/** A way to cut what is too long, so chosen that a change of the text moves no cut far from it. */
final class SteadyCut {
    /*
     * Pieces of one fixed length would all shift when a word is added before them. Here a piece ends somewhere between
     * `least` and `most` characters, at the best kind of place there is, and among places of the same kind where the
     * sixteen characters before it have the smallest hash. Two scans that begin at different places soon see the same
     * smallest hash, take the same cut, and agree from there on. White space counts nowhere, so a text wrapped anew is cut
     * between the same words. A character is read by at most 1 + most / least pieces.
     */
    private static final int BITS_PER_CHARACTER = 4;
    private static final int HASHED = Long.SIZE / BITS_PER_CHARACTER;

    /** Marks and surrogates all come after it. */
    private static final char FIRST_MARK = '\u0300';

    /** A rank above all that {@link #rank} gives. */
    static final int BEST = 4;

    private static final int AT_CLAUSE = 3;
    private static final int AT_BLANK = 2;
    private static final int ANYWHERE = 1;
    private static final int NOWHERE = 0;

    private final int least;
    private final int most;

    /** A cut that leaves pieces of {@code least} to {@code most} characters that are no white space. */
    SteadyCut(int least, int most) {
        this.least = least;
        this.most = most;
    }

    /** The end of the first piece of a stretch; {@code rank} says how good a cut before an offset is, 0 for no cut. */
    int next(char[] text, int from, int to, IntUnaryOperator rank) {
        return mayCut(to - from) ? best(text, from, to, rank) : to;
    }

    private int best(char[] text, int from, int to, IntUnaryOperator rank) {
        int cut = to;
        int bestRank = NOWHERE;
        long bestHash = 0;
        long hash = 0;
        int count = 0;
        for (int at = from; at < to; at++) {
            char c = text[at];
            if (Blanks.isBlank(c)) {
                continue;
            }
            int rankHere = count < least ? NOWHERE : rank.applyAsInt(at);
            if (rankHere > NOWHERE && rankHere >= bestRank) {
                long mixed = mix(hash);
                if (rankHere > bestRank || mixed <= bestHash) {
                    cut = at;
                    bestRank = rankHere;
                    bestHash = mixed;
                }
            }
            if (count >= most) {
                return bestRank > NOWHERE ? cut : at;
            }
            if (count >= least - HASHED) {
                hash = (hash << BITS_PER_CHARACTER) + mix(c);
            }
            count++;
        }
        return to;
    }

    /** Whether a stretch of so many characters may be cut. */
    boolean mayCut(int length) {
        return length > most;
    }

    /** How good a cut before the character at {@code at} is, by the characters beside it. */
    static int rank(char[] text, int at) {
        char before = text[at - 1];
        if (Signs.is(before, Signs.ENDS_CLAUSE_WIDE)) {
            return AT_CLAUSE;
        }
        if (Blanks.isBlank(before)) {
            return at > 1 && Signs.is(text[at - 2], Signs.ENDS_CLAUSE) ? AT_CLAUSE : AT_BLANK;
        }
        if (text[at] < FIRST_MARK) {
            return ANYWHERE;
        }
        return isInside(Character.codePointAt(text, at)) || Character.isSurrogatePair(before, text[at])
                ? NOWHERE
                : ANYWHERE;
    }

    private static boolean isInside(int codePoint) {
        int type = Character.getType(codePoint);
        return type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || type == Character.ENCLOSING_MARK;
    }

    private static long mix(long value) {
        long mixed = (value ^ (value >>> 33)) * 0xFF51AFD7ED558CCDL;
        return (mixed ^ (mixed >>> 33)) * 0xC4CEB9FE1A85EC53L;
    }
}
