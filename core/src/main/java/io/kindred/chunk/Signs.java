package io.kindred.chunk;

/** The signs that tell sentences, clauses, items and rules, each by one bit, so that a look into a table finds them all. */
final class Signs {
    static final int ENDS = 1;

    /** Ends a sentence without white space after it. */
    static final int ENDS_WIDE = 2;

    static final int CLOSES = 4;
    static final int OPENS = 8;
    static final int BULLET = 16;
    static final int RULE = 32;
    static final int ENDS_CLAUSE = 64;

    /** Ends a clause without white space after it. */
    static final int ENDS_CLAUSE_WIDE = 128;

    private static final byte[] SIGNS = new byte[1 << Character.SIZE];

    static {
        mark(".?!\u2026\u0589\u061F\u06D4", ENDS);
        mark("\u3002\uFF0E\uFF61\uFF01\uFF1F\u0964\u0965\u104B\u1362\u17D4", ENDS_WIDE);
        mark(")]}\"'\u2018\u2019\u201C\u201D\u00AB\u00BB\u2039\u203A\u300D\u300F\u3011\uFF09", CLOSES);
        mark("([{\"'\u2018\u201A\u201C\u201E\u00AB\u00BB\u2039\u203A\u00BF\u00A1-\u2013\u2014", OPENS);
        mark("-*+\u2022\u00B7\u2023\u25AA\u25AB\u25CF\u25CB\u25E6\u25A0\u2013\u2212", BULLET);
        mark("-=_*~#+.^|:\u2013\u2014\u2500\u2550\u2501", RULE);
        mark(",;:\u2013\u2014\u060C\u061B", ENDS_CLAUSE);
        mark("\u3001\uFF0C\uFF1B\uFF1A\uFF64", ENDS_CLAUSE_WIDE);
    }

    private Signs() {}

    private static void mark(String characters, int kind) {
        for (int i = 0; i < characters.length(); i++) {
            char sign = characters.charAt(i);
            SIGNS[sign] = (byte) (SIGNS[sign] | kind);
        }
    }

    /** Whether a character is a sign of one of some kinds, which are bits. */
    static boolean is(char c, int kinds) {
        return (SIGNS[c] & kinds) != 0;
    }
}
